import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireUser } from "#app/http/wire/person.ts";
import { listUsers } from "#app/people/user.server.ts";

const handle = api("/api/accounts/:id/users", {
  GET: call({
    summary: "The users of an account that this person may see, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireUser),
    run: ({ viewer, params, page }) => listUsers(viewer, { accountId: params.id, page }),
  }),
});

export { handle as action, handle as loader };
