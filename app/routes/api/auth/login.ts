import { z } from "zod";
import { endSession } from "#app/access/session.server.ts";
import { api, call } from "#app/http/api.server.ts";
import { WireUser } from "#app/http/wire/person.ts";
import { signInWithPassword } from "#app/models/password.server.ts";
import { SignIn } from "#app/models/password.ts";

const handle = api("/api/auth/login", {
  POST: call({
    summary: "Sign in with email and password",
    description:
      "The session is a cookie. A session that the browser held before ends. At most 10 tries in 15 minutes.",
    access: "public",
    input: SignIn,
    output: z.object({ user: WireUser.omit({ createdAt: true }).meta({ id: "SignedInUser" }) }),
    async run({ viewer, input, request, headers }) {
      const { user, setCookie } = await signInWithPassword(input, viewer);
      await endSession(request.headers.get("cookie"));
      headers.append("Set-Cookie", setCookie);
      return { user };
    },
  }),
});

export { handle as action, handle as loader };
