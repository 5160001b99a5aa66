import { z } from "zod";
import { leave } from "#app/access/leave.server.ts";
import { api, call } from "#app/http/api.server.ts";
import { Done, done } from "#app/http/wire/values.ts";

const handle = api("/api/auth/logout", {
  POST: call({
    summary: "Sign out",
    description: "Ends the session on the server too. Doing it twice, or signed out, changes nothing.",
    access: "public",
    input: z.unknown(),
    output: Done,
    async run({ request, headers }) {
      for (const cookie of await leave(request.headers.get("cookie"))) headers.append("Set-Cookie", cookie);
      return done;
    },
  }),
});

export { handle as action, handle as loader };
