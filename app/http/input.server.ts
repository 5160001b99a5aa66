import type { Submission } from "@conform-to/react";
import type { z } from "zod";
import { BODY_LIMITS, bodyRule, mediaType, refuseField, refuseFields, tooLarge } from "#app/http/body.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { freeField, freeTextIn } from "#app/platform/fields/free-text.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** Set by the front door alone, on an upload that it did not let through: the route answers it in its own words. */
export const REFUSED_BODY = "x-refused-body";

/**
 * The JSON body, its words as free text; undefined when there is none. Errors: 400 when it is no JSON or holds a null character,
 * 413 above the limit, 415 when it says to be something else than JSON.
 */
export async function readJson(request: Request, limit: number = BODY_LIMITS.json): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  if (bytes.byteLength === 0) return undefined;
  if (mediaType(request.headers.get("content-type")) !== "application/json")
    throw new Refusal(415, "Send the body as JSON (application/json).");
  const body = parseJson(bytes);
  refuseUnkeepable(body);
  return freeTextIn(body);
}

/**
 * The fields and files of a multipart body; files of one name are a list. Errors: 400 when it cannot be read, 413 above the limit, 415 when it says to be
 * something else.
 */
export async function readMultipart(
  request: Request,
  limit: number = BODY_LIMITS.upload,
): Promise<Record<string, unknown>> {
  if (mediaType(request.headers.get("content-type")) !== "multipart/form-data")
    throw new Refusal(415, "Send the body as multipart/form-data.");
  const fields: Record<string, unknown> = {};
  for (const [name, value] of await readForm(request, limit)) {
    const before = fields[name];
    const isFile = value instanceof File && (before instanceof File || Array.isArray(before));
    fields[name] = isFile ? [before, value].flat() : (before ?? value);
  }
  refuseUnkeepable(fields);
  return fields;
}

/** The form of a request, by its schema: what every page's action starts with. Errors: 400, 413. */
export async function readSubmission<Schema extends z.ZodType>(
  request: Request,
  options: { schema: Schema; disableAutoCoercion?: boolean },
): Promise<Submission<z.input<Schema>, string[], z.output<Schema>>> {
  return parseForm(await readForm(request), options);
}

/**
 * A form of either encoding, its words as free text, never more than its address takes in memory, with as many fields and such names as our forms have.
 * The only place that reads one. Errors: 400, 413.
 */
export async function readForm(
  request: Request,
  limit: number = bodyRule(new URL(request.url).pathname, request.headers.get("content-type")).limit,
): Promise<FormData> {
  const contentType = request.headers.get("content-type");
  return formOf(await readBytes(request, limit), contentType);
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, contentType: string | null): Promise<FormData> {
  const odd = refuseFields(bytes, contentType);
  if (odd) throw new Refusal(odd.status, odd.message);
  const form = await new Response(bytes, { headers: { "content-type": contentType ?? "" } }).formData().catch(() => {
    throw new Refusal(400, "The form could not be read.");
  });
  const taken = new FormData();
  for (const [name, value] of form) {
    const strange = refuseField(name, value);
    if (strange) throw new Refusal(strange.status, strange.message);
    refuseUnkeepable(value);
    taken.append(name, typeof value === "string" ? freeField(name, value) : value);
  }
  return taken;
}

/**
 * What was typed into a form whose body was too large to be taken, without its files. Empty where nothing of it came: a `request` whose form was
 * read is read no more.
 */
export async function readTypedBeside(request: Request): Promise<FormData> {
  if (!request.headers.has(REFUSED_BODY) || !request.body || request.bodyUsed) return new FormData();
  const bytes = new Uint8Array(await request.arrayBuffer());
  return formOf(bytes, request.headers.get("content-type")).catch(() => new FormData());
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const refuse = () => new Refusal(413, tooLarge(limit).message);
  if (request.headers.has(REFUSED_BODY) || Number(request.headers.get("content-length") ?? 0) > limit) throw refuse();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  // What is announced may be less than what comes. Let go, not cancelled: a source that is still writing would fail unheard.
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength;
    if (length > limit) {
      reader.releaseLock();
      throw refuse();
    }
    chunks.push(next.value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, "The body is not valid JSON.");
  }
}

const DEEPEST = 20;

/** PostgreSQL keeps every character but the null one and a half of one. Errors: 400 for these, and for a body nested beyond reason. */
export function refuseUnkeepable(value: unknown, depth = 0): void {
  if (typeof value === "string") {
    if (value.includes("\u0000")) throw new Refusal(400, "A null character cannot be kept.");
    if (!value.isWellFormed()) throw new Refusal(400, "Half a character cannot be kept.");
    return;
  }
  if (value === null || typeof value !== "object" || value instanceof Blob) return;
  if (depth > DEEPEST) throw new Refusal(400, "The body is nested too deeply.");
  for (const [key, inner] of Object.entries(value)) {
    refuseUnkeepable(key);
    refuseUnkeepable(inner, depth + 1);
  }
}
