import { fieldIn } from "#app/platform/known.ts";

/**
 * What may come in as a body, said once for the server's front door and for the doors behind it. Pure: it runs before any
 * route is chosen and before anything is parsed.
 */
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Most bytes of a body. A file comes with a megabyte of room for the fields beside it; base64 makes it a third larger. */
export const BODY_LIMITS = {
  json: 256 * KILOBYTE,
  jsonWithFile: 21 * MEGABYTE,
  form: 256 * KILOBYTE,
  upload: 16 * MEGABYTE,
  webhook: MEGABYTE,
  twilio: 256 * KILOBYTE,
} as const;

/** Why a body is not taken, as status and sentence. */
export type BodyRefusal = { status: 400 | 413 | 503; message: string };

export type BodyRule = { limit: number; seconds: number; inPlace?: boolean; isQuote?: boolean };

/** Most fields of a form. */
const MOST_FIELDS = 1000;
/** `lineItems[3].unitPrice` is as deep as any schema goes. */
const DEEPEST_NAME = 3;
const LAST_INDEX = 500;
const LONGEST_NAME = 200;

/** The addresses of forms with a file; `quote` where somebody waits for what is read from it. `*` stands for one part of a path. */
const TAKES_FILES: Readonly<Record<string, "quote" | "file">> = {
  "/upload-quote": "quote",
  "/upload-quote/receive": "quote",
  "/create-request/scan": "quote",
  "/repair-status/*/documents": "quote",
  "/outbox": "file",
  "/dashboard/new": "file",
  "/dashboard/communications/*": "file",
  "/dashboard/repair-requests/*/quote": "file",
  "/dashboard/repair-requests/*/messages": "file",
  "/dashboard/work/*/photos": "file",
  "/dashboard/import": "file",
  "/dashboard/shop-settings/logo": "file",
  "/api/quotes/upload": "quote",
  "/api/quotes/analyze-file": "quote",
  "/api/admin/quotes/upload": "file",
  "/api/admin/repair-requests/*/quotes": "file",
};
const FILE_ADDRESSES = Object.entries(TAKES_FILES).map(([address, takes]) => ({
  matches: new RegExp(`^${address.replaceAll("*", "[^/]+")}/?$`),
  takes,
}));
const TAKES_FILES_AS_JSON = /^\/api\/auth\/verify-otp\/?$/;

/**
 * How many bytes an address takes, and for how many seconds it waits for them. `inPlace`: what is too large is said by the page
 * itself, where a person chose the file; `isQuote`: somebody waits for what is read from it.
 */
export function bodyRule(pathname: string, contentType: string | null): BodyRule {
  // A page's script sends to `/path.data`.
  const path = pathname.replace(/(?:\/_)?\.data$/, "");
  const type = mediaType(contentType);
  if (path.startsWith("/webhooks/twilio")) return { limit: BODY_LIMITS.twilio, seconds: 20 };
  if (path.startsWith("/webhooks/")) return { limit: BODY_LIMITS.webhook, seconds: 20 };
  const takes = type === "multipart/form-data" && FILE_ADDRESSES.find(({ matches }) => matches.test(path))?.takes;
  if (takes) return { limit: BODY_LIMITS.upload, seconds: 180, inPlace: true, isQuote: takes === "quote" };
  if (type === "application/json" && TAKES_FILES_AS_JSON.test(path)) {
    return { limit: BODY_LIMITS.jsonWithFile, seconds: 180 };
  }
  return { limit: path.startsWith("/api/") ? BODY_LIMITS.json : BODY_LIMITS.form, seconds: 20 };
}

/** The sentence for a body over its limit. */
export function tooLarge(limit: number): BodyRefusal {
  return { status: 413, message: `The body is too large: at most ${sizeWord(limit)}.` };
}

/**
 * Looks at the fields of a form before it is parsed: how many there are, and their names. JSON and what is no form passes.
 */
export function refuseFields(bytes: Uint8Array, contentType: string | null): BodyRefusal | null {
  const type = mediaType(contentType);
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "application/x-www-form-urlencoded") return refuseEncoded(body);
  if (type === "multipart/form-data") return refuseParts(body, contentType ?? "");
  return null;
}

function refuseEncoded(body: Buffer): BodyRefusal | null {
  if (countUpTo(body, "&", MOST_FIELDS) >= MOST_FIELDS) return TOO_MANY;
  for (const [name, value] of new URLSearchParams(body.toString())) {
    const refused = refuseField(name, value);
    if (refused) return refused;
  }
  return null;
}

/** What parts a multipart body; null where its type does not say. */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, bare] = /boundary=(?:"([^"]{1,100})"|([^;\s]{1,100}))/i.exec(contentType) ?? [];
  return quoted ?? bare ?? null;
}

function refuseParts(body: Buffer, contentType: string): BodyRefusal | null {
  const boundary = boundaryOf(contentType);
  const mark = boundary && Buffer.from(`--${boundary}`, "latin1");
  if (!mark) return UNREADABLE;
  if (countUpTo(body, mark, MOST_FIELDS + 2) > MOST_FIELDS + 1) return TOO_MANY;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    const head = body.toString("utf8", at + mark.length, at + mark.length + 4 * KILOBYTE).split("\r\n\r\n", 1)[0] ?? "";
    const name = /[; ]name="([^"]*)/i.exec(head)?.[1];
    const refused = name === undefined ? null : refuseField(name, name === INTENT ? partValue(body, at) : "");
    if (refused) return refused;
  }
  return null;
}

const INTENT = "__intent__";
const NAME = new RegExp(`^[^.[\\]]*(?:\\.[^.[\\]]+|\\[\\d{0,3}\\]){0,${DEEPEST_NAME - 1}}$`);

/** Conform builds lists and objects from names, and changes lists by an intent: both stay as small as the schemas are. */
export function refuseField(name: string, value: unknown): BodyRefusal | null {
  if (name === INTENT) return refuseIntent(String(value));
  const index = Math.max(
    -1,
    ...[...name.slice(0, LONGEST_NAME).matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits)),
  );
  const fits = name.length <= LONGEST_NAME && NAME.test(name) && index <= LAST_INDEX;
  return fits && !/__proto__|constructor|prototype/.test(name) ? null : ODD_NAME;
}

function refuseIntent(text: string): BodyRefusal | null {
  if (text.length > 20 * KILOBYTE) return ODD_NAME;
  try {
    const intent: unknown = JSON.parse(text);
    const payload = fieldIn(intent, "payload");
    const [name = "", index = 0, from = 0, to = 0] = ["name", "index", "from", "to"].map((of) => fieldIn(payload, of));
    const known = ["validate", "update", "reset", "insert", "remove", "reorder"].includes(
      String(fieldIn(intent, "type")),
    );
    const small = [index, from, to].every((at) => Number.isInteger(at) && Number(at) >= 0 && Number(at) <= LAST_INDEX);
    return known && small && typeof name === "string" ? refuseField(name, "") : ODD_NAME;
  } catch {
    return ODD_NAME;
  }
}

const TOO_MANY: BodyRefusal = {
  status: 413,
  message: `The form has too many fields: at most ${MOST_FIELDS.toLocaleString("en-US")}.`,
};
const ODD_NAME: BodyRefusal = { status: 400, message: "The form has a field that no form of this site has." };
const UNREADABLE: BodyRefusal = { status: 400, message: "The form could not be read." };

function partValue(body: Buffer, at: number) {
  const [, value = ""] = body.toString("utf8", at, at + 32 * KILOBYTE).split("\r\n\r\n");
  return value.split("\r\n", 1)[0] ?? "";
}

function countUpTo(body: Buffer, mark: string | Buffer, most: number) {
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0 && count < most; at = body.indexOf(mark, at + mark.length)) count += 1;
  return count;
}

export function mediaType(contentType: string | null) {
  return (contentType ?? "").split(";")[0]?.trim().toLowerCase();
}

function sizeWord(bytes: number) {
  return bytes >= MEGABYTE ? `${Math.round(bytes / MEGABYTE)} MB` : `${Math.round(bytes / KILOBYTE)} KB`;
}
