import { z } from "zod";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { keepMedia } from "#app/desk/attachments/keep.server.ts";
import { type KeptMedia, refusalOfFiles, sentWords } from "#app/messages/attachments/attachment.ts";
import { fileNameOf } from "#app/platform/files/upload.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { countUpload } from "#app/quotes/store.server.ts";

/** The chosen files of a form; a browser sends an empty one where none was chosen. */
export function chosenFiles(form: FormData, name: string): File[] {
  return form.getAll(name).filter((file): file is File => file instanceof File && file.size > 0);
}

/** The files of a message's form, taken out of it. */
export function takeFiles(form: FormData): File[] {
  const files = chosenFiles(form, "files");
  form.delete("files");
  return files;
}

/** The words of a message with its files: a picture alone says enough. What was typed stays in the form as it was. */
export function wordsWith(files: File[], words: z.ZodType<string>) {
  const instead = files.length > 0 ? sentWords(files.map(({ type }) => type)) : undefined;
  return z.preprocess(
    (typed) => (typeof typed === "string" && typed.trim() !== "" ? typed : (instead ?? typed)),
    words,
  );
}

/**
 * Keeps the pictures and PDFs of a message before it is sent. Errors: 400 more than five, 413, 415 by the file's name; 429 too many
 * uploads, 503.
 */
export async function keepFiles(viewer: SignedInViewer, files: File[]): Promise<(KeptMedia & { fileName: string })[]> {
  const refused = refusalOfFiles(files);
  if (refused) throw new Refusal(refused.status, refused.sentence);
  const kept: (KeptMedia & { fileName: string })[] = [];
  for (const file of files) kept.push(await keepOne(viewer, file));
  return kept;
}

async function keepOne(viewer: SignedInViewer, file: File) {
  const name = fileNameOf(file.name, "");
  try {
    await countUpload(viewer);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kept = await keepMedia({ bytes, type: file.type || "unknown", owner: viewer.user.id });
    return { ...kept, fileName: fileNameOf(file.name, kept.fileType) };
  } catch (error) {
    if (!(error instanceof Refusal) || (error.status !== 413 && error.status !== 415)) throw error;
    throw new Refusal(error.status, `${name}: ${error.message}`);
  }
}
