import type { Row } from "#app/quote-reader/layout/rows.ts";
import { looksLikeVin } from "#app/quote-reader/paper/vin.ts";

const VIN = /vin[\s:#.]{0,3}([A-HJ-NPR-Z\d]{17})/gi;

/** A camera joins what stands close, and takes an o for a naught: "2016 Volv0XC60 AWDVIN YV4612RK8G283201493,774 miMA" is told apart again. */
export function toldApart(rows: Row[]): Row[] {
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, text: apart(cell.text) })) }));
}

function apart(text: string): string {
  return text
    .replace(/(?<=[a-z]{2})0(?=[A-Za-z]|\s|$)/g, "o")
    .replace(VIN, (all, vin: string) => (looksLikeVin(vin) ? ` VIN ${vin} ` : all))
    .replace(/(?<=\d{3} ?)mi(?=[A-Z]{2})/g, "mi ")
    .replace(/(?<=[A-Za-z])(?=\d{1,3},\d{3} ?mi\b)/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}
