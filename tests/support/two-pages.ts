import { readFileSync } from "node:fs";

/**
 * Two pages of a made-up estimate as a phone takes them: the first is stored lying on its side, as its EXIF says; its lines are proven by
 * the subtotal on the second.
 */
export const TWO_PAGES = ["IMG_1201.jpg", "IMG_1202.jpg"].map((name, at) => ({
  name,
  bytes: new Uint8Array(readFileSync(`tests/e2e/fixtures/two-pages/${at + 1}.jpg`)),
}));

/** Its lines as they are printed, in cents. */
export const TWO_PAGES_LINES = [
  ["Front brake pads, ceramic", 18_900],
  ["Front brake rotor", 28_500],
  ["Replace front pads and rotors", 33_000],
  ["Brake fluid DOT 4", 2_400],
  ["Flush brake fluid", 16_500],
  ["Cabin air filter", 4_600],
  ["Replace cabin air filter", 6_600],
  ["Wiper blade set", 5_800],
];

/** The same lines as a program prints them: read in a twentieth of a photo's time, for what is not about photos. */
export const TWO_PRINTED = [TWO_PAGES_LINES.slice(0, 5), TWO_PAGES_LINES.slice(5)].map((lines, at) => {
  const sums =
    at === 1
      ? ([
          ["Subtotal", 116_300],
          ["Sales tax", 6_175],
          ["Total", 122_475],
        ] as const)
      : [];
  return printedPage(`IMG_120${at + 1}.pdf`, [], [...lines, ...sums]);
});

/** Two shops' quotes, which somebody chose at once. */
export const PRINTED_TWO_SHOPS = [
  printedPage(
    "harbor.pdf",
    ["Harbor Street Auto", "Estimate 20817"],
    [
      ["Clutch kit", 41_200],
      ["Labor, replace clutch", 78_000],
      ["Shop supplies", 2_400],
      ["Subtotal", 121_600],
      ["Sales tax", 6_200],
      ["Total", 127_800],
    ],
  ),
  printedPage(
    "millbrook.pdf",
    ["Millbrook Motors", "Estimate A-5512"],
    [
      ["Clutch set with release bearing", 52_500],
      ["Labor, clutch", 94_000],
      ["Subtotal", 146_500],
      ["Sales tax", 8_500],
      ["Total", 155_000],
    ],
  ),
];

/** A page of a letterhead and rows of amounts in cents. */
function printedPage(name: string, head: string[], lines: readonly (readonly (string | number)[])[]) {
  const rows = [
    ...head.map((words) => [words, ""]),
    ["Description", "Amount"],
    ...lines.map(([words, cents]) => [words, printed(Number(cents))]),
  ];
  const drawing = rows
    .map(([words, amount], row) => `BT /F 10 Tf 40 ${740 - row * 24} Td (${words}) Tj 400 0 Td (${amount}) Tj ET`)
    .join("\n");
  return { name, bytes: new TextEncoder().encode(pdfOf(drawing)) };
}

function printed(cents: number) {
  return `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
}

function pdfOf(drawing: string) {
  const page = "/MediaBox[0 0 612 792]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R";
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R${page}>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  return `%PDF-1.4\n${objects.join("")}trailer\n<</Root 1 0 R>>\n%%EOF\n`;
}

/** Both as the files of a form. */
export const twoPhotos = () => TWO_PAGES.map(({ name, bytes }) => new File([bytes], name, { type: "image/jpeg" }));
export const twoPrinted = () =>
  TWO_PRINTED.map(({ name, bytes }) => new File([bytes], name, { type: "application/pdf" }));
