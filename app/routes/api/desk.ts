import { z } from "zod";
import { SendLink } from "#app/desk/customer-link.ts";
import { sendLink } from "#app/desk/send-link.server.ts";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { WireCustomer } from "#app/http/wire/person.ts";
import { Done, done } from "#app/http/wire/values.ts";
import { makeCustomer } from "#app/people/customer.server.ts";
import { NewCustomer } from "#app/people/customer.ts";
import { listCustomers } from "#app/people/customer-list.server.ts";
import { env } from "#app/platform/env.server.ts";

const customers = api("/api/customers", {
  GET: call({
    summary: "The customers (drivers) this person looks after, newest first",
    description: "All for an admin; for an advisor those of the own requests and accounts.",
    access: "customers.keep",
    query: z.object({ q: z.string().max(200).optional().describe("Part of a name or an e-mail, a phone, or a VIN.") }),
    paged: true,
    output: z.array(WireCustomer),
    run: ({ viewer, query, page }) => listCustomers(viewer, { ...query, page }),
  }),
  POST: call({
    summary: "Make a customer with an account of their own",
    description: "An advisor looks after the account from then on.",
    access: "customers.keep",
    status: 201,
    input: NewCustomer,
    output: WireCustomer,
    run: ({ viewer, input }) => makeCustomer(viewer, input),
  }),
});

const repairRequestsOneSendLink = api("/api/repair-requests/:id/send-link", {
  POST: call({
    summary: "Text the customer the link to their request",
    description:
      "By an admin or the request's advisor. Without a text in our words; a text has to hold [the customer's link], and with what it was written over (offered) it names no total that has changed since.",
    access: "requests.assign",
    input: SendLink,
    output: Done,
    run: async ({ viewer, params, input, request }) => {
      await sendLink(viewer, params.id, { origin: env.PUBLIC_ORIGIN ?? new URL(request.url).origin, ...input });
      return done;
    },
  }),
});

const handle = doors(customers, repairRequestsOneSendLink);

export { handle as action, handle as loader };
