/**
 * A word with its place, in the units of its page (points or pixels), origin top left.
 * `fontSize` is the height of a line of this text; `confidence` is 1 for digital text.
 */
export type Word = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  bold: boolean;
  confidence: number;
};

/** `number` counts from 1. */
export type Page = { number: number; width: number; height: number; source: "digital" | "photographed"; words: Word[] };

/** A document that cannot be read; the message is a sentence for the customer. */
export class UnreadableDocument extends Error {}
