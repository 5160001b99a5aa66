import { createHmac, randomBytes } from "node:crypto";
import { type Answer, type Call, startStandIn } from "./http.ts";

const KEY = "stand-in-key";
export const WEBHOOK_SECRET = "wsec_stand_in";

type Conversation = {
  conversation_id: string;
  status: string;
  metadata: { call_duration_secs: number } | null;
  analysis: ({ transcript_summary: string; call_successful: string } & Record<string, unknown>) | null;
  conversation_initiation_client_data: {
    dynamic_variables: Record<string, unknown>;
    conversation_config_override?: { agent?: { first_message?: string } };
  };
  to_number: string;
};

/** Speaks ElevenLabs' published protocol as far as the product uses it: outbound calls, conversations, signed reports. */
export async function startElevenLabs() {
  const conversations: Conversation[] = [];
  let refusals: number[] = [];

  function handle({ method, path, headers, body }: Call): Answer {
    if (headers["xi-api-key"] !== KEY) return refuse(401, "invalid_api_key");
    if (method === "POST" && path === "/v1/convai/twilio/outbound-call") {
      const told = refusals.shift();
      if (told) return refuse(told, "told to refuse");
      const asked = JSON.parse(body);
      if (!/^\+1\d{10}$/.test(asked.to_number)) return refuse(422, "invalid to_number");
      const conversation_id = `conv_${randomBytes(10).toString("hex")}`;
      const { conversation_initiation_client_data, to_number } = asked;
      const fresh = { status: "in-progress", metadata: null, analysis: null };
      conversations.unshift({ conversation_id, ...fresh, conversation_initiation_client_data, to_number });
      return json({ success: true, message: "Success", conversation_id, callSid: "CA1" });
    }
    if (path === "/v1/convai/agents/agent_1" || path === "/v1/convai/phone-numbers/phnum_1") return json({});
    if (path === "/v1/convai/conversations") {
      return json({
        conversations: conversations.map(({ conversation_id }) => ({ conversation_id })),
        has_more: false,
      });
    }
    const found = conversations.find(({ conversation_id }) => path === `/v1/convai/conversations/${conversation_id}`);
    return found ? json(found) : refuse(404, "conversation_not_found");
  }

  const standIn = await startStandIn(handle, () => JSON.stringify({ detail: { status: "told_to_fail" } }));
  return {
    ...standIn,
    conversations,
    /** Statuses for the next calls to be placed. */
    refuseNext(...statuses: number[]) {
      refusals = statuses;
    },
    environment: {
      ELEVENLABS_API_KEY: KEY,
      ELEVENLABS_AGENT_ID: "agent_1",
      ELEVENLABS_PHONE_NUMBER_ID: "phnum_1",
      ELEVENLABS_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ELEVENLABS_API_BASE: standIn.url,
    },
    /** The call is over. */
    end(conversation: Conversation, summary = "Asked about brakes.", fields: Record<string, unknown> = {}) {
      const analysis = { transcript_summary: summary, call_successful: "success", ...fields };
      Object.assign(conversation, { status: "done", metadata: { call_duration_secs: 95 }, analysis });
    },
    /** A report as it travels: the raw body and its signature. */
    signed(conversation: Conversation, how: Signing = {}) {
      return sign(JSON.stringify({ type: "post_call_transcription", event_timestamp: now(), data: conversation }), how);
    },
    /** The same for a call that nobody took. */
    signedFailure(conversation_id: string, failure_reason: string) {
      const data = { agent_id: "agent_1", conversation_id, failure_reason };
      return sign(JSON.stringify({ type: "call_initiation_failure", event_timestamp: now(), data }));
    },
    sign,
  };
}

function json(body: object): Answer {
  return { body: JSON.stringify(body) };
}

function refuse(status: number, message: string): Answer {
  return { status, body: JSON.stringify({ detail: { status: message } }) };
}

type Signing = { secret?: string; age?: number };

function sign(body: string, { secret = WEBHOOK_SECRET, age = 0 }: Signing = {}) {
  const seconds = now() - age;
  return {
    body,
    signature: `t=${seconds},v0=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`,
  };
}

function now() {
  return Math.floor(Date.now() / 1000);
}
