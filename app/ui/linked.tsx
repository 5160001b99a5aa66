const PAGE = /\((https?:\/\/[^)\s]+)\)|\b(nhtsa\.gov\/recalls)\b/;

/** A sentence whose pages in brackets are links, named by their house. */
export function Linked({ text }: { text: string }) {
  const found = PAGE.exec(text);
  if (!found) return text;
  const [whole, page, recalls] = found;
  const url = page ?? `https://www.${recalls}`;
  return (
    <>
      {text.slice(0, found.index)}
      {page ? "(" : null}
      <a href={url} target="_blank" rel="noreferrer" className="underline">
        {recalls ?? /^https?:\/\/(?:www\.)?([^/]+)/.exec(url)?.[1] ?? url}
      </a>
      {page ? ")" : null}
      <Linked text={text.slice(found.index + whole.length)} />
    </>
  );
}

/** Whether a sentence names the page it comes from. */
export function namesPage(text: string): boolean {
  return PAGE.test(text);
}
