const STARS = [0, 1, 2, 3, 4];

/** The figure to one decimal, or N/A, and five stars filled as far as it goes. */
export function Rating({ rating }: { rating: number | null }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 120 24" className="h-4 w-20 shrink-0">
        <Stars className="fill-none stroke-control" />
        {/* An inner picture cuts off what lies beyond its width. */}
        <svg aria-hidden="true" width={(rating ?? 0) * 24} height="24">
          <Stars className="fill-warning stroke-warning" />
        </svg>
      </svg>
      <span className="tabular-nums">
        <span className="sr-only">Rating </span>
        {rating === null ? "N/A" : rating.toFixed(1)}
        {rating === null ? null : <span className="sr-only"> of 5 stars</span>}
      </span>
    </span>
  );
}

function Stars({ className }: { className: string }) {
  return STARS.map((place) => (
    <path
      key={place}
      transform={`translate(${place * 24} 0)`}
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={className}
      d="m12 2.6 2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z"
    />
  ));
}
