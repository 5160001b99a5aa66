/** Whether it is one of a closed list. */
export function isOneOf<Value>(list: readonly Value[], value: unknown): value is Value {
  return list.some((each) => each === value);
}

/** What is said of a word that is none of a closed list: which ones there are. */
export function oneOfSaid(asked: string, list: readonly string[]): string {
  return `${asked}: one of ${list.join(", ")}`;
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

/** What each of these names has. */
export function recordOf<Name extends string, Value>(names: readonly Name[], partOf: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, partOf(name)])) as Record<Name, Value>;
}

/** Whether it has fields at all: what came from outside, what was thrown. */
export function isRecord(value: unknown): value is Record<string | symbol, unknown> {
  return typeof value === "object" && value !== null;
}

/** A field of what may be anything; undefined where there is none. */
export function fieldIn(value: unknown, name: string | symbol): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** What the machine or a library calls its fault: "ENOENT", "P2025". */
export function codeOf(error: unknown): string | undefined {
  const code = fieldIn(error, "code");
  return typeof code === "string" ? code : undefined;
}

/** What was left out is not there. */
export function given<Fields extends object>(fields: Fields) {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}
