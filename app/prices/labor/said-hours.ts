import type { Line } from "#app/prices/jobs/groups/group.ts";

type Counted = Pick<Line, "description" | "type" | "quantity" | "total">;

const SAID = /\b(?<hours>\d+(?:\.\d+)?) ?-?(?:hrs?|hours?)\b|\bhours? ?[:@x]/i;

/**
 * The hours of a line of labor whose paper has one column for pieces and hours: a number is of hours where its words say so, where it
 * has a fraction, or where other labor of another number costs the same for each. Null where it may be pieces, or the work as a whole.
 * "Labor, head gaskets 12 hr" that stands as one piece says twelve.
 */
export function saidHours(line: Counted, lines: Counted[]): number | null {
  const { type, quantity, description } = line;
  const said = SAID.exec(description);
  if (type === "Labor" && (quantity ?? 1) === 1 && said?.groups?.hours) return Number(said.groups.hours) || null;
  if (type !== "Labor" || !quantity || quantity <= 0) return null;
  if (!Number.isInteger(quantity) || said) return quantity;
  const each = priceOfEach(line);
  const others = lines.filter((other) => other.type === "Labor" && other.quantity !== quantity);
  return each !== null && others.some((other) => priceOfEach(other) === each) ? quantity : null;
}

function priceOfEach({ quantity, total }: Counted): number | null {
  return quantity && total ? Math.round(total / quantity) : null;
}

/** Of these a line is often for several. */
const BY_THE_PIECE = /\b(?:tires?|wheels|tpms|stems?|plugs?|coils?|injectors?|bulbs?)\b/i;

/** Where whole works have hours in the column of pieces, "3" beside one is no three of them. */
function counted(line: Line, lines: Line[]): number | null {
  const isTimed = lines.some(({ type, quantity }) => type === "Service" && quantity && !Number.isInteger(quantity));
  return isTimed && line.type === "Service" && !BY_THE_PIECE.test(line.description) ? null : line.quantity;
}

/** Lines as a paper or a form has them, with the hours that they say. */
export function withHours(lines: Line[]): Line[] {
  return lines.map((line) => ({ ...line, hours: saidHours(line, lines), quantity: counted(line, lines) }));
}
