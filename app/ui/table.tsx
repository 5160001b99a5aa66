import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";

/** Rows and columns from 768 px, a list of cards below; the roles are spelled out because the cards drop the table's own. */
export function Table({
  caption,
  className,
  children,
}: {
  caption: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table role="table" className={cn("responsive-table text-sm", className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

export function Tr(props: ComponentProps<"tr">) {
  // biome-ignore lint/a11y/noRedundantRoles: see Table
  return <tr role="row" {...props} />;
}

type Sort = { href: string; direction: "asc" | "desc" | null };
type ThProps = Omit<ComponentProps<"th">, "align"> & { sort?: Sort; align?: "start" | "end" };

export function Th({ sort, align, className, children, ...props }: ThProps) {
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="columnheader"
      scope="col"
      aria-sort={sort?.direction ? (sort.direction === "asc" ? "ascending" : "descending") : undefined}
      {...props}
      className={cn(align === "end" && "end", className) || undefined}
    >
      {sort ? <SortLink sort={sort}>{children}</SortLink> : children}
    </th>
  );
}

function SortLink({ sort, children }: { sort: Sort; children: ReactNode }) {
  const Icon = sort.direction === null ? ChevronsUpDown : sort.direction === "asc" ? ArrowUp : ArrowDown;
  return (
    <Link
      to={sort.href}
      preventScrollReset
      className="-mx-1 inline-flex min-h-11 items-center gap-1 rounded px-1 hover:text-ink"
    >
      {children}
      <Icon aria-hidden="true" className="size-3.5" />
    </Link>
  );
}

type TdProps = Omit<ComponentProps<"td">, "align"> & { align?: "start" | "end"; label?: string };

export function Td({ align, label, className, ...props }: TdProps) {
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="cell"
      data-label={label}
      {...props}
      className={cn(align === "end" && "end", className) || undefined}
    />
  );
}
