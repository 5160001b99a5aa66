import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { fieldValue } from "#app/quote-reader/paper/identity.ts";
import { looksLikeVin, provenVin } from "#app/quote-reader/paper/vin.ts";
import { makeAndYearOfVin } from "#app/quote-reader/paper/vin-table.server.ts";

/** A VIN whose check digit holds, wherever it stands; else the text after a label "VIN" when it has a VIN's length. */
export function vinOnPage(rows: Row[]): string | null {
  let labelled: string | null = null;
  for (const row of rows) {
    const text = rowText(row);
    const after = /\bv\.?i\.?n\.?\b\s*(?:#|no\.?|number)?\s*[:#]?\s*([A-Z0-9 -]{17,24})/i.exec(text);
    const pieces = [...text.split(/[\s:,;|()#]+|\.(?=\s|$)/), after?.[1]?.replace(/[\s-]/g, "").slice(0, 17) ?? ""];
    for (const piece of pieces.flatMap(windowsOf)) {
      if (piece.length !== 17 || !/\d/.test(piece)) continue;
      const vin = provenVin(piece);
      if (vin) return vin;
      const said = /^[A-HJ-NPR-Z0-9]{17}$/i.test(piece) && (after || /\bvin\b/i.test(text));
      if (said || looksLikeVin(piece)) labelled ??= piece.toUpperCase();
    }
  }
  if (labelled) return labelled;
  const beside = fieldValue(rows, /v\.?i\.?n\.?(?: ?(?:#|no\.?|number))?/, /^[A-HJ-NPR-Z0-9]{17}$/i);
  return beside?.toUpperCase() ?? null;
}

/** A camera may run a VIN into its neighbours: of longer pieces every 17 characters that name a known manufacturer. */
function windowsOf(piece: string): string[] {
  if (piece.length <= 17 || piece.length > 60 || !/^[A-Z0-9-]+$/i.test(piece)) return [piece];
  const plain = piece.replaceAll("-", "");
  const windows = Array.from({ length: plain.length - 16 }, (_, at) => plain.slice(at, at + 17));
  return windows.filter((window) => {
    const vin = provenVin(window);
    return vin !== null && makeAndYearOfVin(vin).make !== null && /\d{4}$/.test(vin);
  });
}
