import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { randomFrom } from "../corpus/generator/catalog.ts";

/** Damaged and hostile files, the same ones at every run. */

const corpus = path.join(import.meta.dirname, "../corpus");
const pdfs = ["tuned", "held-back"].flatMap((split) =>
  readdirSync(path.join(corpus, split))
    .filter((file) => file.endsWith(".pdf"))
    .map((file) => readFileSync(path.join(corpus, split, file))),
);
// Small pictures: what is tried is the way through the decoder, not the reading of a page.
const words = Buffer.from(
  `<svg width="360" height="90"><rect width="360" height="90" fill="#fff"/><text x="10" y="40" font-size="22">Brake pads 120.00</text></svg>`,
);
const pictures = [
  await sharp(words).jpeg().toBuffer(),
  await sharp(words).png().toBuffer(),
  await sharp(words).webp().toBuffer(),
];
const random = randomFrom(4242);

const PAGES = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>";

type Kind = { name: string; share: number; make: () => Uint8Array };
const KINDS: Kind[] = [
  { name: "cut off", share: 20, make: () => cut(pick(pdfs)) },
  { name: "bytes changed", share: 34, make: () => changed(pick(pdfs)) },
  { name: "blocks moved", share: 14, make: () => shuffled(pick(pdfs)) },
  { name: "noise behind a header", share: 10, make: noise },
  { name: "hostile structure", share: 12, make: hostile },
  { name: "damaged picture", share: 9, make: () => (random(2) === 0 ? cut(pick(pictures)) : changed(pick(pictures))) },
  { name: "picture bomb", share: 1, make: pictureBomb },
];

/** The next file: of a kind by its share, or of the kind that is named. */
export function nextHostile(only?: string): { kind: string; bytes: Uint8Array } {
  const kind = KINDS.find((each) => each.name === only) ?? kindAt(random(100));
  return { kind: kind.name, bytes: kind.make() };
}

function kindAt(place: number): Kind {
  let left = place;
  for (const kind of KINDS) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  return KINDS[0] as Kind;
}

function pick<T>(list: T[]): T {
  return list[random(list.length)] as T;
}

function cut(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, random(bytes.length));
}

function changed(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes);
  const times = 1 + random(random(4) === 0 ? 400 : 20);
  for (let index = 0; index < times; index++) out[random(out.length)] = random(256);
  return out;
}

function shuffled(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes);
  for (let index = 0; index < 1 + random(6); index++) {
    const length = random(Math.min(2000, out.length));
    out.copyWithin(random(out.length - length), random(out.length - length), 0 + length);
  }
  return out;
}

function noise(): Uint8Array {
  const heads = [
    "%PDF-1.7\n",
    "%PDF-1.4\n1 0 obj\n<<",
    "\xff\xd8\xff\xe0",
    "\x89PNG\r\n\x1a\n",
    "RIFF\x10\x00\x00\x00WEBP",
    "\x00\x00\x00\x18ftypheic",
  ];
  const body = Uint8Array.from({ length: random(6000) }, () => random(256));
  return Buffer.concat([Buffer.from(pick(heads), "latin1"), body]);
}

/** PDFs that are well formed and mean harm: many pages, none, loops, huge or empty pages, compressed bombs, locks. */
function hostile(): Uint8Array {
  const which = random(9);
  if (which === 0) return pdf([`<< /Type /Pages /Kids [${"3 0 R ".repeat(500)}] /Count 500 >>`, PAGE], "");
  if (which === 1) return pdf(["<< /Type /Pages /Kids [] /Count 0 >>"], "");
  if (which === 2) return pdf(["<< /Type /Pages /Kids [2 0 R] /Count 1 >>"], "");
  if (which === 3) return pdf([PAGES, PAGE.replace("612 792", "0 0")], "");
  if (which === 4) return pdf([PAGES, PAGE.replace("612 792", "14400000 1e30")], "");
  if (which === 5)
    return pdf(
      [PAGES, PAGE, stream(deflateSync(Buffer.alloc(30_000_000, "BT (a) Tj ET ")), "/Filter /FlateDecode")],
      "",
    );
  if (which === 6)
    return pdf(
      [PAGES, PAGE],
      `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -1 /O (${"o".repeat(32)}) /U (${"u".repeat(32)}) >> /ID [(a)(b)]`,
    );
  if (which === 7)
    return pdf(
      [
        PAGES,
        PAGE.replace("/Contents 4 0 R", "/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>"),
        stream(Buffer.from("q 612 0 0 792 0 0 cm /I Do Q"), ""),
        stream(
          deflateSync(Buffer.alloc(1000)),
          "/Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode",
        ),
      ],
      "",
    );
  return pdf([PAGES, PAGE, stream(Buffer.from("q ".repeat(random(40) === 0 ? 200_000 : 10_000)), "")], "");
}

function stream(data: Buffer, entries: string): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

function pdf(objects: (string | Buffer)[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.5\n")];
  for (const [index, object] of ["<< /Type /Catalog /Pages 2 0 R >>", ...objects].entries()) {
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  parts.push(Buffer.from(`trailer << /Root 1 0 R ${trailer} >>\n%%EOF`));
  return Buffer.concat(parts);
}

/** A PNG whose head promises 30,000 by 30,000 pixels. */
function pictureBomb(): Uint8Array {
  const png = Buffer.from(pictures[1] as Buffer);
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(random(2) === 0 ? 30_000 : 3_000, 20);
  return png;
}
