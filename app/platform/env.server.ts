import { randomBytes } from "node:crypto";
import { z } from "zod";
import { readPublicOrigin } from "#app/platform/http/public-origin.ts";
import { namesOf, recordOf } from "#app/platform/known.ts";

const text = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const flag = z
  .enum(["true", "false", "1", "0", ""])
  .default("")
  .transform((value) => value === "true" || value === "1");

const VIP_OF_THE_SPECIFICATION = "amped.vip";

const Environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: text,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: text,
  /** The server itself, where DATABASE_URL names a pooler in transaction mode: the queue listens there. */
  DATABASE_DIRECT_URL: text,
  /** A collector of errors that speaks Sentry's protocol: https://KEY@host/PROJECT. */
  ERROR_DSN: text,
  /** Who comes with it reads /metrics; without it this machine alone. */
  METRICS_TOKEN: text,
  /** "verify" the server's certificate, or "unverified": only encrypt. See database-address.ts. */
  DATABASE_TLS: text,
  /** A file with the certificate of whoever signed the server's. */
  DATABASE_CA: text,
  /** Connections of one process: as many reads as writes. */
  DATABASE_POOL: z.preprocess((value) => value || undefined, z.coerce.number().int().min(1).max(200).optional()),
  /** Set by the start when it opened the embedded database itself. */
  EMBEDDED_DATABASE: flag,
  PUBLIC_ORIGIN: text,
  SESSION_SECRET: text,
  /** Where to write about a weakness: an email address, or an address that begins with https: or mailto:. */
  SECURITY_CONTACT: text.refine((value) => !value || /^\S+$/.test(value), "it must be one address"),
  /** The link to a request ends so many days after the request was closed. */
  ACCESS_CODE_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  CLUB_DOMAIN: text.transform((value) => value ?? "amped.club"),
  VIP_DOMAIN: text.transform((value) => value ?? VIP_OF_THE_SPECIFICATION),
  ALLOW_SIMULATIONS: flag,
  /** Lets others than this machine reach simulated texts, codes and demo passwords; every page says so. */
  ALLOW_DEMO_ON_NETWORK: flag,
  RUN_JOBS: z
    .enum(["true", "false"])
    .default("true")
    .transform((value) => value === "true"),
  /** Processes that read documents at the same time; without it half as many as processors. */
  QUOTE_READERS: z.preprocess((value) => value || undefined, z.coerce.number().int().min(1).max(32).optional()),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: text,
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_VERIFY_SERVICE_SID: text,
  TWILIO_FROM_NUMBER: text,
  TWILIO_API_BASE: text,
  ELEVENLABS_API_KEY: text,
  ELEVENLABS_AGENT_ID: text,
  ELEVENLABS_PHONE_NUMBER_ID: text,
  ELEVENLABS_WEBHOOK_SECRET: text,
  ELEVENLABS_API_BASE: text,
  /** smtp://user:password@host:587, or smtps:// for port 465. */
  SMTP_URL: text.refine(
    (value) => !value || (URL.canParse(value) && /^smtps?:/.test(value)),
    "it must begin with smtp:// or smtps://",
  ),
  /** Who e-mails come from: "Name <address>" or the address alone. */
  EMAIL_FROM: text.refine(
    (value) => !value || /^[^<>]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(value),
    "it must be an e-mail address, or Name <address>",
  ),
  /** The password that whoever tells of bounces and complaints comes with. */
  EMAIL_WEBHOOK_SECRET: text,
  CODES_PER_DAY: text,
  TEXTS_PER_DAY: text,
  CALLS_PER_DAY: text,
  PHONE_COUNTRIES: text,
  SHOP_TIME_ZONE: text,
  S3_ENDPOINT: text,
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  /** Whether the bucket stands in the address's path or before its host; see README, Documents. */
  S3_STYLE: z.enum(["path", "virtual", ""]).default(""),
});

export type Environment = ReturnType<typeof readEnvironment>;

/** The variables of each outside service: all of them or none. */
export const SERVICES = {
  stripe: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  twilio: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_VERIFY_SERVICE_SID", "TWILIO_FROM_NUMBER"],
  elevenlabs: ["ELEVENLABS_API_KEY", "ELEVENLABS_AGENT_ID", "ELEVENLABS_PHONE_NUMBER_ID", "ELEVENLABS_WEBHOOK_SECRET"],
  smtp: ["SMTP_URL", "EMAIL_FROM"],
  s3: ["S3_BUCKET", "S3_REGION"],
} as const;

export type Service = keyof typeof SERVICES;

/**
 * Parses the environment. Errors: one sentence that names what is missing or wrong.
 */
export function readEnvironment(source: Record<string, string | undefined>) {
  const parsed = Environment.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`The environment variable ${issue?.path.join(".")} is not usable: ${issue?.message}.`);
  }
  const values = { ...parsed.data, PUBLIC_ORIGIN: readPublicOrigin(parsed.data.PUBLIC_ORIGIN) };
  const configured = recordOf(namesOf(SERVICES), () => false);
  for (const service of namesOf(SERVICES)) {
    const names: readonly (keyof typeof values)[] = SERVICES[service];
    const missing = names.filter((name) => !values[name]);
    if (missing.length > 0 && missing.length < names.length) {
      throw new Error(
        `The ${service} service is configured in part: ${missing.join(", ")} is missing. Set all of ${names.join(", ")}, or none.`,
      );
    }
    configured[service] = missing.length === 0;
  }
  refuseHalfBucket(values, configured.s3);
  const embedded = values.EMBEDDED_DATABASE || !values.DATABASE_URL;
  if (!embedded) {
    for (const name of ["SESSION_SECRET", "PUBLIC_ORIGIN"] as const) {
      if (!values[name]) throw new Error(`${name} is missing: it is required when DATABASE_URL names a database.`);
    }
    const simulated = (["stripe", "twilio", "elevenlabs"] as const).filter((service) => !configured[service]);
    if (simulated.length > 0 && !values.ALLOW_SIMULATIONS) {
      throw new Error(
        `No keys are set for ${simulated.join(", ")}: set them, or set ALLOW_SIMULATIONS=true to run with simulated services on purpose.`,
      );
    }
  }
  return {
    ...values,
    /** Names in whose hosts the two houses stand. */
    domains: { club: onlyName(source, values.PUBLIC_ORIGIN) ?? values.CLUB_DOMAIN, vip: values.VIP_DOMAIN },
    secrets: readSecrets(values.SESSION_SECRET),
    embedded,
    configured,
    secure: values.PUBLIC_ORIGIN?.startsWith("https://") ?? false,
  };
}

/** Who has one name for everything and says no more of it keeps the house in which all other pages are. */
function onlyName({ CLUB_DOMAIN, VIP_DOMAIN }: Record<string, string | undefined>, origin: string | undefined) {
  if (CLUB_DOMAIN?.trim() || VIP_DOMAIN?.trim() || !origin) return undefined;
  const { hostname } = new URL(origin);
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(hostname);
  return isHere || hostname.includes(VIP_OF_THE_SPECIFICATION) ? undefined : hostname;
}

/** Keys come in pairs, or from the role of the machine; an address alone keeps nothing. */
function refuseHalfBucket(values: z.output<typeof Environment>, named: boolean) {
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values;
  if (Boolean(id) !== Boolean(secret)) {
    const missing = id ? "S3_SECRET_ACCESS_KEY" : "S3_ACCESS_KEY_ID";
    throw new Error(
      `The s3 service is configured in part: ${missing} is missing. Set both keys, or neither to use the role of this machine.`,
    );
  }
  if (!named && (S3_ENDPOINT || id)) {
    throw new Error(
      "The s3 service is configured in part: S3_BUCKET, S3_REGION is missing. Set both, or nothing of S3_*.",
    );
  }
}

const SHORTEST_SECRET = 32;

/** The first signs, all of them verify. Where none is set (tools, builds) one is made that no other process knows. */
function readSecrets(setting: string | undefined): [string, ...string[]] {
  const [first, ...others] = (setting ?? randomBytes(32).toString("base64url"))
    .split(",")
    .map((secret) => secret.trim());
  const secrets = [first ?? "", ...others] satisfies [string, ...string[]];
  if (secrets.some((secret) => secret.length < SHORTEST_SECRET)) {
    throw new Error(
      `SESSION_SECRET is too short: each secret needs at least ${SHORTEST_SECRET} characters, such as \`openssl rand -base64 32\` prints. Several are separated by commas: the first signs, all are accepted.`,
    );
  }
  return secrets;
}

export const env = readEnvironment(process.env);

/** Where this product is reached, for the links in what leaves without a request. */
export function ownOrigin(): string {
  return env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
}
