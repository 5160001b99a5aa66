import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { Done, done } from "#app/http/wire/values.ts";
import { renewLink, revokeLink } from "#app/repair/revoke-code.server.ts";

const handle = api("/api/repair-requests/:id/access-code", {
  POST: call({
    summary: "Make a new link for the customer",
    description: "The old ones end at once. Admins and the request's advisor.",
    access: "signed-in",
    status: 201,
    output: z.object({ accessCode: z.string() }).meta({ id: "NewAccessCode" }),
    run: ({ viewer, params }) => renewLink(viewer, params.id),
  }),
  DELETE: call({
    summary: "Revoke the customer's link",
    description: "Admins and the request's advisor. Revoking twice changes nothing.",
    access: "signed-in",
    output: Done,
    async run({ viewer, params }) {
      await revokeLink(viewer, params.id);
      return done;
    },
  }),
});

export { handle as action, handle as loader };
