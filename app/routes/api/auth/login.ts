import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireUser } from "#app/http/wire/person.ts";
import { SignInCall } from "#app/people/password.ts";
import { signInByCall } from "#app/people/sign-in/password-step.server.ts";

const handle = api("/api/auth/login", {
  POST: call({
    summary: "Sign in with email and password",
    description:
      "The session is a cookie. A session that the browser held before ends. At most 10 wrong tries in 15 minutes. Who has a second factor sends a code of the authenticator app, or a recovery code, beside the password.",
    access: "public",
    input: SignInCall,
    output: z.object({ user: WireUser.omit({ createdAt: true }).meta({ id: "SignedInUser" }) }),
    async run({ viewer, input, request, headers }) {
      const { ip, userAgent, channel } = viewer;
      const visit = { ip, userAgent, channel, cookie: request.headers.get("cookie") };
      const { user, cookies } = await signInByCall(input, visit);
      for (const cookie of cookies) headers.append("Set-Cookie", cookie);
      return { user };
    },
  }),
});

export { handle as action, handle as loader };
