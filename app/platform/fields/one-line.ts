import { z } from "zod";

/** What is said in one line: breaks and control characters are a space, and marks that turn the direction of reading are left out. */
export function asOneLine(value: string): string {
  return value
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** A field of one line: a name, a car, a place. `error`: where it is missing. */
export const lineField = (error?: string) => z.string(error ? { error } : undefined).overwrite(asOneLine);
