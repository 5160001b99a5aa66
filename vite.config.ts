import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Plugin } from "vite";

const STILL_SCRIPT = "app/routes/landing/script/main.ts";

/** `virtual:still-script`: the script of the pages that are drawn once, as text for the server to write into them. */
function stillScript(): Plugin {
  return {
    name: "still-script",
    resolveId: (id) => (id === "virtual:still-script" ? `\0${id}` : null),
    async load(id) {
      if (id !== "\0virtual:still-script") return null;
      if (this.environment.name === "client") return 'export default "";';
      this.addWatchFile(resolve(STILL_SCRIPT));
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        build: {
          write: false,
          target: "es2022",
          lib: { entry: STILL_SCRIPT, formats: ["iife"], name: "still", fileName: "still" },
        },
      });
      const [output] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
      if (output?.type !== "chunk") throw new Error("The script of the still pages was not built.");
      return `export default ${JSON.stringify(output.code.trim())};`;
    },
  };
}

/** Small modules that most pages share travel together: thirty requests cost a phone more than the bytes in them. */
const SHARED =
  /\/app\/(?:ui\/(?!field\.|form-|dialog)|platform\/(?:format|messages)\.ts)|\/node_modules\/lucide-react\//;

export default defineConfig({
  plugins: [stillScript(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "shared", test: SHARED, minShareCount: 3 }] } },
        },
      },
    },
  },
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
  ssr: {
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
});
