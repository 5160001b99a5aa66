import { z } from "zod";

/** Marks without a shape of their own: they turn the direction of reading, or make two texts that look alike different ones. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}|[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;
/** The two that join and part letters belong to words of other alphabets and to pictures; elsewhere they are unseen, too. */
const JOINER = /(?<=[\p{Script=Latin}\p{Nd}\p{P}\s]|^)[\u200c\u200d]+/gu;

export function withoutUnseen(value: string): string {
  return value.replace(UNSEEN, "").replace(JOINER, "");
}

/** What is said in one line: breaks and control characters are a space, and unseen marks are left out. */
export function asOneLine(value: string): string {
  return withoutUnseen(value)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** A field of one line: a name, a car, a place. `error`: where it is missing. */
export const lineField = (error?: string) => z.string(error ? { error } : undefined).overwrite(asOneLine);
