/** Why a document did not arrive, as it stands at its field until another one is chosen. */
export type RefusedFile = {
  sentence: string;
  /** It is the file's own fault: sent again it would be refused again. */
  unusable: boolean;
};

const OF_THE_FILE = [400, 413, 415];
const NOT_TAKEN = "This file could not be uploaded. Please try again.";

/** An upload that failed. Its message is the specified "{status}: {body}". */
export class UploadError extends Error {
  readonly refused: RefusedFile;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    // What stands between us and the browser answers with a page of its own.
    const isSentence = status < 500 && body !== "" && !body.startsWith("<");
    this.refused = { sentence: isSentence ? body : NOT_TAKEN, unusable: OF_THE_FILE.includes(status) };
  }
}

export function refusedFile(error: unknown): RefusedFile {
  return error instanceof UploadError ? error.refused : { sentence: NOT_TAKEN, unusable: false };
}
