import { z } from "zod";
import { findStats } from "#app/desk/stats.server.ts";
import { api, call } from "#app/http/api.server.ts";
import { dollars } from "#app/http/wire/values.ts";

const handle = api("/api/admin/stats/dashboard", {
  GET: call({
    summary: "Counts of the whole shop",
    access: "admin.api",
    output: z
      .object({
        users: z.number(),
        accounts: z.number(),
        vehicles: z.number(),
        repairRequests: z.number(),
        requestsByStatus: z.record(z.string(), z.number()),
        invoices: z.number(),
        unpaidInvoices: z.number(),
        invoiced: dollars,
        paid: dollars,
        outstanding: dollars,
        metrics: z.object({
          assignedRepairs: z.number(),
          dueToday: z.number(),
          completedToday: z.number(),
          completionImprovement: z.number(),
          pendingApproval: z.number(),
          avgCompletionMinutes: z.number().nullable(),
          minutesOverTarget: z.number().nullable(),
        }),
      })
      .meta({ id: "ShopStatistics" }),
    run: ({ viewer }) => findStats(viewer),
  }),
});

export { handle as action, handle as loader };
