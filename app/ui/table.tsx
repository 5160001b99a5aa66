import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";

type Sort = { href: string; direction: "asc" | "desc" | null };

/** A column by its name alone, or with where it lies, how wide it is and what it is sorted by; nothing where it is not shown. */
export type Column =
  | string
  | { name: string; align?: "end"; className?: string; sort?: Sort; isHidden?: true }
  | false
  | null;

type TableProps = { caption: ReactNode; columns: readonly Column[]; className?: string; children: ReactNode };

/** Rows and columns from 768 px, a list of cards below; the roles are spelled out because the cards drop the table's own. */
export function Table({ caption, columns, className, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table role="table" className={cn("responsive-table text-sm", className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <Tr>{columns.map((column) => (column ? <Th key={nameOf(column)} column={column} /> : null))}</Tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function nameOf(column: Exclude<Column, false | null>) {
  return typeof column === "string" ? column : column.name;
}

export function Tr(props: ComponentProps<"tr">) {
  // biome-ignore lint/a11y/noRedundantRoles: see Table
  return <tr role="row" {...props} />;
}

function Th({ column }: { column: Exclude<Column, false | null> }) {
  const { name, align, className, sort, isHidden } = typeof column === "string" ? ({ name: column } as const) : column;
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="columnheader"
      scope="col"
      aria-sort={sort?.direction ? (sort.direction === "asc" ? "ascending" : "descending") : undefined}
      className={cn(align === "end" && "end", className) || undefined}
    >
      {sort ? <SortLink sort={sort}>{name}</SortLink> : isHidden ? <span className="sr-only">{name}</span> : name}
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
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
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
