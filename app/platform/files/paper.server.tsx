import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Font, Text as PlainText, StyleSheet, type TextProps } from "@react-pdf/renderer";
import type { PropsWithChildren, ReactNode } from "react";

// The font of all our PDFs. A PDF's own Helvetica knows Western Europe alone: Nguyễn and Łukasz become other letters in it.
const folder = path.dirname(createRequire(import.meta.url).resolve("@fontsource/inter/package.json"));
const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(folder, "unicode.json"), "utf8"));
const SCRIPTS = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

for (const script of SCRIPTS) {
  const fonts = [400, 700].map((fontWeight) => ({
    src: path.join(folder, "files", `inter-${script}-${fontWeight}-normal.woff`),
    fontWeight,
  }));
  Font.register({ family: `Inter ${script}`, fonts });
}
// Words are broken between them alone, as on the screen.
Font.registerHyphenationCallback((word) => [word]);

const covered = SCRIPTS.flatMap((script) => ranges[script]?.split(",") ?? [])
  .map((range) => range.replace("U+", "").split("-"))
  .map(([from, to = from]) => `\\u{${from}}-\\u{${to}}`);
const NOT_COVERED = new RegExp(`[^${covered.join("")}]`, "gu");

/** What every page of ours begins with. */
export const PAPER = StyleSheet.create({
  page: {
    padding: 48,
    fontSize: 9,
    fontFamily: SCRIPTS.map((script) => `Inter ${script}`),
    color: "#0b1626",
    lineHeight: 1.4,
  },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2 },
  strong: { fontWeight: 700 },
  muted: { color: "#4a5b73" },
});

/** Text on a PDF. A sign that the font does not have is printed as a question mark, never as another sign. */
export function Text({ children, render, ...rest }: PropsWithChildren<TextProps>) {
  if (render) return <PlainText {...rest} render={(...page) => printable(render(...page))} />;
  return <PlainText {...rest}>{printable(children)}</PlainText>;
}

function printable(words: ReactNode): ReactNode {
  if (Array.isArray(words)) return words.map(printable);
  return typeof words === "string" ? words.normalize("NFC").replace(NOT_COVERED, "?") : words;
}
