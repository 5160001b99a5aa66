import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireName } from "#app/http/wire/person.ts";
import { addAccountAdvisors } from "#app/people/account.server.ts";

const advisor = z.guid("Please select an advisor");

const handle = api("/api/admin/accounts/:id/advisors", {
  POST: call({
    summary: "Let advisors look after an account",
    description:
      "One by advisorId or several by advisorIds. Who looks after it already stays. The answer is all of them.",
    access: "admin.api",
    input: z
      .object({ advisorId: advisor.optional(), advisorIds: z.array(advisor).max(100).optional() })
      .refine(({ advisorId, advisorIds }) => advisorId || advisorIds?.length, {
        path: ["advisorId"],
        error: "Please select an advisor",
      }),
    output: z.object({ accountId: z.string(), advisors: z.array(WireName) }),
    async run({ viewer, params, input: { advisorId, advisorIds = [] } }) {
      const advisors = await addAccountAdvisors(viewer, params.id, advisorId ? [advisorId, ...advisorIds] : advisorIds);
      return { accountId: params.id, advisors };
    },
  }),
});

export { handle as action, handle as loader };
