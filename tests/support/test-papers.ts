import { paper, sheet, text } from "#app/platform/files/paper.server.ts";
import { drawPapers } from "#app/platform/files/paper-child.server.ts";

/** Papers that behave as none should, for tests of what holds them: the process of `makePaperGate`. */
drawPapers({
  words: async () => (words: string) => paper({ title: words, author: "Tests" }, sheet({}, 1, text(null, words))),
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
