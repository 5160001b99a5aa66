import type { Page, Word } from "#app/quote-reader/words/page.ts";

/** Photographed pages with the spaces put back that the reading left out: "Tax:6.50", "2018Toyota", "hr@$110.00"; on all "2x45.00" parted. */
export function withSpaces(page: Page): Page {
  const words = page.words.flatMap(factorsOf);
  if (page.source !== "photographed") return { ...page, words: words.flatMap(withoutLeaders) };
  return { ...page, words: words.flatMap(parted).map(unlessDoubtful) };
}

/** "2x45.00" of a till: pieces and the price of one in one run of letters. */
const FACTORS = /^(\d{1,3}(?:\.\d{1,2})?)([x×])(\$?\d[\d,]*\.\d\d)$/i;

function factorsOf(word: Word): Word[] {
  const [, ...pieces] = FACTORS.exec(word.text) ?? [];
  return pieces.length > 0 ? placed(word, pieces) : [word];
}

/** "2-row ......... 214.50" in one run of letters: the dots lead the eye and are no word. */
function withoutLeaders(word: Word): Word[] {
  const pieces = [...word.text.matchAll(/(?:(?!\.{4}).)+/g)].filter(
    ([piece]) => piece.trim() !== "" && !/^\.+$/.test(piece),
  );
  if (!word.text.includes("....")) return [word];
  const letter = word.width / word.text.length;
  return pieces.map(({ 0: piece, index }) => {
    const text = piece.replace(/^\.+|\.+$/g, "").trim();
    const from = index + piece.indexOf(text);
    return { ...word, text, x: word.x + from * letter, width: text.length * letter };
  });
}

/** Of amounts read with less than this, most are wrong; those read with more are nearly all right. */
const SURE_AMOUNT = 0.5;

/** An amount read with doubt keeps its place and loses its figures: none is better than a wrong one. */
function unlessDoubtful(word: Word): Word {
  const amount = /^-?\$?\d[\d,]*\.\d\d$/.test(word.text);
  return amount && word.confidence < SURE_AMOUNT ? { ...word, text: "--" } : word;
}

function parted(word: Word): Word[] {
  const pieces = partsOf(word.text);
  return pieces.length === 1 && pieces[0] === word.text ? [word] : placed(word, pieces);
}

/** The pieces of a word where they stand in it. */
function placed(word: Word, pieces: string[]): Word[] {
  const letters = pieces.join("").length + (pieces.length - 1) * 0.4;
  let at = 0;
  return pieces.map((text) => {
    const x = word.x + (at / letters) * word.width;
    at += text.length + 0.4;
    return { ...word, text, x, width: (text.length / letters) * word.width };
  });
}

/** Between these stands a space, or a letter was taken for another. */
const PARTED: [RegExp, string][] = [
  [/[|¦]/g, " "],
  // Dots that lead the eye.
  [/^\.+(?=[$A-Za-z]|\d{1,3}(?:,\d{3})*\.\d\d$)/, ""],
  [/\.{2,}$/, ""],
  [/(\.\d\d)\.$/, "$1"],
  [/(?<=^|[:\s-])S(?=\d[\d,]*\.\d\d$)/, "$$"],
  [/(?<=[A-Za-z\d@)])(?=-?\$\d)/g, " "],
  [/(?<=[A-Za-z\d])(?=@(?:[\s$\d]|$))/g, " "],
  [/(?<=\b[A-Z][a-z]{2})(?=\d{1,2},)/g, " "],
  [/(?<=@)(?=\d)/g, " "],
  [/^(\d{1,2}(?:\.\d{1,2})?)(?=[A-Z][a-z]{3,})/, "$1 "],
  // "46.85MOUNT", "6.0OREPL": the amount of one column and the first word of the next.
  [/^(?<tens>\d{1,3}(?:,\d{3})*\.\d)O(?=[A-Z]{3})/, "$<tens>0 "],
  [/^(\d{1,3}(?:,\d{3})*\.\d\d)(?=[A-Z]{3})/, "$1 "],
  [/^mi(?=[A-Z][a-z]{2})/, "mi "],
  // "2503.7L", "AWD2.5L": the engine behind the model.
  [/(?<=\d{3}|[A-Z]{3})(?=[1-8]\.\dL\b)/g, " "],
  [/^(R[&/]R)(?=[A-Za-z]{3})/i, "$1 "],
  [/\b(VIN[:#.]?)(?=[A-Z0-9]{17}\b)/i, "$1 "],
  [/\b(mileage|odometer|odo|meter|miles|invoice|estimate|quote|total|subtotal|tax|qty|date|number)(?=[\d$])/gi, "$1 "],
  [/([A-Za-z)])([:#])(?=[A-Za-z\d$])/g, "$1$2 "],
  [/([A-Za-z)%]:)(?=-\$?\d)/g, "$1 "],
  [/([A-Za-z]{3,})([,;.])(?=[A-Za-z]{2,})/g, "$1$2 "],
  [/([a-z)\d])([&(])(?=\w{2,})/g, "$1 $2"],
  [/([)&])(?=[A-Za-z]{3,})/g, "$1 "],
  [/\b(w\/)(?=[A-Za-z]{4,})/g, "$1 "],
  [/\b((?:19|20)\d\d)(?=[A-Z][A-Za-z]{2,})/g, "$1 "],
  [/(\b\d{1,2},)(?=20\d\d\b)/g, "$1 "],
  [/([a-z]{3,})(?=\d{4,}\b)/g, "$1 "],
  [/([A-Z0-9]{17})(?=(?:Miles|Mileage|Odometer|Odo)\b)/gi, "$1 "],
  [/\b(\d{1,3}[.,]\d{3})(?=(?:mi|miles)\b)/gi, "$1 "],
  [/([a-z]{3,})(?=[A-Z][a-z])/g, "$1 "],
];

/** "INV0ICE": no number has so many letters and no other figure. */
const OF_LETTERS = /^(?:0?[A-Z]){3,}[,.:#]?$/;

function partsOf(text: string): string[] {
  const lettered = OF_LETTERS.test(text) ? text.replaceAll("0", "O") : text;
  const marked = PARTED.reduce((said, [pattern, as]) => said.replace(pattern, as), lettered).trim();
  return marked === "" ? [text] : marked.split(/\s+/);
}
