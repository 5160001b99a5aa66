export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 502 | 503;

type Coded = {
  code: string;
  methodId?: string;
  documentId?: string;
  repairRequestId?: string;
  url?: string;
  alternatives?: readonly string[];
  /** What comes back as `sure`, or as `anyway` where it is `asks_first`, where it is so all the same. */
  asked?: string;
};

/** The title of a refusal because of what somebody else wrote. */
export const CHANGED_MEANWHILE = "Changed meanwhile";

/** The title of what is to be looked at once more. */
export const REVIEW = "Please review";

/** Refused because what was shown stands no more: to be shown anew, and pressed again knowingly. */
export function isOvertaken({ status, title }: Refusal): boolean {
  return status === 409 && (title === CHANGED_MEANWHILE || title === REVIEW);
}

/** What the business throws when it says no. One place turns it into a status, a toast or a field error. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  /** Title of the toast; the message is its description. */
  readonly title: string | undefined;
  /** The form field the refusal is about. */
  readonly field: string | undefined;
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined;
  /** What a program needs to go on: a word that names the refusal, and what belongs to it. */
  readonly coded: Coded | undefined;

  constructor(
    status: RefusalStatus,
    message: string,
    details: {
      title?: string;
      field?: string;
      retryAfter?: number;
      coded?: Coded;
    } = {},
  ) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.title = details.title;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
    this.coded = details.coded;
  }
}

export function notFound(what = "This page or record"): Refusal {
  return new Refusal(404, `${what} was not found.`);
}

export function forbidden(message = "You do not have permission to do this."): Refusal {
  return new Refusal(403, message);
}

/** Nothing is done yet: something stands against it that was not seen. Sent again with these sentences as `anyway` it is done. */
export class AsksFirst extends Refusal {
  readonly conflicts: string[];

  constructor(message: string, conflicts: string[], coded?: Coded) {
    super(409, message, coded ? { coded } : {});
    this.name = "AsksFirst";
    this.conflicts = conflicts;
  }
}

/** What came after the version that was seen is never written over unseen. `what` begins the sentence: "This user". */
export function changedMeanwhile(what: string): Refusal {
  const sentence = `${what} was changed by someone else while you were editing. Check what stands now, then try again.`;
  return new Refusal(409, sentence, { title: CHANGED_MEANWHILE });
}

export function unauthenticated(message = "Sign in to continue."): Refusal {
  return new Refusal(401, message);
}
