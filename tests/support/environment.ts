import { vi } from "vitest";

/**
 * Imports the product anew under other variables: providers are chosen when their modules are read. Returns what puts the
 * variables back; the modules read after that are the usual ones again.
 */
export function underEnvironment(variables: Record<string, string>): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  vi.resetModules();
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    vi.resetModules();
  };
}
