/** NHTSA recall campaigns by make, model and year, from January 2020 on. Pure: the table is handed in. */
export type Recalls = {
  models: Map<string, [year: number, campaign: string][]>;
  sentences: Map<string, string>;
  /** Up to when it tells: "May 2025", or the day of the last refresh. */
  until: string;
};

export function parseRecalls(table: string): Recalls {
  const recalls: Recalls = { models: new Map(), sentences: new Map(), until: "May 2025" };
  for (const line of table.split("\n")) {
    const [kind, first = "", second = "", ...years] = line.split("\t");
    if (kind === "D") recalls.until = first;
    if (kind === "C") recalls.sentences.set(first, second);
    if (kind !== "V") continue;
    recalls.models.set(
      keyOf(first, second),
      years
        .flatMap((each) => each.split(" "))
        .filter(Boolean)
        .map((each) => {
          const [year = "", campaign = ""] = each.split(":");
          return [Number(year), campaign];
        }),
    );
  }
  return recalls;
}

function keyOf(make: string, model: string): string {
  return `${make} ${model}`.toLowerCase().replace(/[^a-z0-9]+/g, "");
}

/** The campaigns that name this model and year; whether this very car is in one, its VIN tells. */
export function campaignsFor(
  recalls: Recalls,
  car: { make: string | null; model: string | null; year: number | null },
): string[] {
  if (!car.make || !car.model || !car.year) return [];
  const words = car.model.split(/\s+/);
  for (let length = words.length; length > 0; length--) {
    const years = recalls.models.get(keyOf(car.make, words.slice(0, length).join(" ")));
    if (years) return years.flatMap(([year, campaign]) => (year === car.year ? [campaign] : []));
  }
  return [];
}

/** The campaigns among these whose sentence speaks of a part. */
export function campaignsAbout(recalls: Recalls, campaigns: string[], component: string): string[] {
  const words = component
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ""));
  if (words.length === 0) return [];
  return campaigns.filter((campaign) => {
    const sentence = (recalls.sentences.get(campaign) ?? "").toLowerCase();
    return words.every((word) => sentence.includes(word));
  });
}
