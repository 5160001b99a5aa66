import { z } from "zod";
import { findUserCode } from "#app/access/access-code.server.ts";
import { api, call } from "#app/http/api.server.ts";
import { WireName } from "#app/http/wire/person.ts";

const handle = api("/api/access-code/user/:code", {
  GET: call({
    summary: "Whom a user access code stands for",
    description: "A code of nobody is `valid: false`. At most 30 look-ups a minute.",
    access: "public",
    output: z.object({ valid: z.boolean(), user: WireName.nullable() }),
    run: ({ viewer, params }) => findUserCode(viewer, params.code),
  }),
});

export { handle as action, handle as loader };
