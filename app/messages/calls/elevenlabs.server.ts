import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Caller, CallReport, CallState } from "#app/messages/calls/caller.ts";
import { freeTextIn } from "#app/platform/fields/free-text.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

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
/** The agent's field, of data collection or of evaluation, that says whether the person had asked for the call. */
const REQUESTED = "requested_call";
/** Conversations to look through for one whose answer was lost. */
const LOOKED_THROUGH = 30;

const Placed = z.object({ success: z.boolean(), conversation_id: z.string().nullish(), message: z.string().nullish() });
const Conversation = z.object({
  conversation_id: z.string(),
  status: z.string(),
  metadata: z.object({ call_duration_secs: z.number().nullish() }).nullish(),
  analysis: z
    .object({
      transcript_summary: z.string().nullish(),
      call_successful: z.string().nullish(),
      data_collection_results: z.record(z.string(), z.object({ value: z.unknown() }).nullish()).nullish(),
      evaluation_criteria_results: z.record(z.string(), z.object({ result: z.string().nullish() }).nullish()).nullish(),
    })
    .nullish(),
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
    const text = await answer.text().catch((cause: unknown) => {
      throw new ProviderFault("ElevenLabs", { passing: true, code: "answer cut off", cause });
    });
    const parsed = schema.safeParse(asJson(text));
    if (!parsed.success) throw new ProviderFault("ElevenLabs", { passing: false, mayHaveActed: true, code: "answer" });
    return parsed.data;
  }

  const find = (id: string) => ask(Conversation, `/v1/convai/conversations/${encodeURIComponent(id)}`);

  /** One of the list may have been deleted since. */
  async function findIfThere(id: string) {
    return find(id).catch((error: unknown) => {
      if (error instanceof ProviderFault && error.code === "404") return null;
      throw error;
    });
  }

  return {
    name: "elevenlabs",
    async placeCall({ callRequestId, phone, plan, timeoutMinutes, userName }) {
      const firstWords = firstWordsFor(userName, await readSetting("companyName"));
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
            first_words: firstWords,
          },
          conversation_config_override: { agent: { first_message: firstWords } },
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
        const conversation = await findIfThere(conversation_id);
        const variables = conversation?.conversation_initiation_client_data?.dynamic_variables;
        if (variables?.call_request_id === callRequestId) return { providerCallId: conversation_id };
      }
      return null;
    },
    findState: async (providerCallId) => stateOf(await find(providerCallId)),
  };
}

/** Said before anything else: whoever did not ask for the call can say so, and is not called again. */
function firstWordsFor(userName: string, company: string) {
  return `Hello ${userName}, this is the AI voice assistant of ${company}. Did you just ask us for this call? If you did not, say no, and we will not contact you again.`;
}

/** A no, as either kind of the agent's fields tells it. Silence and doubt are no no. */
function saidNo(analysis: Conversation["analysis"]) {
  const value = analysis?.data_collection_results?.[REQUESTED]?.value;
  const told = typeof value === "string" ? value.trim().toLowerCase() : value;
  if (told === false || told === "false" || told === "no") return true;
  return analysis?.evaluation_criteria_results?.[REQUESTED]?.result === "failure";
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
    declined: saidNo(analysis),
  };
}

function asJson(text: string): unknown {
  try {
    return freeTextIn(JSON.parse(text));
  } catch {
    return null;
  }
}

const Report = z.discriminatedUnion("type", [
  z.object({ type: z.literal("post_call_transcription"), data: Conversation }),
  z.object({
    type: z.literal("call_initiation_failure"),
    data: z.object({ conversation_id: z.string(), failure_reason: z.string().nullish() }),
  }),
]);
const OLDEST_SECONDS = 30 * 60;

/**
 * A signed report of a call that ended; null when it speaks of something else. Errors: a RangeError when it is not signed by
 * the provider, or too old. The signature is `t=seconds,v0=HMAC-SHA256 of "t.body"`.
 */
export function readCallReport(secret: string, rawBody: string, signature: string | null): CallReport | null {
  const parts = new URLSearchParams((signature ?? "").replaceAll(",", "&"));
  const seconds = Number(parts.get("t"));
  const given = Buffer.from(parts.get("v0") ?? "", "hex");
  const wanted = createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest();
  const fresh = Math.abs(Date.now() / 1000 - seconds) < OLDEST_SECONDS;
  if (!fresh || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new RangeError("The signature is missing, wrong or too old.");
  }
  const report = Report.safeParse(asJson(rawBody));
  if (!report.success) return null;
  const { type, data } = report.data;
  if (type === "post_call_transcription") return { providerCallId: data.conversation_id, state: stateOf(data) };
  // Busy, not taken, or no such number: there was no conversation.
  const result = { summary: `Not reached: ${data.failure_reason ?? "unknown"}.`, successful: false, seconds: null };
  return { providerCallId: data.conversation_id, state: { status: "failed", result } };
}
