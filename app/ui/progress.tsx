type Props = { value: number; label: string; showLabel?: boolean };

/** `value` in percent. */
export function ProgressBar({ value, label, showLabel = true }: Props) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div className="grid gap-1.5">
      {showLabel ? (
        <p aria-hidden="true" className="flex justify-between gap-4 text-sm text-muted">
          <span>{label}</span>
          <span className="tabular-nums">{percent}%</span>
        </p>
      ) : null}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
