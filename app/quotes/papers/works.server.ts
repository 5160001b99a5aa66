import { priceGuide } from "#app/prices/guide.server.ts";
import { judgePaper } from "#app/prices/judge.server.ts";
import { nameOf } from "#app/prices/works.ts";
import type { Comparable } from "#app/quotes/papers/match-lines.ts";
import type { Work } from "#app/quotes/papers/rival.ts";
import type { ItemType } from "#app/repair/line-item.ts";

/** `asks`: what the shop wants for it by now, where that is another price than the paper's. */
export type WorkLine = Omit<Comparable, "type"> & {
  type: ItemType;
  quantity: number;
  unitPrice: number;
  detailedDescription: string | null;
  asks?: number;
};
type Car = { year: number; make: string; model: string; vin?: string | null };

/** The lines of a paper as the price judge groups them: parts, labor and fees of one job are one work. */
export function worksOnPaper(lines: readonly WorkLine[], vehicle: Car): Work[] {
  const { lines: asked, judged } = judgePaper({
    vehicle,
    lines: lines.map(({ description, type, quantity, unitPrice, totalPrice, detailedDescription }) => ({
      description,
      type,
      quantity,
      unitPrice,
      total: totalPrice,
      detail: detailedDescription,
    })),
    shop: { name: null },
    figures: { corrections: [], shopHistory: [], own: [] },
  });
  const { larger } = priceGuide().index;
  const taken = new Set<number>();
  return judged.lines.flatMap((judgement, at): Work[] => {
    if (taken.has(at)) return [];
    const own = [at, ...judgement.lines.filter((line) => line !== at && !taken.has(line))];
    for (const line of own) taken.add(line);
    const found = own.flatMap((line) => judged.lines[line]?.jobs ?? []);
    // What all of them are together: "labor, front brakes" beside pads and rotors is no third job.
    const named = judgement.whole ?? found.map(({ job }) => job);
    const jobs = named.flatMap((job) => (larger.includes(job) ? job.includes : [job.job]));
    return [
      {
        name: nameOf(judgement, asked[at]),
        lines: own
          .flatMap((at) => lines[at] ?? [])
          .map((line) => ({ ...line, totalPrice: line.asks ?? line.totalPrice })),
        jobs: [...new Set(jobs)],
        place: found.find(({ position }) => position)?.position ?? null,
        // How much an hour costs is a verdict on no price.
        of: judgement.compare === "rate" ? "total" : judgement.compare,
      },
    ];
  });
}
