import { isUuid } from "#app/access/viewer.server.ts";
import { ownOrigin } from "#app/platform/env.server.ts";
import { seal, unseal } from "#app/platform/secrets/seal.server.ts";

const USE = "sent-picture";
/** Hours in which the provider may fetch what leaves with a text, its tries again included. */
const OPEN_FOR = 48;

/** The address under which the provider of texts fetches a picture: it names this one, and ends by itself. */
export function sentPictureAddress(attachmentId: string, now = Date.now()): string {
  const token = seal(USE, "", `${attachmentId} ${now + OPEN_FOR * 3_600_000}`);
  return `${ownOrigin()}/sent-pictures/${token}`;
}

/** Whose address that is; null for none of ours, and once its time is over. */
export function readSentPicture(token: string, now = Date.now()): string | null {
  const [id = "", until = ""] = unseal(USE, "", token)?.text.split(" ") ?? [];
  return isUuid(id) && Number(until) > now ? id : null;
}
