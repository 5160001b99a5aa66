/** Whether it is one of a closed list. */
export function isOneOf<Value>(list: readonly Value[], value: unknown): value is Value {
  return (list as readonly unknown[]).includes(value);
}

/** A column that a CHECK keeps to a closed list, as the code has it. Errors: RangeError where the two lists differ. */
export function oneOf<Value>(list: readonly Value[], value: unknown): Value {
  if (!isOneOf(list, value)) throw new RangeError(`${String(value)} is none of ${list.join(", ")}`);
  return value;
}

/** Whether a record has this name of its own. */
export function isNameOf<Named extends object>(record: Named, name: unknown): name is keyof Named {
  return typeof name === "string" && Object.hasOwn(record, name);
}

/** The names of a record, as its type has them. */
export function namesOf<Name extends string>(record: { readonly [Each in Name]?: unknown }): Name[] {
  return Object.keys(record) as Name[];
}

/** What the machine or a library calls its fault: "ENOENT", "P2025". */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
