import { makePaperGate, type PaperAsked } from "#app/platform/files/paper-gate.server.ts";

const MEMORY = 600_000_000;

/** A request is answered within 30 seconds: a paper says before what it could not do. */
export const { makePaper, close: closePapers } = makePaperGate({
  file: "app/papers.ts",
  // Two at least: who has a long one drawn holds up nobody else.
  size: 2,
  idle: 60_000,
  limits: { cpu: 24, clock: 26, memory: MEMORY },
  patientLimits: { cpu: 120, clock: 600, memory: MEMORY },
  mostWaiting: 30,
  mostForOne: 3,
});

/** Of the product itself, in a job. */
export const PATIENTLY: PaperAsked = { owner: "the product", patient: true };

/** Whom papers are counted for: a person, or an address. */
export function paperOwner(viewer: { user: { id: string } | null; ip: string | null } | null): string {
  return viewer?.user?.id ?? viewer?.ip ?? "visitor";
}
