import { api, call } from "#app/http/api.server.ts";
import { WireCreated } from "#app/http/wire/repair-request.ts";
import { createRequestForm } from "#app/quotes/quote-form.ts";
import { createRequest } from "#app/repair/requests/create.server.ts";

const handle = api("/api/public/repair-requests", {
  POST: call({
    summary: "Create a repair request",
    description:
      "For the holder of a user access code, or after the phone was verified. Whoever did neither verifies first: send the form along with /api/auth/verify-otp.",
    access: "known",
    status: 201,
    input: (asked) => createRequestForm(asked),
    output: WireCreated,
    run: ({ viewer, input }) => createRequest(viewer, input),
  }),
});

export { handle as action, handle as loader };
