import { readFileSync } from "node:fs";

export type Locked = {
  version?: string;
  license?: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/**
 * What runs in production by the lock file: everything that the dependencies reach, by its path. `npm sbom --omit dev` leaves
 * out what development needs too: react, for one.
 */
export function productionPackages(): Map<string, Locked & { name: string }> {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const found = new Map<string, Locked & { name: string }>();
  const waiting = [""];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const name of neededBy(packages[path] ?? {})) {
      const place = resolve(packages, path, name);
      const locked = place === null ? undefined : packages[place];
      if (!place || !locked || found.has(place)) continue;
      found.set(place, { ...locked, name });
      waiting.push(place);
    }
  }
  return found;
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/** Where a package finds another: beside itself, else in the folders above it. */
function resolve(packages: Record<string, Locked>, from: string, name: string): string | null {
  const place = `${from ? `${from}/` : ""}node_modules/${name}`;
  if (packages[place]) return place;
  if (!from) return null;
  const above = from.lastIndexOf("/node_modules/");
  return resolve(packages, above < 0 ? "" : from.slice(0, above), name);
}
