import { Link, useLocation } from "react-router";
import { type Rating, waitsForPrice } from "#app/repair/work/inspection.ts";
import { Badge, type Tone } from "#app/ui/badge.tsx";
import { PhotoStrip } from "#app/ui/photo-strip.tsx";
import { Propose } from "./propose.tsx";

export type Finding = {
  id: string;
  name: string;
  rating: Rating;
  note: string | null;
  proposal: string | null;
  lineItemId: string | null;
  setAside: string | null;
  photos: { id: string; width: number; height: number }[];
};

const TONES: Record<Rating, { tone: Tone; word: string }> = {
  green: { tone: "saved", word: "Good" },
  yellow: { tone: "warning", word: "Soon" },
  red: { tone: "danger", word: "Now" },
};

/** What the inspection found, with its photos; with a price it goes to the customer as a line. */
export function Findings({
  requestId,
  findings,
  may,
}: {
  requestId: string;
  findings: Finding[];
  may: { priceFindings: boolean; setAside: boolean };
}) {
  const { search } = useLocation();
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {findings.map((finding) => {
        const { tone, word } = TONES[finding.rating];
        return (
          <li key={finding.id} className="grid gap-2 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={tone}>{word}</Badge>
              <strong>{finding.name}</strong>
              {finding.note ? <span className="text-muted">{finding.note}</span> : null}
            </p>
            <PhotoStrip repairId={requestId} photos={finding.photos} about={finding.name} />
            {finding.lineItemId ? (
              <a
                href={`#line-${finding.lineItemId}`}
                className="inline-flex min-h-11 items-center text-accent-text underline"
              >
                The customer was asked
              </a>
            ) : null}
            {finding.setAside ? <p className="text-muted">Not offered: {finding.setAside}</p> : null}
            {!finding.lineItemId && may.priceFindings ? (
              <Propose
                action={`/dashboard/repair-requests/${requestId}/findings/${finding.id}${search}`}
                finding={finding}
              />
            ) : null}
            {waitsForPrice(finding) && may.setAside ? (
              <Link
                to={`/dashboard/repair-requests/${requestId}/findings/${finding.id}/set-aside${search}`}
                className="inline-flex min-h-11 items-center text-accent-text underline"
              >
                Not offered…
              </Link>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
