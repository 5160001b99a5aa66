import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** As lucide-react describes an icon: the elements inside its svg. */
type IconNode = [tag: string, attributes: Record<string, string>][];

const IMPORT = /import \{([^}]+)\} from "lucide-react"/g;
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs(?:\?|$)/;

/** What is drawn without a connection, or by a press at once. They are in the script; all others are on the sheet. */
const AT_HAND = [
  ...["check", "circle-check", "circle-exclamation-point", "clock", "cloud-off", "info", "loader-circle"],
  ...["mic", "pause", "play", "square", "x"],
];

/**
 * Icons as our own small part draws them: see app/ui/icon.ts. The server writes an icon's lines into the page; a browser that draws
 * one anew takes it from one sheet for all, so that no page brings the lines of its icons a second time, as script.
 */
export function leanIcons(): Plugin {
  let sheet = "";
  let path = "";
  let texts = new Map<string, string>();
  const found = { part: false, sheet: false, icon: false };
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      const icons = await iconsOf("app");
      texts = new Map(icons.map(({ name, node }) => [name, iconText(node)]));
      sheet = `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(asGroup).join("")}</svg>\n`;
      path = `assets/icons-${createHash("sha256").update(sheet).digest("hex").slice(0, 8)}.svg`;
    },
    resolveId(source, importer) {
      if (!source.endsWith("/createLucideIcon.mjs") || !importer?.includes("/lucide-react/dist/esm/icons/"))
        return null;
      found.part = true;
      return resolve("app/ui/icon.ts");
    },
    transform(code, id) {
      const browser = this.environment.name === "client";
      if (browser && id.endsWith("/app/ui/icon.ts")) {
        if (!code.includes('"/icons.svg"')) this.error("app/ui/icon.ts has no place for the sheet's name any more.");
        found.sheet = true;
        return { code: code.replace('"/icons.svg"', JSON.stringify(`/${path}`)), map: null };
      }
      const name = ICON.exec(id)?.[1];
      const text = name && texts.get(name);
      // Those that nobody imports by name are not in the build at all.
      if (!name || !text) return null;
      found.icon = true;
      const drawn = `/* @__PURE__ */ createIcon(${JSON.stringify(browser && !AT_HAND.includes(name) ? name : text)})`;
      return { code: `import createIcon from "../createLucideIcon.mjs";\nexport default ${drawn};`, map: null };
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [part, seen] of Object.entries(found))
        if (!seen) this.error(`lucide-react is made in another way now: no ${part} of it was found.`);
      for (const name of AT_HAND) if (!texts.has(name)) this.error(`Nothing draws the icon ${name} any more.`);
      this.emitFile({ type: "asset", fileName: path, source: sheet });
    },
  };
}

/** The icons that the sources under `folder` import, by name. */
async function iconsOf(folder: string): Promise<{ name: string; node: IconNode }[]> {
  const list = await readFile("node_modules/lucide-react/dist/esm/lucide-react.mjs", "utf8");
  const files = new Map<string, string>();
  for (const [, exported = "", file = ""] of list.matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g))
    for (const [, name = ""] of exported.matchAll(/default as (\w+)/g)) files.set(name, file);
  const found = new Set<string>();
  for await (const path of glob(`${folder}/**/*.{ts,tsx}`))
    for (const [, names = ""] of (await readFile(path, "utf8")).matchAll(IMPORT))
      for (const name of names.split(",").map((one) => one.replace(/\bas .*/, "").trim())) {
        const file = files.get(name);
        if (file) found.add(file);
      }
  return Promise.all(
    [...found].sort().map(async (name) => {
      const { __iconData } = await import(resolve(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`));
      return { name, node: __iconData.node };
    }),
  );
}

function asGroup({ name, node }: { name: string; node: IconNode }) {
  return `<g id="${name}">${iconText(node)}</g>`;
}

/** The inside of an icon as markup. What it is made of is the package's own: none has anything to escape. */
function iconText(node: IconNode) {
  return node.map(([tag, attributes]) => `<${tag}${attributesOf(attributes)}/>`).join("");
}

function attributesOf(attributes: Record<string, string>) {
  return Object.entries(attributes)
    .filter(([name]) => name !== "key")
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join("");
}
