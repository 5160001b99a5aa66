import { Link } from "react-router";
import type { RepairProvider } from "#app/platform/db.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { cn } from "#app/ui/cn.ts";
import { PATH } from "./address.ts";
import { Rating } from "./rating.tsx";
import { ProviderStatus } from "./status-badge.tsx";

const SPECIALTIES_SHOWN = 3;

type Row = {
  id: string;
  name: string;
  city: string;
  state: string;
  type: string;
  status: RepairProvider["status"];
  specialties: string[];
  qualityRating: number | null;
};

export function ProviderList({ rows, chosen, search }: { rows: Row[]; chosen: string | null; search: string }) {
  if (rows.length === 0) return null;
  return (
    <ul className="min-h-0 divide-y divide-line lg:overflow-y-auto">
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to={`${PATH}/${row.id}${search}`}
            aria-current={row.id === chosen ? "page" : undefined}
            className={cn(
              "grid grid-cols-1 gap-2 border-l-4 px-4 py-4 hover:bg-raised focus-visible:-outline-offset-2",
              row.id === chosen ? "border-accent bg-accent-soft" : "border-transparent",
            )}
          >
            <span className="flex items-start justify-between gap-3">
              <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{row.name}</span>
              <ProviderStatus status={row.status} />
            </span>
            <span className="text-sm text-muted [overflow-wrap:anywhere]">
              {row.type} · {row.city}, {row.state}
            </span>
            <span className="text-sm">
              <Rating rating={row.qualityRating} />
            </span>
            <Specialties all={row.specialties} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Specialties({ all }: { all: string[] }) {
  if (all.length === 0) return null;
  const more = all.length - SPECIALTIES_SHOWN;
  return (
    <span className="flex flex-wrap gap-1.5">
      {all.slice(0, SPECIALTIES_SHOWN).map((specialty) => (
        <Badge key={specialty} className="max-w-full border border-line">
          <span className="truncate">{specialty}</span>
        </Badge>
      ))}
      {more > 0 ? (
        <Badge className="border border-line">
          +{more}
          <span className="sr-only"> more specialties</span>
        </Badge>
      ) : null}
    </span>
  );
}
