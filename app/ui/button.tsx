import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { useOnePress } from "#app/ui/behavior/use-one-press.ts";
import { cn } from "#app/ui/cn.ts";
import { Spinner } from "#app/ui/spinner.tsx";

type Look = { variant?: "primary" | "secondary" | "quiet" | "danger"; size?: "md" | "sm" };

/** The looks stand in app.css. */
const VARIANTS = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  quiet: "button button-quiet",
  danger: "button button-danger",
};

export function buttonClass({ variant = "primary", size = "md" }: Look, className?: string) {
  return cn(VARIANTS[variant], size === "sm" && "button-sm", className);
}

type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean; busyLabel?: ReactNode };

/** A double tap sends its form once. While busy it says so, keeps its focus and ignores presses. `disabled` is for what cannot be pressed at all. */
export function Button({ variant, size, busy, busyLabel, className, children, onClick, ...props }: ButtonProps) {
  const isSecondTap = useOnePress();
  return (
    <button
      type="submit"
      {...props}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
      onClick={(event) => (busy || isSecondTap(event) ? event.preventDefault() : onClick?.(event))}
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
