import { z } from "zod";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { WireInvoice } from "#app/http/wire/invoice.ts";
import { WireAccount, WireName, WireUser } from "#app/http/wire/person.ts";
import { Done, done } from "#app/http/wire/values.ts";
import { WireVehicle } from "#app/http/wire/vehicle.ts";
import { listInvoices } from "#app/payments/invoice.server.ts";
import {
  addAccountAdvisors,
  createAccount,
  deleteAccount,
  findAccount,
  listAccounts,
  updateAccount,
} from "#app/people/account.server.ts";
import { NewAccount, UpdateAccount } from "#app/people/account.ts";
import { listUsers } from "#app/people/user.server.ts";
import * as messages from "#app/platform/messages.ts";
import { listVehicles } from "#app/shop/vehicle.server.ts";

const accounts = api("/api/accounts", {
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

const accountsOne = api("/api/accounts/:id", {
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

const accountsOneUsers = api("/api/accounts/:id/users", {
  GET: call({
    summary: "The users of an account that this person may see, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireUser),
    run: ({ viewer, params, page }) => listUsers(viewer, { accountId: params.id, page }),
  }),
});

const accountsOneVehicles = api("/api/accounts/:id/vehicles", {
  GET: call({
    summary: "The vehicles of an account that this person may see, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireVehicle),
    async run({ viewer, params, page }) {
      const { id: accountId } = await findAccount(viewer, params.id);
      return listVehicles(viewer, { accountId, page });
    },
  }),
});

const accountsOneInvoices = api("/api/accounts/:id/invoices", {
  GET: call({
    summary: "The invoices of an account that this person may see, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireInvoice),
    run: ({ viewer, params, page }) => listInvoices(viewer, { accountId: params.id, page }),
  }),
});

const adminAccountsAdvisor = api("/api/admin/accounts/advisor", {
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

const advisor = z.guid("Please select an advisor");

const adminAccountsOneAdvisors = api("/api/admin/accounts/:id/advisors", {
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

const handle = doors(
  accounts,
  accountsOne,
  accountsOneUsers,
  accountsOneVehicles,
  accountsOneInvoices,
  adminAccountsAdvisor,
  adminAccountsOneAdvisors,
);

export { handle as action, handle as loader };
