import { randomBytes } from "node:crypto";
import twilio from "twilio";
import { type Answer, type Call, startStandIn } from "./http.ts";

type Text = {
  sid: string;
  to: string;
  from: string;
  body: string;
  status: string;
  date_created: string;
  date_sent: string | null;
  statusCallback: string;
};
type Verification = { sid: string; to: string; code: string; checks: number; status: string };

const ACCOUNT = "AC00000000000000000000000000000000";
const SERVICE = "VA00000000000000000000000000000000";
const TOKEN = "stand-in-token";
/** What is asked to see whether the keys are known. */
const READ = [
  `/2010-04-01/Accounts/${ACCOUNT}.json`,
  `/2010-04-01/Accounts/${ACCOUNT}/IncomingPhoneNumbers.json`,
  `/v2/Services/${SERVICE}`,
];
const MOST_CHECKS = 5;
const STORE = "https://media.twiliocdn.com";

/** Speaks Twilio's published protocol as far as the product uses it: messages, Verify, error bodies, signed calls. */
export async function startTwilio() {
  const texts: Text[] = [];
  const verifications: Verification[] = [];
  let refusals: { status: number; code: number }[] = [];
  const newSid = (prefix: string) => prefix + randomBytes(16).toString("hex");

  /** Pictures of texts by their address: the API sends to its store, which wants no keys and must be shown none. */
  const media = new Map<string, { type: string; bytes: Uint8Array; leadsTo?: string }>();

  function store({ path, headers }: Call): Answer {
    const found = media.get(path.replace(/^\/store/, ""));
    if (!found || headers.authorization) return { status: 403, body: "<Error>AccessDenied</Error>" };
    return { body: found.bytes, headers: { "Content-Type": found.type } };
  }

  function handle(call: Call): Answer {
    if (call.path.startsWith("/store/")) return store(call);
    const expected = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString("base64")}`;
    if (call.headers.authorization !== expected) return refuse(401, 20003, "Authenticate");
    if (call.method === "GET" && READ.includes(call.path))
      return { body: JSON.stringify({ sid: ACCOUNT, status: "active" }) };
    const picture = media.get(call.path);
    if (picture) return { status: 307, headers: { Location: picture.leadsTo ?? `${STORE}/store${call.path}` } };
    const form = new URLSearchParams(call.body);
    const told = call.method === "POST" ? refusals.shift() : undefined;
    if (told) return refuse(told.status, told.code, "The stand-in was told to refuse.");
    if (call.path === `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`) {
      return call.method === "POST" ? send(form) : list(call.query);
    }
    if (call.path === `/v2/Services/${SERVICE}/Verifications`) return verify(form);
    if (call.path === `/v2/Services/${SERVICE}/VerificationCheck`) return check(form);
    return refuse(404, 20404, `The requested resource ${call.path} was not found`);
  }

  function send(form: URLSearchParams): Answer {
    const to = form.get("To") ?? "";
    if (!/^\+1\d{10}$/.test(to)) return refuse(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    if (to.endsWith("21610")) return refuse(400, 21610, "Attempt to send to unsubscribed recipient");
    const text = {
      ...{ sid: newSid("SM"), to, from: form.get("From") ?? "", body: form.get("Body") ?? "", status: "queued" },
      ...{ date_created: new Date().toUTCString(), date_sent: null, statusCallback: form.get("StatusCallback") ?? "" },
    };
    texts.push(text);
    return { status: 201, body: JSON.stringify(text) };
  }

  function list(query: URLSearchParams): Answer {
    const found = texts.filter((text) => text.to === query.get("To") && text.from === query.get("From"));
    return { body: JSON.stringify({ messages: found, next_page_uri: null, page: 0, page_size: 50 }) };
  }

  function verify(form: URLSearchParams): Answer {
    const to = form.get("To") ?? "";
    if (!/^\+1\d{10}$/.test(to)) return refuse(400, 60200, "Invalid parameter `To`");
    const code = String(100_000 + verifications.length * 111).padStart(6, "0");
    const verification = { sid: newSid("VE"), to, code, checks: 0, status: "pending" };
    verifications.push(verification);
    return { status: 201, body: JSON.stringify({ sid: verification.sid, to, channel: "sms", status: "pending" }) };
  }

  function check(form: URLSearchParams): Answer {
    const verification = verifications.find(({ sid }) => sid === form.get("VerificationSid"));
    if (verification?.status !== "pending") return refuse(404, 20404, "The requested resource was not found");
    verification.checks += 1;
    if (verification.checks > MOST_CHECKS) return refuse(429, 60202, "Max check attempts reached");
    if (verification.code === form.get("Code")) verification.status = "approved";
    return {
      body: JSON.stringify({
        sid: verification.sid,
        status: verification.status,
        valid: verification.status === "approved",
      }),
    };
  }

  const standIn = await startStandIn(handle, (status) =>
    JSON.stringify({ code: status === 429 ? 20429 : 20500, message: "The stand-in was told to fail.", status }),
  );

  return {
    ...standIn,
    /** The keys that this account has. */
    environment: {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_VERIFY_SERVICE_SID: SERVICE,
      TWILIO_FROM_NUMBER: "+15005550006",
      TWILIO_API_BASE: standIn.url,
    },
    /** The same for the factory. */
    config: {
      ...{ accountSid: ACCOUNT, authToken: TOKEN, verifyServiceSid: SERVICE, fromNumber: "+15005550006" },
      apiBase: standIn.url,
    },
    texts,
    verifications,
    /** Puts a picture of a text at Twilio; the fields that its webhook names it by. `leadsTo`: where the API sends instead. */
    putMedia(...files: { type: string; bytes: Uint8Array; leadsTo?: string }[]): Record<string, string> {
      const named = files.map((file, index) => {
        const path = `/2010-04-01/Accounts/${ACCOUNT}/Messages/${newSid("MM")}/Media/${newSid("ME")}`;
        media.set(path, file);
        return { [`MediaUrl${index}`]: `https://api.twilio.com${path}`, [`MediaContentType${index}`]: file.type };
      });
      return Object.assign({ NumMedia: String(files.length) }, ...named);
    },
    /** Twilio's own errors, for the next texts and codes in order. */
    refuseNext(...next: { status: number; code: number }[]) {
      refusals = next;
    },
    codeFor: (phone: string) => verifications.findLast(({ to }) => to === phone)?.code ?? "",
    /** A call as it travels to a webhook: its fields and the signature over the address. */
    signed(url: string, fields: Record<string, string>, token = TOKEN) {
      return {
        body: new URLSearchParams(fields).toString(),
        signature: twilio.getExpectedTwilioSignature(token, url, fields),
      };
    },
  };
}

export type TwilioStandIn = Awaited<ReturnType<typeof startTwilio>>;

function refuse(status: number, code: number, message: string): Answer {
  return {
    status,
    body: JSON.stringify({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }),
  };
}
