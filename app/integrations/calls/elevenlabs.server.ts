import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Caller, CallReport, CallState } from "#app/integrations/calls/caller.ts";
import { ProviderFault } from "#app/integrations/provider-fault.ts";

export type ElevenLabsConfiguration = {
  apiKey: string;
  agentId: string;
  phoneNumberId: string;
  /** Another address than the provider's own: a stand-in. */
  apiBase?: string | undefined;
  timeout?: number;
};

const API = "https://api.elevenlabs.io";
const TIMEOUT = 12_000;
/** Conversations to look through for one whose answer was lost. */
const LOOKED_THROUGH = 30;

const Placed = z.object({ success: z.boolean(), conversation_id: z.string().nullish(), message: z.string().nullish() });
const Conversation = z.object({
  conversation_id: z.string(),
  status: z.string(),
  metadata: z.object({ call_duration_secs: z.number().nullish() }).nullish(),
  analysis: z.object({ transcript_summary: z.string().nullish(), call_successful: z.string().nullish() }).nullish(),
  conversation_initiation_client_data: z
    .object({ dynamic_variables: z.record(z.string(), z.unknown()).nullish() })
    .nullish(),
});
type Conversation = z.output<typeof Conversation>;
const Listed = z.object({ conversations: z.array(z.object({ conversation_id: z.string() })) });

/** The voice provider's own outbound calls over its telephone numbers. */
export function elevenLabsCaller(configuration: ElevenLabsConfiguration): Caller {
  const { apiKey, agentId, phoneNumberId, apiBase = API, timeout = TIMEOUT } = configuration;

  async function ask<Schema extends z.ZodType>(schema: Schema, path: string, body?: object): Promise<z.output<Schema>> {
    const answer = await fetch(`${apiBase}${path}`, {
      method: body ? "POST" : "GET",
      headers: { "xi-api-key": apiKey, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new ProviderFault("ElevenLabs", { passing: true, code: "no answer", cause });
    });
    if (!answer.ok) {
      const passing = answer.status >= 500 || answer.status === 429;
      throw new ProviderFault("ElevenLabs", { passing, mayHaveActed: answer.status >= 500, code: answer.status });
    }
    const parsed = schema.safeParse(await answer.json().catch(() => null));
    if (!parsed.success) throw new ProviderFault("ElevenLabs", { passing: false, mayHaveActed: true, code: "answer" });
    return parsed.data;
  }

  const find = (id: string) => ask(Conversation, `/v1/convai/conversations/${encodeURIComponent(id)}`);

  return {
    name: "elevenlabs",
    async placeCall({ callRequestId, phone, plan, timeoutMinutes, userName }) {
      const placed = await ask(Placed, "/v1/convai/twilio/outbound-call", {
        agent_id: agentId,
        agent_phone_number_id: phoneNumberId,
        to_number: phone,
        conversation_initiation_client_data: {
          dynamic_variables: {
            call_request_id: callRequestId,
            plan,
            timeout_minutes: timeoutMinutes,
            user_name: userName,
          },
        },
      });
      if (!placed.success || !placed.conversation_id) {
        throw new ProviderFault("ElevenLabs", { passing: false, code: "not placed" });
      }
      return { providerCallId: placed.conversation_id, state: { status: "placed", result: null } };
    },
    async findPlacedCall(callRequestId) {
      const query = new URLSearchParams({ agent_id: agentId, page_size: String(LOOKED_THROUGH) });
      const { conversations } = await ask(Listed, `/v1/convai/conversations?${query}`);
      for (const { conversation_id } of conversations) {
        const conversation = await find(conversation_id);
        const variables = conversation.conversation_initiation_client_data?.dynamic_variables;
        if (variables?.call_request_id === callRequestId) return { providerCallId: conversation_id };
      }
      return null;
    },
    findState: async (providerCallId) => stateOf(await find(providerCallId)),
  };
}

function stateOf({ status, metadata, analysis }: Conversation): CallState {
  if (status !== "done" && status !== "failed") return { status: "placed", result: null };
  return {
    status: status === "done" ? "completed" : "failed",
    result: {
      summary: analysis?.transcript_summary ?? null,
      successful: analysis?.call_successful ? analysis.call_successful === "success" : null,
      seconds: metadata?.call_duration_secs ?? null,
    },
  };
}

const Report = z.object({ type: z.string(), event_timestamp: z.number(), data: z.unknown() });
const OLDEST_SECONDS = 30 * 60;

/**
 * A signed report of a call that ended; null when it speaks of something else. Errors: a RangeError when it is not signed by
 * the provider, or too old. The signature is `t=seconds,v0=HMAC-SHA256 of "t.body"`.
 */
export function readCallReport(secret: string, rawBody: string, signature: string | null): CallReport | null {
  const parts = new Map((signature ?? "").split(",").map((part) => part.split("=", 2) as [string, string]));
  const seconds = Number(parts.get("t"));
  const given = Buffer.from(parts.get("v0") ?? "", "hex");
  const wanted = createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest();
  const fresh = Math.abs(Date.now() / 1000 - seconds) < OLDEST_SECONDS;
  if (!fresh || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new RangeError("The signature is missing, wrong or too old.");
  }
  const report = Report.safeParse(JSON.parse(rawBody));
  if (!report.success || report.data.type !== "post_call_transcription") return null;
  const conversation = Conversation.safeParse(report.data.data);
  if (!conversation.success) return null;
  return { providerCallId: conversation.data.conversation_id, state: stateOf(conversation.data) };
}
