import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** React's files as a browser gets them: the entry of a package, and what the entry requires when it is no development. */
export const FILES: Record<string, string> = {
  "react/index.js": "react.production.js",
  "react/jsx-runtime.js": "react-jsx-runtime.production.js",
  "react-dom/index.js": "react-dom.production.js",
  "react-dom/client.js": "react-dom-client.production.js",
  "scheduler/index.js": "scheduler.production.js",
};

/**
 * React as modules. It comes as CommonJS, so that every file of the build that uses a hook makes a copy of all that React exports first, and
 * says where each of them is found; as modules the names are the minifier's, and what nobody uses is left out.
 */
export function leanReact(): Plugin {
  const unseen = new Set(Object.keys(FILES));
  return {
    name: "lean-react",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async transform(_code, id) {
      const entry = /\/node_modules\/((?:react|react-dom|scheduler)\/[\w-]+\.js)(?:\?|$)/.exec(id)?.[1];
      const file = entry && FILES[entry];
      if (!file) return null;
      unseen.delete(entry);
      const path = join(dirname(id), "cjs", file);
      return { code: asModule(await readFile(path, "utf8")), map: null };
    },
    generateBundle() {
      if (unseen.size > 0) this.error(`React has no ${[...unseen].join(", ")} any more.`);
    },
  };
}

/** A file that requires at its head and assigns to `exports` by name, with imports and exports instead. */
export function asModule(code: string): string {
  const names = new Set([...code.matchAll(/\bexports\.(\w+) =\s/g)].map(([, name = ""]) => name));
  let text = code.replace(/^var ((?:\w+ = require\("[\w-]+"\)(,\s*|;))+)/gm, (_, required: string, end) => {
    const imports = required.replace(/(\w+) = require\(("[\w-]+")\)[,;]\s*/g, "import * as $1 from $2;\n");
    return end === ";" ? imports : `${imports}var `;
  });
  const later: string[] = [];
  for (const name of names) {
    const own = `$${name}`;
    const once = new RegExp(`^exports\\.${name} =(?=\\s)`, "m");
    const uses = text.match(new RegExp(`\\bexports\\.${name}\\b`, "g"))?.length;
    if (once.test(text) && uses === 1) text = text.replace(once, () => `const ${own} =`);
    else {
      later.push(own);
      text = text.replace(new RegExp(`\\bexports\\.${name}\\b`, "g"), () => own);
    }
  }
  if (names.size === 0 || /\b(?:exports|require|module)\b[.(]/.test(text))
    throw new Error("React is written in another way now.");
  const declared = later.length > 0 ? `let ${later.join(", ")};` : "";
  const exported = [...names].map((name) => `$${name} as ${name}`).join(", ");
  const whole = [...names].map((name) => `${name}: $${name}`).join(", ");
  return [declared, text, `export { ${exported} };`, `export default { ${whole} };`].join("\n");
}
