import { Link } from "react-router";
import { addressOf, type View } from "./address.ts";
import { hold } from "./held.ts";

type Props = { repairs: { id: string; vehicle: string; service: string; customer: string }[]; shown: View };

/** What may begin and has no time yet: dragged into the table, or given one by the form. */
export function Unscheduled({ repairs, shown }: Props) {
  if (repairs.length === 0) return null;
  return (
    <section aria-labelledby="unscheduled" className="pt-8">
      <h2 id="unscheduled" className="text-sm font-medium">
        No time yet
      </h2>
      <ul className="grid gap-2 pt-2 sm:grid-cols-2 lg:grid-cols-4">
        {repairs.map(({ id, vehicle, service, customer }) => (
          <li
            key={id}
            draggable
            onDragStart={(event) => hold(event, id)}
            className="relative cursor-grab rounded-md border border-line bg-panel px-3 py-2 text-sm"
          >
            <Link
              to={addressOf(shown, id)}
              preventScrollReset
              draggable={false}
              data-key="m"
              aria-label={`Schedule ${vehicle}`}
              className="row-link block min-h-11"
            >
              <span className="block font-medium">{vehicle}</span>
              <span className="block text-muted">{[service, customer].filter(Boolean).join(" · ")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
