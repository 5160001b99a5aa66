type Told = { onComplete?: (() => void) | undefined; plugins?: ((value: object) => unknown)[] | undefined };

/**
 * What the loaders gave, in the words in which the router's browser half reads it (each thing once, by its number), at once and as one text: rows of texts,
 * numbers, dates, lists and plain objects. Undefined where there is anything else in it (promises, errors, maps, classes): the router's own way,
 * which can wait for parts and is three times dearer, writes those. It stands before that in the build: tools/build/lean-drawing.ts.
 */
export function plainlyGiven(input: unknown, { onComplete, plugins = [] }: Told = {}): string | undefined {
  const places = new Map<unknown, number>();
  const names = new Map<string, string>();
  const texts: string[] = [];
  let plain = true;

  function placeOf(value: unknown): number {
    const known = places.get(value);
    if (known !== undefined) return known;
    if (value === undefined) return -7;
    if (value === null) return -5;
    const place = texts.push("") - 1;
    places.set(value, place);
    texts[place] = textOf(value);
    return place;
  }

  function textOf(value: unknown): string {
    if (typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
    if (typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0)) return String(value);
    if (typeof value === "object" && value !== null) {
      if (Array.isArray(value)) return listOf(value);
      if (!plugins.some((own) => own(value))) {
        if (value instanceof Date) return `["D",${Number.isNaN(value.getTime()) ? '"invalid"' : value.getTime()}]`;
        if (Object.getPrototypeOf(value) === Object.prototype) return fieldsOf(value);
      }
    }
    plain = false;
    return "";
  }

  function listOf(list: unknown[]): string {
    let text = "[";
    for (let at = 0; at < list.length; at++) text += (at ? "," : "") + placeOf(list[at]);
    return `${text}]`;
  }

  function fieldsOf(object: object): string {
    let text = "{";
    for (const [name, value] of Object.entries(object))
      text += (text === "{" ? "" : ",") + nameOf(name) + placeOf(value);
    return `${text}}`;
  }

  function nameOf(name: string): string {
    const known = names.get(name);
    if (known) return known;
    const text = `"_${placeOf(name)}":`;
    names.set(name, text);
    return text;
  }

  if (typeof input !== "object" || input === null) return undefined;
  placeOf(input);
  if (!plain) return undefined;
  onComplete?.();
  return `[${texts.join(",")}]\n`;
}
