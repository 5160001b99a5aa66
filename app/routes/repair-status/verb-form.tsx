import type { ReactNode } from "react";
import { useFetcher, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";

type Props = {
  action: string;
  fields?: Record<string, string>;
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "md" | "sm";
  label?: string;
  className?: string;
  /** Not to be pressed yet: other changes have to arrive first. */
  waits?: boolean;
  children: ReactNode;
};

/** One verb as one small form: a document post before any script, in place with one. */
export function VerbForm({ action, fields = {}, variant, size, label, className, waits, children }: Props) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form method="post" action={action} preventScrollReset className={className}>
      <input
        type="hidden"
        name="returnTo"
        value={pathname + search.replace(/[?&](?:newQuote=true|already=[\w-]+)/, "")}
      />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        variant={variant}
        size={size}
        busy={waits || fetcher.state !== "idle"}
        aria-label={label}
        className="w-full"
      >
        {children}
      </Button>
    </fetcher.Form>
  );
}
