import type { Line } from "#app/prices/jobs/groups/group.ts";
import { judgeQuote, type Quote } from "#app/prices/judge.server.ts";

type Said = { id: string; description: string; type: string };

/** Those of the lines, by their ids, that are for what this car cannot have. */
export function notOnCar(vehicle: Quote["vehicle"], said: readonly Said[]): Set<string> {
  const lines = said.map(
    ({ description, type }): Line => ({
      description,
      type: kindOf(type),
      total: null,
      hours: null,
      quantity: 1,
      place: null,
    }),
  );
  const judged = judgeQuote({ vehicle, state: null, shop: null, lines });
  return new Set(judged.lines.flatMap((found, at) => (found.notOnCar ? (said[at]?.id ?? []) : [])));
}

function kindOf(type: string): Line["type"] {
  return type === "Part" || type === "Labor" || type === "Fee" ? type : "Service";
}
