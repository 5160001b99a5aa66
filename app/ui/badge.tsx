import type { ReactNode } from "react";
import { cn } from "#app/ui/cn.ts";

export type Tone = "neutral" | "accent" | "saved" | "warning" | "danger";

const TONES: Record<Tone, string> = {
  neutral: "bg-raised text-ink",
  accent: "bg-accent-soft text-accent-text",
  saved: "bg-saved-soft text-saved",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={cn("badge", TONES[tone], className)}>{children}</span>;
}
