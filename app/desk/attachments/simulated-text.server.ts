import { randomUUID } from "node:crypto";
import { chosenFiles } from "#app/desk/attachments/receive.server.ts";
import { receiveText } from "#app/messages/incoming-text.server.ts";
import { messenger } from "#app/messages/providers/messaging.server.ts";
import { SIMULATED_MEDIA } from "#app/messages/providers/simulated.server.ts";
import { db } from "#app/platform/db.server.ts";
import { toE164 } from "#app/platform/format.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { keepFile } from "#app/repair/records/kept-file.server.ts";

const LONGEST = 1600;
const MOST_MEDIA = 10;

/**
 * A text as a customer's phone would send it, pictures too, where texts are simulated: it goes the way of a real one. Returns what
 * would be answered to it. Errors: 400 no phone of the US, nothing said, or too much; 404 where texts are real.
 */
export async function receiveSimulatedText(form: FormData): Promise<string | null> {
  if (messenger.name !== "simulated") throw notFound();
  const from = toE164(String(form.get("from") ?? ""));
  const body = String(form.get("body") ?? "").trim();
  const files = chosenFiles(form, "files");
  if (!from) throw new Refusal(400, "Please enter a phone number of the US.");
  if (!body && files.length === 0) throw new Refusal(400, "Please write something or choose a picture.");
  if (body.length > LONGEST || files.length > MOST_MEDIA) {
    throw new Refusal(400, `A text has at most ${LONGEST.toLocaleString("en-US")} letters and ${MOST_MEDIA} files.`);
  }
  const media = await Promise.all(files.map(putAside));
  const providerMessageId = `simulated-${randomUUID()}`;
  const answer = await receiveText({ providerMessageId, from, body, media, takenFor: null });
  if (answer) await keepAnswer(from, answer, providerMessageId);
  return answer;
}

/** What Twilio would carry back with its own answer, among what was sent: it left with the call, and waits in no queue. */
async function keepAnswer(phone: string, body: string, to: string) {
  const sent = { provider: messenger.name, status: "sent", sentAt: new Date() } as const;
  await db.outboundMessage.create({ data: { phone, kind: "staff", body, dedupeKey: `answer:${to}`, ...sent } });
}

async function putAside(file: File) {
  const key = `${randomUUID()}.raw`;
  await keepFile(key, new Uint8Array(await file.arrayBuffer()), "application/octet-stream");
  return { url: `${SIMULATED_MEDIA}${key}`, type: file.type || "unknown" };
}
