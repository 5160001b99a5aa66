import { Refusal } from "#app/refusal.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Most bytes of a body: ordinary JSON, JSON that carries a file as base64, and a form with a file of 15 MB. */
export const BODY_LIMITS = { json: 256 * KILOBYTE, jsonWithFile: 21 * MEGABYTE, form: 16 * MEGABYTE } as const;

/**
 * The JSON body as it was sent; undefined when there is none. Errors: 400 when it is no JSON or holds a null character,
 * 413 above the limit, 415 when it says to be something else than JSON.
 */
export async function readJson(request: Request, limit: number = BODY_LIMITS.json): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  if (bytes.byteLength === 0) return undefined;
  if (mediaType(request) !== "application/json") throw new Refusal(415, "Send the body as JSON (application/json).");
  const body = parseJson(bytes);
  refuseUnkeepable(body);
  return body;
}

/**
 * The fields and files of a multipart body. Errors: 400 when it cannot be read, 413 above the limit, 415 when it says to be
 * something else.
 */
export async function readMultipart(
  request: Request,
  limit: number = BODY_LIMITS.form,
): Promise<Record<string, unknown>> {
  if (mediaType(request) !== "multipart/form-data") throw new Refusal(415, "Send the body as multipart/form-data.");
  const fields: Record<string, unknown> = {};
  for (const [name, value] of await readForm(request, limit)) fields[name] ??= value;
  refuseUnkeepable(fields);
  return fields;
}

/** A form of either encoding, never more than the limit of it in memory. Errors: 400, 413. */
export async function readForm(request: Request, limit: number = BODY_LIMITS.form): Promise<FormData> {
  const bytes = await readBytes(request, limit);
  try {
    return await new Response(bytes, {
      headers: { "content-type": request.headers.get("content-type") ?? "" },
    }).formData();
  } catch {
    throw new Refusal(400, "The form could not be read.");
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refusal(413, `The body is too large: at most ${sizeWord(limit)}.`);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // What is announced may be less than what comes.
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function mediaType(request: Request) {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, "The body is not valid JSON.");
  }
}

const DEEPEST = 20;

/** PostgreSQL keeps every character but the null one. Errors: 400 for it, and for a body nested beyond reason. */
export function refuseUnkeepable(value: unknown, depth = 0): void {
  if (typeof value === "string") {
    if (value.includes("\u0000")) throw new Refusal(400, "A null character cannot be kept.");
    return;
  }
  if (value === null || typeof value !== "object" || value instanceof Blob) return;
  if (depth > DEEPEST) throw new Refusal(400, "The body is nested too deeply.");
  for (const [key, inner] of Object.entries(value)) {
    refuseUnkeepable(key);
    refuseUnkeepable(inner, depth + 1);
  }
}

function sizeWord(bytes: number) {
  return bytes >= MEGABYTE ? `${Math.round(bytes / MEGABYTE)} MB` : `${Math.round(bytes / KILOBYTE)} KB`;
}
