import type { ReadLine } from "#app/quote-reader/reading.ts";

/** Letters and digits in capitals without a word among them; grades of oil, sizes of tires and engines and days are none. */
export function isPartNumber(text: string): boolean {
  return (
    /^(?=.*\d.*\d)[A-Z0-9][A-Z0-9 ./-]{2,20}$/.test(text) &&
    !/(?:^| )[A-Z]{3,}(?:$| )|^\d{1,2}W-?\d|^[A-Z]{0,2}\d{3}\/\d{2}|^\d\.\d ?L$|^\d{1,4}([/-])\d{1,2}\1\d{2,4}$/.test(
      text,
    )
  );
}

/** "1 19301-5A2-A01": how many stands before the number of what. */
export function withoutCount(number: string): string {
  return number.replace(/^[1-9]\d? (?=[A-Z0-9-]{5,}$)/, "");
}

/** "04152-YZZA6 OIL FILTER", "P 68439871AA Thermostat": the maker's number before a name, behind a letter for the kind of line or not, and the name; no number where the first word may say what the part is. */
export function partNumberBefore(name: string): [number: string | null, name: string] {
  const match = /^(?:[A-Z] )?((?=(?:[A-Z-]*\d){5})[A-Z0-9-]{7,}) (?=.*[a-z]{3})/i.exec(name);
  return match?.[1] && isPartNumber(match[1]) ? [match[1], name.slice(match[0].length)] : [null, name];
}

/**
 * "CND4413 Condenser", "BR31278 Rear pads" down the page: the column of part numbers stands so close to the names that it seems to begin
 * them. One alone may be what the goods are called, "R134A Refrigerant".
 */
export function withoutCodes<Line extends Pick<ReadLine, "description" | "type" | "partNumber">>(
  lines: Line[],
): Line[] {
  const codeOf = ({ description }: Line) => CODE_BEFORE.exec(description)?.slice(1).find(isPartNumber);
  const coded = lines.filter(codeOf);
  if (coded.length < LEAST_CODED || coded.length * 2 < lines.filter(({ type }) => type === "Part").length) return lines;
  return lines.map((line) => {
    const code = codeOf(line);
    return code
      ? { ...line, description: line.description.slice(code.length + 1), partNumber: line.partNumber ?? code }
      : line;
  });
}

const CODE_BEFORE = /^((?=(?:[A-Z-]*\d){2})(?=[\dA-Z-]*[A-Z])[A-Z\d-]{5,}) (?=[A-Z]?[a-z]{3})/;
const LEAST_CODED = 3;
