import type { Plugin } from "vite";

const COMPILER = /const \{ wasm \} = await import\("([^"]+\.wasm-base64\.mjs)"\)/;

/**
 * What the process would hold for good without ever looking at it again: the database client's compiler of queries as a module of 4.4 MB
 * of text, twice, which is read as a file instead; and our own bundle in two bytes a letter, for the sake of a few signs that a page of
 * Latin does not have, which are written as escapes.
 */
export function leanServer(): Plugin {
  let found = false;
  return {
    name: "lean-server",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!id.endsWith("/app/generated/prisma/internal/class.ts")) return null;
      if (!COMPILER.test(code)) this.error("The database's client loads its compiler of queries in another way now.");
      found = true;
      const read = COMPILER.exec(code)?.[1];
      const lean = code.replace(
        COMPILER,
        `const { readFile } = await import("node:fs/promises");
    const text = await readFile(new URL(import.meta.resolve("${read}")), "latin1");
    const wasm = text.slice(text.indexOf('"') + 1, text.lastIndexOf('"'))`,
      );
      return { code: lean, map: null };
    },
    generateBundle() {
      if (!found) this.error("The database's client has no class.ts any more.");
    },
    renderChunk(code) {
      if (code.includes("String.raw")) this.error("String.raw would show the escapes: see tools/build/lean-server.ts.");
      return { code: code.replaceAll(/[^\0-\xff]/g, escaped), map: null };
    },
  };
}

/** By halves of a pair, as a string has them. */
function escaped(sign: string) {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
