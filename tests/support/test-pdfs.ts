import { drawPdfs } from "#app/platform/pdf/pdf-child.server.ts";
import { pdf, sheet, text } from "#app/platform/pdf/pdf-parts.server.ts";

/** PDFs that behave as none should, for tests of what holds them: the process of `makePdfPool`. */
drawPdfs({
  words: async () => (words: string) => pdf({ title: words, author: "Tests" }, sheet({}, 1, text(null, words))),
  endless: async () => () => {
    for (;;);
  },
  hungry: async () => () => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 1000 }, (_, index) => `${index} of ${kept.length}`));
  },
  broken: async () => () => {
    throw new Error("no such line");
  },
});
