import { z } from "zod";
import { AUDIT_KINDS } from "#app/access/audit.ts";
import { id, moment, oneOf } from "#app/http/wire/values.ts";
import { dayField } from "#app/platform/form-values.ts";
import { namesOf } from "#app/platform/known.ts";

const KINDS = namesOf(AUDIT_KINDS);

export const WireAuditEvent = z
  .object({
    id,
    position: z.bigint().transform(Number).pipe(z.int()).describe("Its place in the chain, counted from 1."),
    kind: oneOf(KINDS),
    summary: z.string(),
    subjectType: z.string().nullable(),
    subjectId: z.string().nullable(),
    subjectName: z.string().nullable(),
    actorUserId: id.nullable(),
    actorName: z.string(),
    knownBy: z.string().describe("session, phone_code, access_code, provider, system or unknown."),
    channel: z.string().describe("web, api, sms, webhook or system."),
    ip: z.string().nullable(),
    userAgent: z.string().nullable(),
    data: z.unknown().describe("What changed, from and to; never a secret."),
    createdAt: moment,
  })
  .meta({ id: "AuditEvent" });

const day = dayField("Please give a day, as 2026-11-21").optional();

export const AuditQuery = z.object({
  kind: z.enum(KINDS).optional(),
  person: z.string().max(320).optional().describe("A user's id, name or email."),
  from: day.describe("First day, in the shop's time zone."),
  to: day.describe("Last day, in the shop's time zone."),
});
