import type { ReactNode } from "react";

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 150"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full max-w-60"
    >
      {children}
    </svg>
  );
}

/** A phone over a paper quote. */
export function UploadDrawing() {
  return (
    <Frame>
      <path d="M28 14H122L142 34V142H28Z" fill="var(--panel)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M122 14V34H142" stroke="var(--ink)" strokeWidth="2" />
      <path d="M42 34H84M42 54H98M42 70H92M42 86H102M42 102H88" stroke="var(--control)" strokeWidth="3" />
      <path d="M114 54H128M110 70H128M116 86H128M112 102H128" stroke="var(--ink)" strokeWidth="3" />
      <path d="M42 122H128" stroke="var(--line)" strokeWidth="2" />
      <rect
        x="134"
        y="42"
        width="66"
        height="104"
        rx="10"
        fill="var(--accent-soft)"
        stroke="var(--accent)"
        strokeWidth="2.5"
      />
      <path d="M150 66V58H158M176 58H184V66M184 106V114H176M158 114H150V106" stroke="var(--accent)" strokeWidth="2.5" />
      <path d="M158 74H176M158 84H170M158 94H176" stroke="var(--accent)" strokeWidth="2.5" opacity=".55" />
      <circle cx="167" cy="131" r="5.5" stroke="var(--accent)" strokeWidth="2.5" />
    </Frame>
  );
}

/** Three lines of a quote, each on its fair range. */
export function AnalysisDrawing() {
  return (
    <Frame>
      <RangeRow y={30} from={70} to={122} quoted={196} over />
      <RangeRow y={76} from={92} to={158} quoted={132} />
      <RangeRow y={122} from={48} to={100} quoted={172} over />
    </Frame>
  );
}

function RangeRow({
  y,
  from,
  to,
  quoted,
  over,
}: {
  y: number;
  from: number;
  to: number;
  quoted: number;
  over?: boolean;
}) {
  return (
    <g>
      <rect x="16" y={y - 4} width="208" height="8" rx="4" fill="var(--raised)" />
      <rect x={from} y={y - 4} width={to - from} height="8" rx="4" fill="var(--saved)" />
      <path d={`M${quoted} ${y - 13}V${y + 13}`} stroke={over ? "var(--warning)" : "var(--ink)"} strokeWidth="4" />
      {over ? <path d={`M${quoted - 8} ${y}H${to + 8}m7-6-7 6 7 6`} stroke="var(--warning)" strokeWidth="2" /> : null}
    </g>
  );
}

/** The bill, split: what is kept and what the service takes. */
export function SavingsDrawing() {
  return (
    <Frame>
      <rect x="24" y="22" width="56" height="120" rx="6" fill="var(--raised)" stroke="var(--ink)" strokeWidth="2" />
      <rect x="104" y="70" width="56" height="72" rx="6" fill="var(--accent)" />
      <path
        d="M104 62V34a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6V62Z"
        fill="var(--saved-soft)"
        stroke="var(--saved)"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <path d="M178 62V28M172 28h12M172 62h12" stroke="var(--saved)" strokeWidth="2" />
      <path d="m196 45 7 7 14-15" stroke="var(--saved)" strokeWidth="3.5" />
    </Frame>
  );
}
