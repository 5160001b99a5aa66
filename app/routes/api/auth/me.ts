import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireCurrentUser } from "#app/http/wire/person.ts";

const handle = api("/api/auth/me", {
  GET: call({
    summary: "Who is signed in",
    access: "signed-in",
    output: z.object({ user: WireCurrentUser }),
    run: ({ viewer: { user } }) => ({ user: { ...user, status: "Active", subscriptionTier: user.tier } }),
  }),
});

export { handle as action, handle as loader };
