/** Programs that look at links in messages: they name themselves, some of them as a browser beside. */
const PROGRAMS =
  /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|slurp|embedly|curl|wget|python|go-http|java\//i;

/**
 * Whether a person opens a page now, as far as can be told. Browsers say that they go to a page; whoever looks at a link for a
 * preview, or reads ahead, does not, or says so. Who cannot be told from a program presses a button first.
 */
export function isOpenedByPerson({ method, headers }: Request): boolean {
  if (method !== "GET" || PROGRAMS.test(headers.get("user-agent") ?? "")) return false;
  const ahead = ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) => headers.has(name));
  return !ahead && (headers.get("sec-fetch-mode") === "navigate" || headers.get("sec-fetch-site") === "same-origin");
}
