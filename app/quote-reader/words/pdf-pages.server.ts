import { type Page, UnreadableDocument, type Word } from "#app/quote-reader/words/page.ts";
import { isPdfBomb } from "#app/quote-reader/words/pdf-bomb.ts";
import { hasTooManyPixels, MOST_PICTURE_PIXELS } from "#app/quote-reader/words/pdf-pixels.ts";
import { isMonospaced, joinLigatures, splitIntoWords } from "#app/quote-reader/words/pdf-words.ts";
import { DECODERS, type PdfDocument, pdfjs } from "#app/quote-reader/words/pdfjs.server.ts";

/** More glyph runs than this on one page is not a repair quote. */
const MAX_ITEMS_PER_PAGE = 6_000;
const LONGEST_RUN = 600;
/** Milliseconds. */
const LONGEST_PAGE = 2_000;

/**
 * Opens a PDF without running anything in it.
 * Throws UnreadableDocument when it is damaged, locked by a password or has too many pages.
 */
export async function openPdf(bytes: Uint8Array, maxPages: number): Promise<PdfDocument> {
  if (isPdfBomb(bytes))
    throw new UnreadableDocument(
      "This PDF holds far more than a quote does. Please print it to a new PDF, or send a photo.",
    );
  if (hasTooManyPixels(bytes)) throw new UnreadableDocument(TOO_MANY_PIXELS_INSIDE);
  let pdf: PdfDocument;
  const { getDocument } = await pdfjs();
  const loading = getDocument({
    data: bytes.slice(),
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: MOST_PICTURE_PIXELS,
    wasmUrl: DECODERS,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    verbosity: 0,
  });
  try {
    pdf = await loading.promise;
  } catch (error) {
    await loading.destroy();
    if (error instanceof Error && error.name === "PasswordException") {
      throw new UnreadableDocument(
        "This PDF is protected by a password. Please save it without the password, or send a photo of the pages.",
      );
    }
    throw new UnreadableDocument("This PDF is damaged and cannot be opened. Please export it again, or send a photo.");
  }
  if (pdf.numPages > maxPages) {
    const pages = pdf.numPages;
    await loading.destroy();
    throw new UnreadableDocument(
      `This PDF has ${pages} pages; at most ${maxPages} can be read. Please send only the pages with the quote.`,
    );
  }
  if (pdf.numPages < 1) {
    await loading.destroy();
    throw new UnreadableDocument("This PDF has no pages.");
  }
  return pdf;
}

export const TOO_MANY_PIXELS_INSIDE =
  "A picture inside this PDF has too many pixels. Please scan it at 300 dots an inch, or send a photo.";

/** The words of one page, upright, in points from its top left corner. */
export async function pdfPage(pdf: PdfDocument, number: number): Promise<Page> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const content = await textOf(page);
  const words: Word[] = [];
  const seen = new Set<string>();
  const turned: Placed[] = [];
  for (const item of content.items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const placed = place(item, viewport.transform);
    if (!placed) continue;
    // Some printers draw bold by drawing the same text twice.
    const key = `${item.str}@${Math.round(placed.x / 1.5)},${Math.round(placed.y / 1.5)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const mono = isMonospaced(content.styles[item.fontName]?.fontFamily, item.str);
    turned.push({ ...placed, mono, font: item.fontName });
  }
  const quarter = mainDirection(turned);
  for (const item of turned) {
    if (item.quarter !== quarter) continue;
    words.push(...splitIntoWords(upright(item, quarter, viewport)));
  }
  const swapped = quarter % 2 === 1;
  page.cleanup();
  return {
    number,
    width: swapped ? viewport.height : viewport.width,
    height: swapped ? viewport.width : viewport.height,
    source: "digital",
    words: joinLigatures(words),
  };
}

type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;
type TextContent = Awaited<ReturnType<PdfPage["getTextContent"]>>;

/** The text of a page as it streams in, up to a limit of runs and of time: a compressed bomb holds millions of them. */
async function textOf(page: PdfPage): Promise<TextContent> {
  const content: TextContent = { items: [], styles: {}, lang: null };
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  // Time of this process, and not of the clock: on a machine with much other work a page is no bomb for being slow.
  const before = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return content;
    Object.assign(content.styles, value.styles);
    content.items.push(...value.items.map(shortened));
    if (content.items.length < MAX_ITEMS_PER_PAGE && spent() < LONGEST_PAGE) continue;
    await reader.cancel(new Error("enough"));
    return content;
  }
}

/** Before anything is looked for in it: a run of text is a line at most. */
function shortened<Item extends TextContent["items"][number]>(item: Item): Item {
  return "str" in item && item.str.length > LONGEST_RUN ? { ...item, str: item.str.slice(0, LONGEST_RUN) } : item;
}

type Placed = {
  text: string;
  x: number;
  y: number;
  length: number;
  size: number;
  quarter: 0 | 1 | 2 | 3;
  mono: boolean;
  font: string;
};

type TextItem = { str: string; transform: number[]; width: number; height: number };

/** Where the baseline of a run starts on the page; null when it is turned by an odd angle, as watermarks are. */
function place(item: TextItem, view: number[]): Omit<Placed, "mono" | "font"> | null {
  const [a, b, , , e, f] = multiply(view, item.transform) as [number, number, number, number, number, number];
  const size = item.height || Math.hypot(a, b);
  if (![a, b, e, f, size, item.width].every(Number.isFinite) || size <= 0.5 || size > 400) return null;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const quarter = (((Math.round(degrees / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  const off = Math.abs(degrees - Math.round(degrees / 90) * 90);
  if (off > 8) return null;
  return { text: item.str, x: e, y: f, length: item.width, size, quarter };
}

function mainDirection(items: Placed[]): number {
  const characters = [0, 0, 0, 0];
  for (const item of items) characters[item.quarter] = (characters[item.quarter] ?? 0) + item.text.length;
  return characters.indexOf(Math.max(...characters));
}

function upright(item: Placed, quarter: number, page: { width: number; height: number }): Placed {
  if (quarter === 1) return { ...item, x: item.y, y: page.width - item.x };
  if (quarter === 2) return { ...item, x: page.width - item.x, y: page.height - item.y };
  if (quarter === 3) return { ...item, x: page.height - item.y, y: item.x };
  return item;
}

function multiply(m: number[], n: number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = m;
  const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = n;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
