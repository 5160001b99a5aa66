import { resolve } from "node:path";
import type { Plugin } from "vite";

const given = resolve("app/http/wire/given.ts");
/** The half that writes text, for what is built is run in production alone. */
const drawing = "react-dom/cjs/react-dom-server-legacy.node.production.js";
const whole = resolve("app/http/whole-answer.ts");

/** What is written otherwise in the packages that draw a page on the server: each part, and what stands there instead. */
export const DRAWING: Record<string, [from: string, to: string][]> = {
  // What the loaders gave as one text, where nothing in it waits.
  "react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js": [
    [
      "function encode(input, options) {",
      `import { plainlyGiven } from ${JSON.stringify(given)};
function encode(input, options) {
	const plain = plainlyGiven(input, options);
	if (plain !== undefined) return plain;`,
    ],
  ],
  "react-router/dist/production/lib/server-runtime/single-fetch.js": [
    [
      "return new Response(encodeViaTurboStream(result, request.signal, build.entry.module.streamTimeout, serverMode), {",
      `const given = encodeViaTurboStream(result, request.signal, build.entry.module.streamTimeout, serverMode);
	return new (typeof given === "string" ? WholeAnswer : Response)(given, {`,
    ],
    [
      "function encodeViaTurboStream(",
      `import { WholeAnswer } from ${JSON.stringify(whole)};\nfunction encodeViaTurboStream(`,
    ],
  ],
  // An address is held against a branch of routes as a whole, before its parts are walked one by one: most branches begin alike.
  "react-router/dist/production/lib/router/utils.js": [
    [
      "let { routesMeta } = branch;\n",
      `let { routesMeta } = branch;
	if (!allowPartial) {
		branch.whole ??= compilePath(branch.path)[0];
		if (!branch.whole.test(pathname)) return null;
	}
`,
    ],
  ],
  // An answer that is whole is one: to look for its body would make a stream of it.
  "react-router/dist/production/lib/router/router.js": [
    [
      "function isResponse(value) {\n",
      `import { wholeBody } from ${JSON.stringify(whole)};
function isResponse(value) {
	if (value != null && wholeBody(value) !== undefined) return true;
`,
    ],
  ],
  // The text of a page in parts, for who takes them: options.take. A component's name is for pages that are drawn in two halves.
  [drawing]: [
    ["name = getComponentNameFromType(type),", "name = null,"],
    [
      '  var didFatal = !1,\n    fatalError = null,\n    result = "",',
      '  var take = options && options.take,\n    pieces = 0,\n    didFatal = !1,\n    fatalError = null,\n    result = "",',
    ],
    [
      "null !== chunk && (result += chunk);",
      'if (null !== chunk) {\n        result += chunk;\n        if (take && ++pieces === 64) {\n          take(result);\n          result = "";\n          pieces = 0;\n        }\n      }',
    ],
  ],
};

/** What is drawn here: React and the router are in our own build, with other ways of writing what they have drawn. A part that is not found ends the build. */
export function leanDrawing(): Plugin {
  const unseen = new Set(Object.keys(DRAWING));
  return {
    name: "lean-drawing",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source) => (source === "react-dom/server.node" ? resolve("node_modules", drawing) : null),
    transform(code, id) {
      const path = /\/node_modules\/([^?]+)/.exec(id)?.[1] ?? "";
      const changes = DRAWING[path];
      if (!changes) return null;
      unseen.delete(path);
      let lean = code;
      for (const [from, to] of changes) {
        if (lean.split(from).length !== 2) this.error(`${path} has no ${from} any more, or has it twice.`);
        lean = lean.replace(from, () => to);
      }
      return { code: lean, map: null };
    },
    generateBundle() {
      if (unseen.size > 0) this.error(`The server does not draw with ${[...unseen].join(", ")} any more.`);
    },
  };
}
