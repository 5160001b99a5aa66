import { z } from "zod";
import { listAudit } from "#app/access/audit-list.server.ts";
import { api, call } from "#app/http/api.server.ts";
import { AuditQuery, WireAuditEvent } from "#app/http/wire/audit.ts";

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
