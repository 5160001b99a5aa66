import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Plugin } from "vite";
import { leanDrawing } from "./tools/build/lean-drawing.ts";
import { leanIcons } from "./tools/build/lean-icons.ts";
import { leanReact } from "./tools/build/lean-react.ts";
import { leanRouter } from "./tools/build/lean-router.ts";
import { leanServer } from "./tools/build/lean-server.ts";
import { shortManifest } from "./tools/build/short-manifest.ts";

const OWN_SCRIPTS: Record<string, string> = {
  "virtual:still-script": "app/routes/landing/script/main.ts",
  "virtual:login-script": "app/routes/login/script/main.ts",
  "virtual:photo-script": "app/routes/upload-quote/script/main.ts",
};

/** The scripts of the pages that come without React, or before it, as text for the server to write into them. */
function ownScripts(): Plugin {
  return {
    name: "own-scripts",
    resolveId: (id) => (id in OWN_SCRIPTS ? `\0${id}` : null),
    async load(id) {
      const entry = id.startsWith("\0") ? OWN_SCRIPTS[id.slice(1)] : undefined;
      if (!entry) return null;
      if (this.environment.name === "client") return 'export default "";';
      this.addWatchFile(resolve(entry));
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        build: {
          write: false,
          target: "es2022",
          lib: { entry, formats: ["iife"], name: "own", fileName: "own" },
        },
      });
      const [output] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
      if (output?.type !== "chunk") throw new Error(`${entry} was not built.`);
      return `export default ${JSON.stringify(output.code.trim())};`;
    },
  };
}

/** A part that is fetched later has no style sheet of its own, and small parts need nobody who fetches theirs ahead: `import()` as it is. */
function plainImports(): Plugin {
  let found = false;
  return {
    name: "plain-imports",
    apply: "build",
    transform(_code, id) {
      if (!id.endsWith("vite/preload-helper.js")) return null;
      found = true;
      const helper = `(load, sheets) => { if (sheets?.length) throw new Error("A part that comes later has a style sheet."); return load(); }`;
      return { code: `export const __vitePreload = ${helper};`, map: null };
    },
    generateBundle() {
      if (!found && this.environment.name === "client") this.error("Vite has another preload helper now.");
    },
  };
}

/** Pages are drawn with links, forms and fetchers that are nothing but markup: see app/ui/behavior/drawn-router.tsx. */
function drawnRouter(): Plugin {
  const own = resolve("app/ui/behavior/drawn-router.tsx");
  let found = false;
  return {
    name: "drawn-router",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const drawn = source === "react-router" && this.environment.name === "ssr";
      if (!drawn || importer === own || !importer?.startsWith(resolve("app"))) return null;
      found = true;
      return own;
    },
    generateBundle() {
      if (!found && this.environment.name === "ssr") this.error("Nothing is drawn with the router of the server.");
    },
  };
}

/**
 * What travels together. React and its router are on every page, the form library where a form is, the validator where one is checked
 * in the browser; the small parts of screens come as few files, for thirty requests cost a phone more than the bytes in them: the shell
 * that every page has, what most are made of, and the words of the business. Dialogs, tables and pickers come with who shows one.
 */
const TOGETHER = [
  {
    name: "framework",
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\/|vite\/preload-helper|rolldown\/runtime/,
    priority: 7,
  },
  {
    name: "shell",
    test: /\/app\/(?:routes\/repairs\/account\.|ui\/(?:alert|badge|button|card|cn|company|disclosure|fonts|icon|logo|meta|page|spinner|over\/toast(?:er|-id)|money\/(?:money|scale)|behavior\/(?:interrupted|use-(?:fresh-user|hydrated)|later|leave-for-document|as-drawn|plain-links))\.|platform\/(?:clock|days|format|known)\.ts)|\/lucide-react\/dist\/esm\//,
    priority: 4,
  },
  {
    name: "words",
    test: /\/app\/(?:platform\/(?:money|refusal)|repair\/(?:authorization|line-item|repair-request|tax|words))\.ts/,
    priority: 3,
  },
  {
    name: "status",
    test: /\/app\/(?:routes\/repair-status\/(?:failure|frame|verb-form)|ui\/behavior\/use-(?:refresh-while|actions-at-hand))\./,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "evidence",
    test: /\/app\/(?:routes\/upload-quote\/said|ui\/(?:money\/|linked|place-on-page))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "desk",
    test: /\/app\/(?:routes\/dashboard\/(?:use-keys|delivery-note|repair-requests\/status-badge)|ui\/(?:table|avatar|tabs|empty-state|form\/(?:search|narrowed-select|field-parts)))\./,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "forms",
    test: /\/node_modules\/@conform-to\/(?:dom|react)\/|\/app\/ui\/form\/(?:field\.|form-errors|use-form)/,
    priority: 2,
  },
  { name: "validator", test: /\/node_modules\/(?:zod|@conform-to\/zod)\//, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    ownScripts(),
    leanIcons(),
    drawnRouter(),
    leanReact(),
    leanRouter(),
    leanDrawing(),
    plainImports(),
    leanServer(),
    tailwindcss(),
    reactRouter(),
    shortManifest(),
  ],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } } },
    },
  },
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0, modulePreload: false },
  ssr: {
    noExternal: command === "build" ? ["lucide-react", "react-router"] : [],
    external: [
      "pg",
      "@node-rs/argon2",
      "unpdf",
      "onnxruntime-node",
      "sharp",
      "pino",
      "pg-boss",
      "@prisma/schema-engine-wasm",
    ],
  },
}));
