import { defineConfig } from "prisma/config";

// The CLI would download a native engine; generate, validate and format are WebAssembly and need none.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations", seed: "node prisma/seed.ts" },
});
