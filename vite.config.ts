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

export default defineConfig({
  plugins: [database(), tailwindcss(), reactRouter()],
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
