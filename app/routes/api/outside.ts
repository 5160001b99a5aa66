import { z } from "zod";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { id } from "#app/http/wire/values.ts";
import { requestCall } from "#app/messages/calls/call-request.server.ts";
import { RequestCall } from "#app/messages/calls/call-request.ts";
import * as messages from "#app/platform/messages.ts";
import { domains, requestHost } from "#app/routes/landing/landing.server.ts";
import { lookUpHost } from "#app/routes/landing/variant.ts";

const hostname = api("/api/hostname", {
  GET: call({
    summary: "The host name asked for, and which house it belongs to",
    access: "public",
    output: z.object({ hostname: z.string(), isDomainClub: z.boolean(), isDomainVip: z.boolean() }),
    run: ({ request }) => lookUpHost(requestHost(request), domains),
  }),
});

const address = api("/api/address", {
  GET: call({
    summary: "The address that the server sees for whoever asks",
    description: "Shows whether the proxies in front are trusted as they should be. `npm run doctor` asks it.",
    access: "public",
    output: z.object({ address: z.string(), origin: z.string() }),
    run: ({ request }) => ({
      address: request.headers.get("x-client-ip") ?? "unknown",
      origin: new URL(request.url).origin,
    }),
  }),
});

const aiAgentInitiateElevenlabsCall = api("/api/ai-agent/initiate-elevenlabs-call", {
  POST: call({
    summary: "Ask for a call from the AI voice assistant",
    description:
      "At most 3 calls per hour and phone. Whoever asks agrees to the call; smsOptIn says whether to texts too.",
    access: "public",
    input: RequestCall,
    output: z.object({ success: z.boolean(), callId: id, message: z.string() }),
    async run({ viewer, input }) {
      const { id: callId } = await requestCall(viewer, input, "API");
      return { success: true, callId, message: messages.callRequest.success.description };
    },
  }),
});

const handle = doors(hostname, address, aiAgentInitiateElevenlabsCall);

export { handle as action, handle as loader };
