/** What is left of a value in JSON. */
export type Plain<Value> = Value extends Date
  ? string
  : Value extends readonly (infer One)[]
    ? Plain<One>[]
    : Value extends object
      ? { [Name in keyof Value]: Plain<Value[Name]> }
      : Value;

/**
 * A value's JSON in small parts, so that whoever writes it can do something else between two of them. What lies deeper than `depth`
 * is one part.
 */
export function* jsonParts(value: unknown, depth: number): Generator<string> {
  if (depth === 0 || !isOpen(value)) {
    yield JSON.stringify(value) ?? "null";
    return;
  }
  const list = Array.isArray(value);
  let before = list ? "[" : "{";
  for (const [name, one] of Object.entries(value)) {
    if (one === undefined && !list) continue;
    yield list ? before : `${before}${JSON.stringify(name)}:`;
    yield* jsonParts(one, depth - 1);
    before = ",";
  }
  yield before === "," ? (list ? "]" : "}") : list ? "[]" : "{}";
}

function isOpen(value: unknown): value is object {
  return typeof value === "object" && value !== null && !("toJSON" in value);
}
