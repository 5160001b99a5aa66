import { createCookie } from "react-router";
import { getViewer, type Viewer } from "#app/access/viewer.server.ts";
import { showSimulatedCode } from "#app/people/demo.server.ts";
import { env } from "#app/platform/env.server.ts";

export type CallErrors = { phoneNumber?: string | undefined; smsOptIn?: string | undefined; code?: string | undefined };

/** The code that the box waits for; what it is stands beside it only while texts are simulated. */
export type CallProof = { methodId: string; simulatedCode: string | null };

/** What a box said wrong and what stood in it, for the page that a browser without script is sent back to. */
export type CallFlash = {
  box: string;
  phoneNumber: string;
  smsOptIn: boolean;
  errors: CallErrors;
  proof: CallProof | null;
};

type Kept = Omit<CallFlash, "proof"> & { methodId: string | null };

const cookie = createCookie("call-request", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.secure,
  maxAge: 60,
});

export function flashHeader(kept: Kept): Promise<string> {
  return cookie.serialize(kept);
}

export async function readCallFlash(request: Request): Promise<{ flash: CallFlash | null; clear: string | null }> {
  const kept: Kept | null = await cookie.parse(request.headers.get("cookie"));
  if (!kept || typeof kept !== "object" || typeof kept.box !== "string") return { flash: null, clear: null };
  const { methodId, ...flash } = kept;
  const proof = await proofOf(await getViewer(request), methodId);
  return { flash: { ...flash, proof }, clear: await cookie.serialize("", { maxAge: 0 }) };
}

export async function proofOf(viewer: Viewer, methodId: string | null | undefined): Promise<CallProof | null> {
  return methodId ? { methodId, simulatedCode: await showSimulatedCode(viewer, methodId) } : null;
}
