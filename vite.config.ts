import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** `npm run dev` reaches the same database in the same way as `npm start`. */
function database(): Plugin {
  return {
    name: "database",
    apply: "serve",
    async configureServer() {
      const { prepareDatabase } = await import("./prisma/prepare.ts");
      await prepareDatabase();
    },
  };
}

/** Small modules that most pages share travel together: thirty requests cost a phone more than the bytes in them. */
const SHARED = /\/app\/(?:ui\/(?!field\.|form-|dialog)|format\.ts|messages\.ts)|\/node_modules\/lucide-react\//;

export default defineConfig({
  plugins: [database(), tailwindcss(), reactRouter()],
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
