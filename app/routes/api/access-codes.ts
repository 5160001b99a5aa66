import { z } from "zod";
import { findRepairCode, findUserCode } from "#app/access/access-code.server.ts";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { WireName } from "#app/http/wire/person.ts";
import { publicStatus, toPublicStatus } from "#app/http/wire/repair-request.ts";

const accessCodeRepairCode = api("/api/access-code/repair/:code", {
  GET: call({
    summary: "What a repair access code opens",
    description:
      'A code that opens nothing is `valid: false`, whatever the reason. "demo" opens the sample. At most 30 look-ups a minute.',
    access: "public",
    output: z.object({
      valid: z.boolean(),
      repairRequest: z.object({ id: z.string(), status: publicStatus }).nullable(),
      vehicle: z
        .object({ id: z.string(), year: z.number(), make: z.string(), model: z.string(), color: z.string().nullable() })
        .nullable(),
    }),
    async run({ viewer, params }) {
      const { valid, repairRequest, vehicle } = await findRepairCode(viewer, params.code);
      return {
        valid,
        repairRequest: repairRequest && { id: repairRequest.id, status: toPublicStatus(repairRequest.status) },
        vehicle,
      };
    },
  }),
});

const accessCodeUserCode = api("/api/access-code/user/:code", {
  GET: call({
    summary: "Whom a user access code stands for",
    description: "A code of nobody is `valid: false`. At most 30 look-ups a minute.",
    access: "public",
    output: z.object({ valid: z.boolean(), user: WireName.nullable() }),
    run: ({ viewer, params }) => findUserCode(viewer, params.code),
  }),
});

const handle = doors(accessCodeRepairCode, accessCodeUserCode);

export { handle as action, handle as loader };
