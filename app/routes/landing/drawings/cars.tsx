import { useId } from "react";

type DrawingProps = { className?: string };

/** A grand tourer at night: what one sees first is the light along its roof. */
export function GrandTourer({ className }: DrawingProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 330"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <defs>
        <linearGradient id={`${id}roof`} x1="60" x2="1130" y1="0" y2="0" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--accent)" stopOpacity=".15" />
          <stop offset=".35" stopColor="var(--accent)" />
          <stop offset=".58" stopColor="var(--ink)" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity=".3" />
        </linearGradient>
        <linearGradient id={`${id}body`} x1="0" x2="0" y1="60" y2="280" gradientUnits="userSpaceOnUse">
          <stop stopColor="color-mix(in oklab, var(--accent) 22%, var(--panel))" />
          <stop offset=".6" stopColor="var(--panel)" />
          <stop offset="1" stopColor="var(--ground)" />
        </linearGradient>
      </defs>
      <ellipse cx="600" cy="309" rx="520" ry="7" fill="#000" opacity=".7" />
      <path d="M0 309H1200" stroke="var(--line)" />
      <path
        d="M82 262C72 248 72 226 88 214C106 200 152 186 214 174C286 160 352 152 412 146C476 104 546 80 642 78C766 75 876 118 972 140C1030 153 1080 160 1100 174C1112 184 1114 198 1112 216C1110 236 1106 248 1098 258L1004 262A82 82 0 0 0 842 262L382 268A82 82 0 0 0 220 268L112 270C98 270 88 268 82 262Z"
        fill={`url(#${id}body)`}
      />
      <path
        d="M78 232C80 222 84 216 90 212C110 200 152 186 214 174C286 160 352 152 412 146C476 104 546 80 642 78C766 75 876 118 972 140C1030 153 1080 160 1100 174C1110 183 1113 192 1113 206"
        stroke={`url(#${id}roof)`}
        strokeWidth="2.5"
      />
      <g stroke="var(--control)" strokeWidth="1.25">
        <path
          d="M448 148C498 112 558 93 636 91C738 89 822 116 892 138C906 143 900 148 886 148C760 154 560 154 448 148Z"
          fill="var(--ground)"
        />
        <path d="M690 94L706 151" />
        <path d="M640 200h36" strokeWidth="2" />
        <g opacity=".55">
          <path d="M462 153C450 190 454 232 474 262M706 152C732 190 728 228 704 256" />
          <path d="M150 206C300 184 560 180 720 186C860 191 1000 188 1108 192M410 252L836 246" />
        </g>
      </g>
      <path d="M112 210C132 198 164 191 190 190C180 202 156 211 126 215Z" fill="var(--ink)" opacity=".85" />
      <path d="M1046 184C1070 188 1090 192 1110 198" stroke="var(--accent)" strokeWidth="3" />
      <Wheel x={301} y={246} radius={63} />
      <Wheel x={923} y={246} radius={63} />
    </svg>
  );
}

/** An everyday hatchback by day. */
export function Hatchback({ className }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 520 210"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M0 192H520" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M44 158C36 150 34 132 42 118C52 104 92 96 138 90C170 54 200 40 262 38C338 36 392 44 428 66C446 78 462 92 468 104C478 112 480 140 474 158L430 162A44 44 0 0 0 344 162L170 162A44 44 0 0 0 84 162Z"
        fill="var(--panel)"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      <path
        d="M158 92C182 62 210 51 256 50V94C220 95 188 95 158 92Z"
        fill="var(--accent-soft)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <path
        d="M270 50C330 48 376 54 408 70C420 77 430 85 436 93C380 95 320 95 270 94Z"
        fill="var(--accent-soft)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <path
        d="M263 96V160M352 96C358 112 356 124 348 132M60 120C180 106 360 106 472 118"
        stroke="var(--control)"
        strokeWidth="1.75"
      />
      <path d="M282 112h18M372 110h16" stroke="var(--ink)" strokeWidth="2.5" />
      <path
        d="M46 116C58 110 72 108 82 110C78 119 62 124 44 124Z"
        fill="var(--warning-soft)"
        stroke="var(--ink)"
        strokeWidth="1.75"
      />
      <path
        d="M458 100C466 106 472 114 474 126L460 124C456 116 456 108 458 100Z"
        fill="var(--danger-soft)"
        stroke="var(--ink)"
        strokeWidth="1.75"
      />
      <Wheel x={127} y={158} radius={34} bold />
      <Wheel x={387} y={158} radius={34} bold />
    </svg>
  );
}

const TURNS = [0, 72, 144, 216, 288];

function Wheel({ x, y, radius, bold }: { x: number; y: number; radius: number; bold?: boolean }) {
  const rim = radius * 0.76;
  return (
    <g stroke="var(--control)" strokeWidth="1.5">
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={bold ? "var(--ink)" : "#0a0710"}
        stroke="var(--line)"
        strokeWidth={bold ? 0 : 2}
      />
      <circle cx={x} cy={y} r={rim} fill={bold ? "var(--panel)" : "none"} />
      {TURNS.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} ${x} ${y})`}
          d={`M${x - radius * 0.055} ${y - radius * 0.2}L${x - radius * 0.12} ${y - rim}M${x + radius * 0.055} ${y - radius * 0.2}L${x + radius * 0.12} ${y - rim}`}
        />
      ))}
      <circle
        cx={x}
        cy={y}
        r={radius * 0.13}
        fill={bold ? "var(--ink)" : "none"}
        stroke={bold ? "none" : "var(--muted)"}
      />
    </g>
  );
}
