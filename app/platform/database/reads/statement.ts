import { type Relation, TABLES, type Table } from "#app/generated/relations.ts";

/** Thrown, and caught where a read begins: the client asks what is not written out here. One object, so that no stack is taken. */
export const BY_THE_CLIENT = new Error("This read is the client's.");

/** What a statement sends besides its text, and names for the tables in it. */
export class Statement {
  readonly values: unknown[];
  #tables = 0;

  constructor(values: unknown[] = [], tables = 0) {
    this.values = values;
    this.#tables = tables;
  }

  get tables() {
    return this.#tables;
  }

  name(): string {
    this.#tables += 1;
    return `t${this.#tables}`;
  }

  /** What a part sends and names that was written out before, at this very place. */
  add(values: readonly unknown[], tables: number): void {
    this.values.push(...values);
    this.#tables += tables;
  }

  send(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export function tableCalled(name: string): Table {
  const table = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  if (!table) throw BY_THE_CLIENT;
  return table;
}

export function columnOf(table: Table, name: string) {
  return Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
}

export function relationOf(table: Table, name: string): Relation | undefined {
  return Object.hasOwn(table.relations, name) ? table.relations[name] : undefined;
}

/** The columns that join a table to the one it hangs on. */
export function joined({ on }: Relation, here: string, there: string): string {
  return on.map(([own, other]) => `${there}."${other}" = ${here}."${own}"`).join(" AND ");
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The parts of an object of the client's that say something: it passes over what is undefined. */
export function said(value: unknown): [string, unknown][] {
  if (!isPlain(value)) throw BY_THE_CLIENT;
  return Object.entries(value).filter(([, one]) => one !== undefined);
}
