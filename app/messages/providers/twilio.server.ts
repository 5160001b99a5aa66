import twilio from "twilio";
import type { CodeService, Messenger, SentText, TextStatus } from "#app/messages/providers/messenger.ts";
import { asProviderFault, readRefusal } from "#app/messages/providers/twilio-faults.ts";
import { mediaFetcher } from "#app/messages/providers/twilio-media.server.ts";

type Config = {
  accountSid: string;
  authToken: string;
  verifyServiceSid: string;
  fromNumber: string;
  /** Where Twilio reports what became of a text; it does not report without. */
  publicOrigin?: string | undefined;
  /** One address in place of all of Twilio's. */
  apiBase?: string | undefined;
  /** Milliseconds. */
  timeout?: number;
};

const TIMEOUT = 10_000;
/** Twilio's clock and ours may differ by this many milliseconds. */
const CLOCKS = 60_000;
const NEWEST = 50;

/** Texts and one-time codes through Twilio's Messages and Verify. */
export function twilioMessenger(config: Config): Messenger {
  const { fromNumber, publicOrigin } = config;
  const client = twilio(config.accountSid, config.authToken, {
    httpClient: httpClientFor(config.apiBase, config.timeout ?? TIMEOUT),
  });
  const statusCallback = publicOrigin ? { statusCallback: `${publicOrigin}/webhooks/twilio-status` } : {};
  return {
    name: "twilio",
    async sendText({ to, body, pictures = [] }) {
      const sent = await client.messages
        .create({
          to,
          body,
          from: fromNumber,
          ...statusCallback,
          ...(pictures.length > 0 ? { mediaUrl: pictures } : {}),
        })
        .catch(asProviderFault);
      return asSentText(sent);
    },
    async findSentText({ to, body, since, except }) {
      // Not asked for by the date of sending: a text that still waits at Twilio has none.
      const texts = await client.messages.list({ to, from: fromNumber, limit: NEWEST }).catch(asProviderFault);
      const found = texts.find(
        (text) => text.body === body && +text.dateCreated >= since.getTime() - CLOCKS && !except.includes(text.sid),
      );
      return found ? asSentText(found) : null;
    },
    fetchMedia: mediaFetcher(config),
    codes: verifyCodes(client.verify.v2.services(config.verifyServiceSid)),
  };
}

type VerifyService = ReturnType<ReturnType<typeof twilio>["verify"]["v2"]["services"]>;

const TOO_MANY_TRIES = 60202;

function verifyCodes(service: VerifyService): CodeService {
  return {
    async send(phone) {
      const verification = await service.verifications.create({ to: phone, channel: "sms" }).catch(asProviderFault);
      return verification.sid;
    },
    async check(attempt, code) {
      try {
        const { status } = await service.verificationChecks.create({ verificationSid: attempt, code });
        if (status === "approved") return "right";
        if (status === "max_attempts_reached") return "too_many_tries";
        return status === "pending" ? "wrong" : "expired";
      } catch (error) {
        const refusal = readRefusal(error);
        if (refusal?.code === TOO_MANY_TRIES) return "too_many_tries";
        // Twilio forgets a verification that expired, was used or had too many tries.
        if (refusal?.status === 404) return "expired";
        return asProviderFault(error);
      }
    },
  };
}

function asSentText({ sid, status }: { sid: string; status: string }): SentText {
  return { providerMessageId: sid, status: readTextStatus(status) };
}

/** Twilio's word for where a text is, in ours. */
export function readTextStatus(status: string): TextStatus {
  if (status === "delivered" || status === "read") return "delivered";
  if (status === "failed" || status === "undelivered" || status === "canceled") return "failed";
  return status === "sent" ? "sent" : "queued";
}

function httpClientFor(apiBase: string | undefined, timeout: number) {
  if (!apiBase) return new twilio.RequestClient({ timeout });
  return new StandInClient(apiBase, timeout);
}

/** Sends what is meant for any of Twilio's hosts to one other address. */
class StandInClient extends twilio.RequestClient {
  readonly #base: string;

  constructor(base: string, timeout: number) {
    super({ timeout });
    this.#base = base;
  }

  override request<Data>(options: Parameters<twilio.RequestClient["request"]>[0]) {
    const { pathname, search } = new URL(options.uri);
    return super.request<Data>({ ...options, uri: `${this.#base.replace(/\/$/, "")}${pathname}${search}` } as never);
  }
}
