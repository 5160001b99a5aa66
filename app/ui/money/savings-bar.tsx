type Props = {
  label: string;
  percent: number;
  /** The percentage that fills the whole bar. */
  max?: number;
};

export function SavingsBar({ label, percent, max = 100 }: Props) {
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-lg font-semibold tabular-nums text-saved">{percent}%</span>
      </p>
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-raised">
        <div className="h-full rounded-full bg-saved" style={{ width: `${Math.min(100, (percent / max) * 100)}%` }} />
      </div>
    </div>
  );
}
