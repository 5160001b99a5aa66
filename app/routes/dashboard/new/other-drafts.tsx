import { Link } from "react-router";

/** What the same person began in other windows and has not saved: nothing of it is gone. */
export function OtherDrafts({ of }: { of: { token: string; words: string }[] }) {
  if (of.length === 0) return null;
  return (
    <nav aria-label="Begun and not saved" className="mb-4 rounded-lg bg-accent-soft px-4 py-2 text-sm">
      <span className="font-medium">Begun and not saved, continue with: </span>
      <ul className="inline-flex flex-wrap gap-x-4">
        {of.map(({ token, words }) => (
          <li key={token} className="[overflow-wrap:anywhere]">
            <Link to={`/dashboard/new?draft=${token}`} className="inline-block py-1 text-accent-text underline">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
