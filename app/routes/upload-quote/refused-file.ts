/** Why a document did not arrive, as it stands at its field until another one is chosen. */
export type RefusedFile = {
  sentence: string;
  /** It is the file's own fault: sent again it would be refused again. */
  unusable: boolean;
};

const NOT_TAKEN = "This file could not be uploaded. Please try again.";

/** Of an upload that failed with the specified "{status}: {body}". What stands between us and the browser answers with pages of its own. */
export function refusedFile(failed: string): RefusedFile {
  const [, status = "", body = ""] = /^(\d+): ([^<]+)$/.exec(failed) ?? [];
  const sentence = body && Number(status) < 500 ? body : NOT_TAKEN;
  return { sentence, unusable: /^4(?:00|13|15):/.test(failed) };
}
