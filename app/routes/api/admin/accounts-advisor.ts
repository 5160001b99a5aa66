import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireName } from "#app/http/wire/person.ts";
import { addAccountAdvisors } from "#app/people/account.server.ts";

const handle = api("/api/admin/accounts/advisor", {
  POST: call({
    summary: "Let an advisor look after an account",
    description: "Who looks after it already stays. The answer is all of them.",
    access: "admin.api",
    input: z.object({ accountId: z.guid("Please select an account"), advisorId: z.guid("Please select an advisor") }),
    output: z.object({ accountId: z.string(), advisors: z.array(WireName) }),
    run: async ({ viewer, input: { accountId, advisorId } }) => ({
      accountId,
      advisors: await addAccountAdvisors(viewer, accountId, [advisorId]),
    }),
  }),
});

export { handle as action, handle as loader };
