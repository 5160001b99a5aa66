import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireUser } from "#app/http/wire/person.ts";
import { createUser, listUsers } from "#app/people/user.server.ts";
import { NewUser } from "#app/people/user.ts";
import { messages } from "#app/platform/messages.ts";

const handle = api("/api/users", {
  GET: call({
    summary: "The users this person may see, newest first",
    failed: messages.users.fetchFailed,
    description: "All for an admin, the own account's for everybody else.",
    access: "signed-in",
    paged: true,
    output: z.array(WireUser),
    run: ({ viewer, page }) => listUsers(viewer, { page }),
  }),
  POST: call({
    summary: "Create a user",
    access: "users.manage",
    status: 201,
    input: NewUser,
    output: WireUser,
    run: ({ viewer, input }) => createUser(viewer, input),
  }),
});

export { handle as action, handle as loader };
