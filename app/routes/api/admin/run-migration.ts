import { z } from "zod";
import { runMigrations } from "#app/access/migration.server.ts";
import { api, call } from "#app/http/api.server.ts";

const handle = api("/api/admin/run-migration", {
  POST: call({
    summary: "Apply the migrations of this build that the database lacks",
    access: "admin.api",
    input: z.unknown(),
    output: z.object({ message: z.string(), applied: z.array(z.string()) }),
    run: ({ viewer }) => runMigrations(viewer),
  }),
});

export { handle as action, handle as loader };
