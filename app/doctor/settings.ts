import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Finding, note, ok, wrong } from "#app/doctor/finding.ts";

/** Characters of a secret that nobody guesses, and how many different ones a random one of that length has at least. */
const SHORTEST_SECRET = 32;
const FEWEST_KINDS = 10;

/** What stands in the environment: never a secret itself. */
export async function checkSettings(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const secret = checkSecret(variables);
  try {
    // Reads the environment of this process as it is loaded, and refuses it in the same sentence.
    const { readEnvironment } = await import("#app/platform/env.server.ts");
    const env = readEnvironment(variables);
    return [
      ok("Settings", env.embedded ? "Embedded database." : "Named database, every setting it needs is there."),
      secret,
      checkOrigin(env.PUBLIC_ORIGIN, env.embedded, variables.TRUST_PROXY),
      ...checkProviders(env.configured, env.embedded),
    ];
  } catch (error) {
    return [
      wrong(
        "Settings",
        error instanceof Error ? error.message : String(error),
        "The product does not start like this.",
      ),
      secret,
    ];
  }
}

function checkSecret(variables: NodeJS.ProcessEnv): Finding {
  const file = join(resolve(variables.DATA_DIR || ".data"), "session-secret");
  const set = variables.SESSION_SECRET?.trim();
  const text = set || (existsSync(file) ? readFileSync(file, "utf8").trim() : "");
  const about = "Session secret";
  const todo = 'Put a new one first: SESSION_SECRET="$(openssl rand -base64 32),OLD" keeps everybody signed in.';
  if (!text && variables.DATABASE_URL)
    return wrong(about, "There is none.", "Set SESSION_SECRET: `openssl rand -base64 32`.");
  if (!text) return note(about, "There is none yet.", "The first start makes one and keeps it beside the data.");
  const secrets = text.split(",").map((one) => one.trim());
  const weak = secrets.find((one) => one.length < SHORTEST_SECRET || new Set(one).size < FEWEST_KINDS);
  if (weak !== undefined) {
    const why =
      weak.length < SHORTEST_SECRET ? `has only ${weak.length} characters` : "is made of too few different characters";
    return wrong(about, `One of ${secrets.length} ${why}.`, todo);
  }
  const made = set ? "set" : "made by the product and kept beside the data";
  return ok(about, `${secrets.length === 1 ? "One" : secrets.length}, ${made}, strong enough.`);
}

function checkOrigin(origin: string | undefined, embedded: boolean, trust: string | undefined): Finding {
  const about = "Public origin";
  const proxy = trust && trust !== "false" ? `TRUST_PROXY=${trust}` : "no proxy is trusted";
  if (!origin) return note(about, `Not set, ${proxy}: writes are compared with the address of the request.`);
  const { protocol, hostname } = new URL(origin);
  const local = /^(localhost|127\..*|\[::1\])$/.test(hostname) || hostname.endsWith(".localhost");
  if (protocol === "https:") return ok(about, `${origin}, ${proxy}.`);
  if (local) return note(about, `${origin}, ${proxy}: for this machine only.`);
  const todo = "Put a proxy with TLS in front and set PUBLIC_ORIGIN to its https address.";
  return embedded
    ? note(about, `${origin} is not encrypted, ${proxy}.`, todo)
    : wrong(about, `${origin} is not encrypted.`, todo);
}

const SERVICES = {
  stripe: "Card payments",
  twilio: "Texts, codes",
  elevenlabs: "Voice calls",
  smtp: "E-mail",
} as const;

function checkProviders(configured: Record<string, boolean>, embedded: boolean): Finding[] {
  return Object.entries(SERVICES).map(([service, about]) => {
    if (configured[service]) return ok(about, `Configured (${service}).`);
    if (embedded) return ok(about, "Simulated, and every page that shows them says so.");
    return note(
      about,
      "Simulated on purpose (ALLOW_SIMULATIONS).",
      `Set the keys of ${service} before real customers come${service === "twilio" ? ": without the demo data nobody can read a simulated code, so no customer can sign in by phone" : ""}.`,
    );
  });
}
