import { renderToBuffer } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { keepZone } from "#app/platform/zone.ts";

/** What the process is told: a PDF's data as JSON, in parts, and with the last of them what it is. */
export type Order = { part: string } | { kind: string; zone: string };
/** What it says: that it is ready, the bytes, or what went wrong. */
export type Report = { ready: true } | { pdf: Buffer } | { fault: string };

// biome-ignore lint/suspicious/noExplicitAny: each PDF has its own data, which came as JSON
type Drawing = (data: any) => ReactElement<any>;

/** Answers orders for PDFs, one at a time, until whoever gives them has gone. */
export function drawPdfs(drawings: Record<string, () => Promise<Drawing>>): void {
  let parts: string[] = [];
  process.on("message", async (order: Order) => {
    if ("part" in order) return parts.push(order.part);
    // A process that is somebody else's too, as a test's, is told other things.
    if (!("kind" in order && "zone" in order)) return;
    const given = parts;
    parts = [];
    try {
      keepZone(order.zone);
      const draw = await drawings[order.kind]?.();
      if (!draw) throw new Error(`There is no PDF called ${order.kind}.`);
      // Nothing keeps the text while it is drawn.
      report({ pdf: await renderToBuffer(draw(JSON.parse(given.splice(0).join("")))) });
    } catch (error) {
      report({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.on("disconnect", () => process.exit());
  report({ ready: true });
}

function report(message: Report): void {
  process.send?.(message);
}
