import twilio from "twilio";
import type { IncomingText, Media, TextReport } from "#app/messages/providers/messenger.ts";
import { readTextStatus } from "#app/messages/providers/twilio.server.ts";

const OPT_OUT_TYPES: Record<string, IncomingText["takenFor"]> = { STOP: "opt_out", START: "opt_in", HELP: "help" };

/** Reads Twilio's signed calls; null when one is forged or is none of these. */
export type TwilioDoor = {
  readText: (request: Request) => Promise<IncomingText | null>;
  readReport: (request: Request) => Promise<TextReport | null>;
};

export function twilioDoor(config: { authToken: string; publicOrigin?: string | undefined }): TwilioDoor {
  /** Twilio signs the address that it called, which a proxy in front of us may have changed, and every field. */
  async function readFields(request: Request): Promise<URLSearchParams | null> {
    const { origin, pathname, search } = new URL(request.url);
    const address = `${config.publicOrigin ?? origin}${pathname}${search}`;
    const fields = new URLSearchParams(await request.text());
    const signature = request.headers.get("x-twilio-signature") ?? "";
    return twilio.validateRequest(config.authToken, signature, address, asRecord(fields)) ? fields : null;
  }
  return {
    async readText(request) {
      const fields = await readFields(request);
      const [providerMessageId, from] = [fields?.get("MessageSid"), fields?.get("From")];
      if (!fields || !providerMessageId || !from) return null;
      return {
        providerMessageId,
        from,
        body: fields.get("Body") ?? "",
        media: readMedia(fields),
        takenFor: OPT_OUT_TYPES[fields.get("OptOutType")?.toUpperCase() ?? ""] ?? null,
      };
    },
    async readReport(request) {
      const fields = await readFields(request);
      const [providerMessageId, status] = [fields?.get("MessageSid"), fields?.get("MessageStatus")];
      if (!fields || !providerMessageId || !status) return null;
      return { providerMessageId, status: readTextStatus(status), error: fields.get("ErrorCode") || null };
    },
  };
}

/** Twilio sends ten at most. */
const MOST_MEDIA = 10;

function readMedia(fields: URLSearchParams): Media[] {
  const count = Math.min(Number(fields.get("NumMedia")) || 0, MOST_MEDIA);
  return Array.from({ length: count }, (_, index) => ({
    url: fields.get(`MediaUrl${index}`) ?? "",
    type: fields.get(`MediaContentType${index}`) ?? "",
  })).filter(({ url }) => url);
}

function asRecord(fields: URLSearchParams) {
  const names = [...new Set(fields.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = fields.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}
