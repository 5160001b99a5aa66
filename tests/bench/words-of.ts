/**
 * The words on a document's pages, kept in a folder of the machine's own under the bytes of the document and of what finds words: a
 * bench that asks how rows are read need not look at a photograph again.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pagesOf, pictureOf } from "#app/quote-reader/process/read-document.ts";
import { sniffDocument } from "#app/quote-reader/sniff.ts";
import { type Page, UnreadableDocument } from "#app/quote-reader/words/page.ts";

const FOLDER = path.join(tmpdir(), "quote-words");
const FINDS_WORDS = path.join(import.meta.dirname, "../../app/quote-reader/words");

let finder: string | undefined;

/** The pages of a document; none where it cannot be opened. */
export async function wordsOf(bytes: Uint8Array): Promise<Page[]> {
  finder ??= hashOf(
    readdirSync(FINDS_WORDS, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .sort()
      .map((file) => readFileSync(path.join(FINDS_WORDS, file), "utf8"))
      .join("\n"),
  );
  const kept = path.join(FOLDER, process.env.QUOTE_WORDS ?? finder, `${hashOf(bytes)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8")) as Page[];
  if (process.env.QUOTE_WORDS_KEPT) return [];
  const pages = await readWords(bytes);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify(pages));
  renameSync(`${kept}.${process.pid}`, kept);
  return pages;
}

async function readWords(bytes: Uint8Array): Promise<Page[]> {
  try {
    const isPdf = sniffDocument(bytes) === "application/pdf";
    return isPdf ? await pagesOf(bytes, () => {}) : [await pictureOf(bytes, () => {})];
  } catch (error) {
    if (error instanceof UnreadableDocument) return [];
    throw error;
  }
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
