/** A quote that somebody typed or pasted: its words, and what stood in the fields beside them. The amount in cents. */
export type TypedQuote = { words: string; shop: string | null; amount: number | null };

/** No upload begins so: only the product makes these documents. */
const HEAD = "Quote as it was typed in";
const SHOP = "Repair shop: ";
const AMOUNT = "Amount: ";

/** The document of a typed quote, for people and for the reader. */
export function typedDocument({ words, shop, amount }: TypedQuote): Uint8Array {
  const head = [
    HEAD,
    ...(shop ? [`${SHOP}${shop.replace(/\s+/g, " ").trim()}`] : []),
    ...(amount ? [`${AMOUNT}${typedDollars(amount)}`] : []),
  ];
  return new TextEncoder().encode(`${head.join("\n")}\n\n${words.replace(/\r\n?/g, "\n")}\n`);
}

/** The same from its bytes; null where they are another document. */
export function typedQuoteIn(bytes: Uint8Array): TypedQuote | null {
  if (!new TextDecoder().decode(bytes.subarray(0, HEAD.length + 1)).startsWith(`${HEAD}\n`)) return null;
  const text = new TextDecoder().decode(bytes);
  const end = text.indexOf("\n\n");
  const head = text.slice(0, end).split("\n");
  const after = (label: string) => head.find((row) => row.startsWith(label))?.slice(label.length) ?? null;
  const amount = after(AMOUNT)?.replace(/\D/g, "");
  return { words: text.slice(end + 2).trimEnd(), shop: after(SHOP), amount: amount ? Number(amount) : null };
}

export function typedDollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}
