import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { later } from "#app/ui/behavior/later.tsx";

const OtherCar = later(async () => (await import("./paper.tsx")).OtherCar);
const TypedBefore = later(async () => (await import("./paper.tsx")).TypedBefore);

/** What a paper asks before its lines count: which car it is for, and whether it is the quote that was typed. */
export function AskedFirst({ id, documents }: Pick<StatusView, "id" | "documents">) {
  const car = documents.find(({ paper }) => paper?.otherCar);
  const typed = documents.find(({ paper }) => paper?.typed);
  return (
    <>
      {car ? (
        <div className="mb-6">
          <OtherCar sentence={car.paper?.otherCar ?? ""} door={`/repair-status/${id}/documents/${car.id}/say`} />
        </div>
      ) : null}
      {typed ? (
        <div className="mb-6">
          <TypedBefore sentence={typed.paper?.typed ?? ""} door={`/repair-status/${id}/documents/${typed.id}/say`} />
        </div>
      ) : null}
    </>
  );
}
