import { cleanName } from "#app/platform/files/clean-name.ts";
import { MAX_DOCUMENT_BYTES } from "#app/quote-reader/most.ts";

// Runs in the browser too: what is too large is said before it is sent, in the words of the server.

const ONE = "This file is larger than 15 MB. Please upload a smaller one.";
const SEVERAL = "These files are larger than 15 MB together. Please choose fewer, or smaller ones.";

/** A sentence is read, and the name in it is known by its beginning. */
const LONGEST_NAME = 80;

type Chosen = { name: string; size: number };

/** Of several files, a fault names its own. */
export function faultOf(files: readonly unknown[], { name }: { name: string }, sentence: string): string {
  if (files.length < 2) return sentence;
  return `${cleanName(name).slice(0, LONGEST_NAME) || "A file without a name"}: ${sentence}`;
}

/** Why one of these files is not taken; null where its size is no reason. */
export function tooLargeOf(files: readonly unknown[], file: Chosen): string | null {
  return file.size > MAX_DOCUMENT_BYTES ? faultOf(files, file, ONE) : null;
}

/** Why they are not taken together; null where their size is no reason. */
export function tooLargeTogether(files: readonly Pick<Chosen, "size">[]): string | null {
  return files.reduce((sum, { size }) => sum + size, 0) > MAX_DOCUMENT_BYTES ? saidOfAll(files) : null;
}

/** Why files that are too large are not taken, by how many they are: where only somebody in between has refused them. */
export function saidOfAll(files: readonly unknown[]): string {
  return files.length > 1 ? SEVERAL : ONE;
}

/** The first reason of all; null where they may be sent. */
export function tooLargeSaid(files: readonly Chosen[]): string | null {
  return files.map((file) => tooLargeOf(files, file)).find(Boolean) ?? tooLargeTogether(files);
}
