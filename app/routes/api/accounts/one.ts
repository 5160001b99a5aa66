import { api, call } from "#app/http/api.server.ts";
import { WireAccount } from "#app/http/wire/person.ts";
import { Done, done } from "#app/http/wire/values.ts";
import { deleteAccount, findAccount, updateAccount } from "#app/people/account.server.ts";
import { UpdateAccount } from "#app/people/account.ts";
import { messages } from "#app/platform/messages.ts";

const handle = api("/api/accounts/:id", {
  GET: call({
    summary: "An account within reach",
    failed: messages.accounts.detailsFailed,
    access: "signed-in",
    output: WireAccount,
    run: ({ viewer, params }) => findAccount(viewer, params.id),
  }),
  PUT: call({
    summary: "Change an account",
    description: "An account that is not Active any more ends the sessions of all its users.",
    access: "accounts.manage",
    input: UpdateAccount,
    output: WireAccount,
    run: ({ viewer, params, input }) => updateAccount(viewer, params.id, input),
  }),
  DELETE: call({
    summary: "Delete an empty account",
    description: "One that still has users, vehicles or requests is refused (409) with what is left.",
    access: "accounts.manage",
    output: Done,
    async run({ viewer, params }) {
      await deleteAccount(viewer, params.id);
      return done;
    },
  }),
});

export { handle as action, handle as loader };
