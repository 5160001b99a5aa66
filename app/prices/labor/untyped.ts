import { DONE } from "#app/prices/jobs/declined.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";

const SERVES =
  /\b(?:service|svc|clean\w*|test\w*|insp\w*|check\w*|align\w*|balanc\w*|rotat\w*|program\w*|exch\w*|labou?r|r ?& ?i|recharge|oil change|lof)\b/i;

/**
 * On a paper whose lines say no kind, hours make a line labor, and goods beside such lines are parts: "spark plug, 4, $116" and
 * "spark plugs, 1.0 h, $180" are one work, and no two whole prices for it.
 */
export function withKinds(lines: Line[]): Line[] {
  const untyped = lines.filter(({ type }) => !type);
  const isGoods = ({ hours, description }: Line) => !hours && !DONE.test(description) && !SERVES.test(description);
  if (!untyped.some(({ hours }) => hours) || !untyped.some(isGoods)) return lines;
  return lines.map((line) => {
    if (line.type) return line;
    return line.hours ? { ...line, type: "Labor" } : isGoods(line) ? { ...line, type: "Part" } : line;
  });
}
