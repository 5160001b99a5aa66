import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Who may read a form, and why it is safe there. */
const READERS: Record<string, string[]> = {
  "app/http/input.server.ts": [".formData("],
  "app/http/parse-form.ts": ["parseWithZod"],
  // In the browser, of its own form: what was typed where a proxy refused it.
  "app/routes/dashboard/repair/quote.tsx": [".formData("],
};

it("only one function reads a form, and one parses it", () => {
  const elsewhere = globSync("app/**/*.{ts,tsx}", { exclude: ["app/generated/**"] }).flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [".formData(", "parseWithZod", ".multipart("]
      .filter((word) => source.includes(word) && !READERS[file]?.includes(word))
      .map((word) => `${file}: ${word}`);
  });
  expect(elsewhere).toEqual([]);
});
