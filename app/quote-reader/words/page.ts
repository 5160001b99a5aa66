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
  /** The name that its document gives its font; a camera sees none. */
  font?: string;
  confidence: number;
  /** Words with the same number were found by the camera as one piece of text. */
  run?: number;
  /** Where the word stands on the picture as it was sent, in its pixels; digital words stand where they stand. */
  origin?: { x: number; y: number; x2: number; y2: number };
};

/** `number` counts from 1; `original` is the size of the picture that the words' origins are measured on. */
export type Page = {
  number: number;
  width: number;
  height: number;
  source: "digital" | "photographed";
  words: Word[];
  original?: { width: number; height: number };
};

/** A document that cannot be read; the message is a sentence for the customer. */
export class UnreadableDocument extends Error {}
