/** Short words side by side; long ones break rather than widen the page. */
export function Words({ words, none }: { words: string[]; none: string }) {
  if (words.length === 0) return <span className="text-muted">{none}</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full rounded-2xl bg-raised px-2.5 py-0.5 text-sm [overflow-wrap:anywhere]">
          {word}
        </li>
      ))}
    </ul>
  );
}
