import { Fragment, type ReactNode, useEffect } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import type { Group } from "#app/repair/line-item.ts";
import { Button } from "#app/ui/button.tsx";
import type { DoorAnswer } from "./door.server.ts";

type Props = {
  action: string;
  fields?: Record<string, string>;
  /** The lines it is about, where they are several: each as it stands for who presses. */
  lines?: { id: string; group: Group; totalPrice: number }[];
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "md" | "sm";
  label?: string;
  className?: string;
  /** Not to be pressed yet: other changes have to arrive first. */
  waits?: boolean;
  /** Where a refusal is looked at. */
  refusedTo?: string;
  children: ReactNode;
};

/** One verb as one small form: a document post before any script, in place with one. */
export function VerbForm({
  action,
  fields = {},
  lines = [],
  variant,
  size,
  label,
  className,
  waits,
  refusedTo,
  children,
}: Props) {
  const fetcher = useFetcher<DoorAnswer>();
  const navigate = useNavigate();
  const refused = fetcher.state === "idle" && fetcher.data?.ok === false;
  useEffect(() => {
    if (refused && refusedTo) navigate(refusedTo, { preventScrollReset: true });
  }, [refused, refusedTo, navigate]);
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
      {lines.map(({ id, group, totalPrice }) => (
        <Fragment key={id}>
          <input type="hidden" name="item" value={id} />
          <input type="hidden" name="from" value={group} />
          <input type="hidden" name="price" value={totalPrice} />
        </Fragment>
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
