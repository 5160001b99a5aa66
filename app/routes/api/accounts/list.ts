import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireAccount } from "#app/http/wire/person.ts";
import { createAccount, listAccounts } from "#app/people/account.server.ts";
import { NewAccount } from "#app/people/account.ts";
import { messages } from "#app/platform/messages.ts";

const handle = api("/api/accounts", {
  GET: call({
    summary: "Every account, newest first",
    failed: messages.accounts.fetchFailed,
    access: "accounts.manage",
    paged: true,
    output: z.array(WireAccount),
    run: ({ viewer, page }) => listAccounts(viewer, page),
  }),
  POST: call({
    summary: "Create an account",
    access: "accounts.manage",
    status: 201,
    input: NewAccount,
    output: WireAccount,
    run: ({ viewer, input }) => createAccount(viewer, input),
  }),
});

export { handle as action, handle as loader };
