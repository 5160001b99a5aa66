import { type Finding, note, ok, wrong } from "#app/doctor/finding.ts";
import { codeOf, namesOf } from "#app/platform/known.ts";

type Variables = Record<string, string | undefined>;

/** Milliseconds that a provider may take to say whether it knows the keys. */
const LONGEST = 8_000;

type Trial = { url: string; headers: Record<string, string>; what: string };

type Service = {
  /** What it is for, and whose it is. */
  about: string;
  name: string;
  variables: readonly string[];
  /** Read-only questions that only right keys are answered. */
  trials(variables: Variables): Trial[];
  where: string;
};

const basic = (user = "", password = "") => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
});

export const OUTSIDE = {
  stripe: {
    about: "Card payments",
    name: "Stripe",
    variables: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
    trials: ({ STRIPE_API_BASE = "https://api.stripe.com", STRIPE_SECRET_KEY }) => [
      { url: `${STRIPE_API_BASE}/v1/balance`, headers: basic(STRIPE_SECRET_KEY), what: "the secret key" },
    ],
    where: "Stripe's dashboard under Developers, API keys",
  },
  twilio: {
    about: "Texts, codes",
    name: "Twilio",
    variables: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_VERIFY_SERVICE_SID", "TWILIO_FROM_NUMBER"],
    trials(variables) {
      const {
        TWILIO_API_BASE: base,
        TWILIO_ACCOUNT_SID: sid = "",
        TWILIO_VERIFY_SERVICE_SID: service = "",
      } = variables;
      const headers = basic(sid, variables.TWILIO_AUTH_TOKEN);
      const number = encodeURIComponent(variables.TWILIO_FROM_NUMBER ?? "");
      const account = `${base ?? "https://api.twilio.com"}/2010-04-01/Accounts/${encodeURIComponent(sid)}`;
      return [
        { url: `${account}.json`, headers, what: "the account and its token" },
        { url: `${account}/IncomingPhoneNumbers.json?PhoneNumber=${number}`, headers, what: "the sender's number" },
        {
          url: `${base ?? "https://verify.twilio.com"}/v2/Services/${encodeURIComponent(service)}`,
          headers,
          what: "the Verify service",
        },
      ];
    },
    where: "Twilio's console",
  },
  elevenlabs: {
    about: "Voice calls",
    name: "ElevenLabs",
    variables: ["ELEVENLABS_API_KEY", "ELEVENLABS_AGENT_ID", "ELEVENLABS_PHONE_NUMBER_ID", "ELEVENLABS_WEBHOOK_SECRET"],
    trials(variables) {
      const base = variables.ELEVENLABS_API_BASE ?? "https://api.elevenlabs.io";
      const headers = { "xi-api-key": variables.ELEVENLABS_API_KEY ?? "" };
      const agent = encodeURIComponent(variables.ELEVENLABS_AGENT_ID ?? "");
      const number = encodeURIComponent(variables.ELEVENLABS_PHONE_NUMBER_ID ?? "");
      return [
        { url: `${base}/v1/convai/agents/${agent}`, headers, what: "the key and the agent" },
        { url: `${base}/v1/convai/phone-numbers/${number}`, headers, what: "the phone number" },
      ];
    },
    where: "ElevenLabs' dashboard",
  },
} as const satisfies Record<string, Service>;

export type OutsideService = keyof typeof OUTSIDE;
export const OUTSIDE_SERVICES = namesOf(OUTSIDE);

/** Asks a provider whether it knows the keys that are set: it is read only and costs nothing. */
export async function tryService(id: OutsideService, variables: Variables): Promise<Finding> {
  const service: Service = OUTSIDE[id];
  const { about, where, name } = service;
  const missing = service.variables.filter((name) => !variables[name]);
  if (missing.length === service.variables.length) {
    return note(
      about,
      "No keys are set: it is simulated, and the pages say so.",
      "Set its variables, and start again.",
    );
  }
  if (missing.length > 0) return wrong(about, `${missing.join(", ")} is missing.`, `Find it in ${where}.`);
  for (const trial of service.trials(variables)) {
    const answer = await ask(trial);
    if (answer === 200) continue;
    if (typeof answer === "string") {
      return wrong(about, `${name} cannot be reached (${answer}).`, "Look at this machine's way to the internet.");
    }
    if (answer === 401 || answer === 403) {
      return wrong(about, `${name} does not accept ${trial.what} (${answer}).`, `Copy it again from ${where}.`);
    }
    if (answer === 404) return wrong(about, `${name} does not know ${trial.what}.`, `Copy it again from ${where}.`);
    return wrong(about, `${name} answers ${answer} about ${trial.what}.`, "Try again in a minute.");
  }
  return ok(about, `${name} knows the keys.`);
}

async function ask({ url, headers }: Trial): Promise<number | string> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(LONGEST), redirect: "error" });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return error instanceof Error ? (codeOf(error.cause) ?? error.name) : String(error);
  }
}

/** Every service whose keys are set, as its provider sees them; what is simulated the settings tell. */
export async function checkServices(variables: Variables): Promise<Finding[]> {
  const set = OUTSIDE_SERVICES.filter((id) => OUTSIDE[id].variables.some((name) => variables[name]));
  return Promise.all(set.map((id) => tryService(id, variables)));
}
