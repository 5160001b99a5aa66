import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { AuditQuery, WireAuditEvent } from "#app/http/wire/audit.ts";
import { listAudit } from "#app/models/audit/list.server.ts";

const handle = api("/api/admin/audit", {
  GET: call({
    summary: "The audit record, newest first",
    description:
      "Sign-ins, rights, passwords, prices, deletions: what is not about a repair request. Nothing changes it.",
    access: "audit.read",
    query: AuditQuery,
    paged: true,
    output: z.array(WireAuditEvent),
    run: ({ viewer, query, page }) => listAudit(viewer, query, page),
  }),
});

export { handle as action, handle as loader };
