type Look = "hollow" | "half" | "full";
export type PriceMark = { cents: number; look: Look; label?: string; tone?: "ink" | "warning" | "danger" | "accent" };

/** Cents. `asked`: what stands now is our target still, and not the shop's word. */
type Prices = { quoted: number | null; current: number | null; asked: boolean };

/** Quoted is hollow; where it moved, our target is half and the shop's word full. */
export function marksOf({ quoted, current, asked }: Prices, dear = false): PriceMark[] {
  if (quoted === null) return [];
  const marks: PriceMark[] = [{ cents: quoted, look: "hollow", tone: dear ? "warning" : "ink" }];
  if (current === null || current === quoted) return marks;
  return [...marks, { cents: current, look: asked ? "half" : "full", tone: "accent" }];
}
