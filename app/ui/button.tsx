import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { Spinner } from "#app/ui/spinner.tsx";

type Look = { variant?: "primary" | "secondary" | "quiet" | "danger"; size?: "md" | "sm" };

const VARIANTS = {
  primary: "bg-accent text-accent-ink hover:bg-accent-hover border-transparent",
  secondary: "bg-panel text-ink border-control hover:bg-raised",
  quiet: "bg-transparent text-accent-text border-transparent hover:bg-accent-soft",
  danger: "bg-danger text-danger-ink border-transparent hover:opacity-90",
};

// Small is narrower and set smaller; the target stays 44 px high.
const SIZES = { md: "min-h-12 px-5 text-base", sm: "min-h-11 px-3.5 text-sm" };

export function buttonClass({ variant = "primary", size = "md" }: Look, className?: string) {
  return cn(
    "inline-flex items-center justify-center gap-2 rounded-lg border py-2 text-center font-medium leading-tight no-underline transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-80",
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean; busyLabel?: ReactNode };

/** While busy it says so, keeps its focus and ignores presses. `disabled` is for what cannot be pressed at all. */
export function Button({ variant, size, busy, busyLabel, className, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="submit"
      {...props}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : null}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={buttonClass({ variant, size }, className)} />;
}
