/** What the address says of a list, for a form that changes some of it (`but`) and must keep the rest. */
export function KeptInputs({ search, but }: { search: string; but: readonly string[] }) {
  return [...new URLSearchParams(search)].map(([name, value]) =>
    but.includes(name) ? null : <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
  );
}
