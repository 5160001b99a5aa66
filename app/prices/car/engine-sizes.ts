import { list, parseTable } from "#app/prices/jobs/job.ts";

/** By make and size in litres ("ford 5.0"): how many cylinders such an engine has. */
export type EngineSizes = Map<string, number>;

/** Reads the table of engines' sizes, counted from what makers file with NHTSA. Throws when a column is missing. */
export function parseEngineSizes(table: string): EngineSizes {
  return new Map(
    parseTable(table, ["make", "cylinders", "litres"]).flatMap((row) =>
      list(row.litres).map((litres): [string, number] => [
        keyOf(row.make ?? "", Number(litres)),
        Number(row.cylinders),
      ]),
    ),
  );
}

/** The cylinders that engines of this size have in cars of this make; null where they differ or none is known. */
export function cylindersOfSize(sizes: EngineSizes, make: string, litres: number | null): number | null {
  return litres === null ? null : (sizes.get(keyOf(make, litres)) ?? null);
}

function keyOf(make: string, litres: number): string {
  return `${make.toLowerCase()} ${litres.toFixed(1)}`;
}
