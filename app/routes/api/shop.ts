import { z } from "zod";
import { listAudit } from "#app/access/audit-list.server.ts";
import { runMigrations } from "#app/access/migration.server.ts";
import { findStats } from "#app/desk/stats.server.ts";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { AuditQuery, WireAuditEvent } from "#app/http/wire/audit.ts";
import { SETTING_NAMES, WireSettings } from "#app/http/wire/settings.ts";
import { dollars } from "#app/http/wire/values.ts";
import { ChangedSettings } from "#app/shop/settings/setting-forms.ts";
import { changeSettings, readSettingTexts } from "#app/shop/settings/settings.server.ts";

const adminSettings = api("/api/admin/settings", {
  GET: call({
    summary: "The shop's settings",
    access: "settings.manage",
    output: WireSettings,
    run: () => readSettingTexts(SETTING_NAMES),
  }),
  PUT: call({
    summary: "Change some of the shop's settings",
    description: "What is left out stays. Who changed what, from what to what, is in the audit record.",
    access: "settings.manage",
    input: ChangedSettings,
    output: WireSettings,
    async run({ viewer, input }) {
      await changeSettings(viewer, input);
      return readSettingTexts(SETTING_NAMES);
    },
  }),
});

const adminAudit = api("/api/admin/audit", {
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

const adminStatsDashboard = api("/api/admin/stats/dashboard", {
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
          avgCompletionMinutes: z
            .number()
            .nullable()
            .describe("Of repairs completed lately: from the start of the work until it was done."),
          minutesOverTarget: z.number().nullable().describe("Of those of them that were planned in minutes."),
        }),
      })
      .meta({ id: "ShopStatistics" }),
    run: ({ viewer }) => findStats(viewer),
  }),
});

const adminRunMigration = api("/api/admin/run-migration", {
  POST: call({
    summary: "Apply the migrations of this build that the database lacks",
    access: "admin.api",
    input: z.unknown(),
    output: z.object({ message: z.string(), applied: z.array(z.string()) }),
    run: ({ viewer }) => runMigrations(viewer),
  }),
});

const handle = doors(adminSettings, adminAudit, adminStatsDashboard, adminRunMigration);

export { handle as action, handle as loader };
