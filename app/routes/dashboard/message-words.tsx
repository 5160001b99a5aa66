import { Link } from "react-router";

const PAGE = /\/repair-status\/[0-9a-f-]{36}(?![\w/-])/;

/** The words of a message; the page of a repair in them is a link, as it was to who got it as a text. */
export function MessageWords({ words }: { words: string }) {
  const found = PAGE.exec(words);
  // An address with its house before it is somebody's own words.
  if (!found || /\S$/.test(words.slice(0, found.index))) return words;
  return (
    <>
      {words.slice(0, found.index)}
      <Link to={found[0]} className="font-medium underline">
        the page of your repair
      </Link>
      <MessageWords words={words.slice(found.index + found[0].length)} />
    </>
  );
}
