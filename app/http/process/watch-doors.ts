import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { sentenceResponse } from "#app/http/front-door.ts";
import type { Answered } from "#app/platform/log.server.ts";
import { type Family, OPENMETRICS } from "#app/platform/metrics/openmetrics.ts";
import { mayReadMetrics, renderProcess } from "#app/platform/metrics/process.ts";

/** What the bundle's entry hands to the process that runs it. */
export type Lifecycle = {
  log: { info: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
  logAnswered: (answered: Answered) => void;
  /** Where there are doors, they say whether somebody waits at them. */
  start: (doors?: { someoneWaits: () => boolean }) => Promise<void>;
  stop: () => Promise<void>;
  firstRun: () => Promise<string | null>;
  health: () => Promise<{ ok: boolean; checks: Record<string, string> }>;
  figures: () => Promise<Family[]>;
  /** Has what reads documents ready for one that is on its way. */
  expectDocument: () => void;
};

const FRESH = { "Cache-Control": "no-store" };

/** For who watches the process: /healthz, /readyz (no new requests once it was asked to end), /metrics. */
export function watchDoors({ health, figures }: Pick<Lifecycle, "health" | "figures">, isEnding: () => boolean) {
  const doors = new Hono<{ Bindings: HttpBindings }>();
  doors.get("/healthz", async (context) => {
    const state = await health();
    return context.json(state, state.ok ? 200 : 503, FRESH);
  });
  doors.get("/readyz", async (context) => {
    const state = isEnding() ? null : await health();
    const said = state ? { ready: state.ok, checks: state.checks } : { ready: false, checks: { process: "ending" } };
    return context.json(said, said.ready ? 200 : 503, FRESH);
  });
  doors.get("/metrics", async (context) => {
    if (!mayReadMetrics(context.env.incoming)) return sentenceResponse(context.req.raw, 404, "There is nothing here.");
    return context.body(renderProcess(await figures()), 200, { "Content-Type": OPENMETRICS, ...FRESH });
  });
  return doors;
}
