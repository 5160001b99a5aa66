import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { type Locked, productionPackages } from "./production.ts";

type Component = { name: string; version: string; "bom-ref": string };
type Sbom = { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] };

/**
 * `npm run sbom`: what runs in production, with its checksums and licenses, as CycloneDX. npm makes it; what npm leaves out
 * because development needs it too is added from the lock file. Errors: npm's own words.
 */
export function makeSbom(): Sbom {
  const command = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
  const { status, stdout, stderr } = spawnSync("npm", [...command, "--sbom-type", "application"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The bill of materials was not made: ${stderr.trim()}`);
  const sbom = JSON.parse(stdout) as Sbom;
  const known = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`));
  const missing = new Map<string, Component>();
  for (const locked of productionPackages().values()) {
    const component = componentOf(locked);
    if (!known.has(component["bom-ref"])) missing.set(component["bom-ref"], component);
  }
  const refs = [...missing.keys()];
  return {
    ...sbom,
    components: [...sbom.components, ...missing.values()],
    dependencies: [...sbom.dependencies, ...refs.map((ref) => ({ ref, dependsOn: [] }))],
  };
}

function componentOf({ name, version = "", license, integrity }: Locked & { name: string }): Component {
  const [algorithm, digest] = (integrity?.split(" ")[0] ?? "").split("-");
  const component = {
    ...{ "bom-ref": `${name}@${version}`, type: "library", name, version, scope: "required" },
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(algorithm === "sha512" && digest
      ? { hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }] }
      : {}),
    ...(license ? { licenses: [{ license: { id: license } }] } : {}),
  };
  return component;
}

if (import.meta.main) {
  const sbom = makeSbom();
  writeFileSync("sbom.json", `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`sbom.json names ${sbom.components.length} components.`);
}
