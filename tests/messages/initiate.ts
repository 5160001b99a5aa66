import { action } from "#app/routes/api/outside.ts";
import { args } from "../support/args.ts";

/** POST /api/ai-agent/initiate-elevenlabs-call from an address. */
export function handle(json: object, ip: string): Promise<Response> {
  return action(args("/api/ai-agent/initiate-elevenlabs-call", { json, headers: { "x-client-ip": ip } }));
}
