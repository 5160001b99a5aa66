import { priceGuide } from "#app/prices/guide.server.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { LineKind } from "#app/prices/jobs/job-index.ts";
import { judge } from "#app/prices/judge.ts";
import type { Question } from "#app/prices/judgement.ts";
import { vinFacts } from "#app/quote-reader/paper/vin-table.server.ts";

export const guide = priceGuide();
export const camry = { make: "Toyota", model: "Camry", year: 2018 };

type Written = { type?: LineKind; total?: number | null; quantity?: number | null; hours?: number | null };

/** A line as a paper has it; `total` in cents. */
export function line(description: string, rest: Written = {}): Line {
  return { description, type: "Service", quantity: 1, hours: null, total: 20_000, place: null, ...rest };
}

type Setting = Partial<Omit<Question, "lines">> & { vin?: string };

/** What the judge says about these lines; a Camry of 2018 at an independent shop in Ohio where nothing else is said. */
export function judged(lines: Line[], { vin, ...rest }: Setting = {}) {
  return judge(guide, { vehicle: camry, facts: vinFacts(vin), state: "OH", shop: "independent", lines, ...rest });
}
