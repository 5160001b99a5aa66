import "#app/platform/fields/schema-sentences.ts";
import type { z } from "zod";
import { WholeAnswer } from "#app/http/whole-answer.ts";
import { refusalOfDatabase } from "#app/platform/database/database-fault.server.ts";
import { Prisma } from "#app/platform/db.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";

export class InvalidInput extends Error {
  readonly fields: Record<string, string[]>;
  /** Something required was left out or empty. */
  readonly isMissing: boolean;
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(issues[0]?.message ?? "The input is not valid.");
    this.fields = {};
    this.isMissing = issues.some(({ code }) => code === "invalid_type" || code === "too_small");
    for (const { path, message } of issues) {
      const name = path.join(".") || "body";
      this.fields[name] = [...(this.fields[name] ?? []), message];
    }
  }
}

export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, {
    error: (issue) =>
      issue.input === undefined && issue.path ? `${String(issue.path.at(-1))} is required` : undefined,
  });
  if (!parsed.success) throw new InvalidInput(parsed.error.issues);
  return parsed.data;
}

export function refuse(
  request: Request,
  error: unknown,
  path: string,
  said: { failed?: string; missing?: string },
): Response {
  const { failed = messages.unforeseen, missing } = said;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (error instanceof InvalidInput) {
    return answer(
      request,
      { message: (error.isMissing && missing) || error.message, errors: error.fields },
      400,
      headers,
    );
  }
  if (error instanceof Refusal) {
    if (error.retryAfter) headers.set("Retry-After", String(error.retryAfter));
    const errors = error.field ? { errors: { [error.field]: [error.message] } } : {};
    return answer(request, { message: error.message, ...errors, ...error.coded }, error.status, headers);
  }
  if (isConflict(error)) return answer(request, { message: "This is in use or exists already." }, 409, headers);
  const fault = refusalOfDatabase(error);
  logFailure(error, "call failed", { requestId: request.headers.get("x-request-id"), method: request.method, path });
  if (fault) {
    headers.set("Retry-After", String(fault.retryAfter));
    return answer(request, { message: fault.message }, fault.status, headers);
  }
  return answer(request, { message: failed }, 500, headers);
}

/** Two calls at once for one thing that there may be only once. */
function isConflict(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && ["P2002", "P2003"].includes(error.code);
}

export function answer(request: Request, body: unknown, status: number, headers: Headers): Response {
  if (request.method !== "HEAD") return WholeAnswer.json(body, { status, headers });
  headers.set("Content-Type", "application/json");
  return new Response(null, { status, headers });
}
