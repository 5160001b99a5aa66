import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { id } from "#app/http/wire/values.ts";
import { requestCall } from "#app/messages/calls/call-request.server.ts";
import { RequestCall } from "#app/messages/calls/call-request.ts";
import { messages } from "#app/platform/messages.ts";

const handle = api("/api/ai-agent/initiate-elevenlabs-call", {
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

export { handle as action, handle as loader };
