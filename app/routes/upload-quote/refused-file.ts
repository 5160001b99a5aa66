import * as messages from "#app/platform/messages.ts";

/** Why a document did not arrive, as it stands at its field until another one is chosen. */
export type RefusedFile = {
  sentence: string;
  /** It is the file's own fault: sent again it would be refused again. */
  unusable: boolean;
};

/** Of an upload that failed with the specified "Error: {status}: {body}". What stands between us and the browser answers with pages of its own. */
export function refusedFile(failed: string): RefusedFile {
  const [, body] = /^Error: [04]\d*: ([^<]+)$/.exec(failed) ?? [];
  return {
    sentence: body ?? messages.unforeseen,
    unusable: /^Error: 4(00|13|15)/.test(failed),
  };
}

/** The sentence of a refusal, also where it came as `{ message }`. */
export function bodyOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === "string") return message;
  } catch {
    // It is no JSON: the words themselves.
  }
  return text.slice(0, 300);
}
