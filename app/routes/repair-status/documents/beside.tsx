import { formatMoney } from "#app/platform/format.ts";

type Row = { description: string; note?: string | undefined; amounts: (number | null)[]; strong?: boolean };
type BesideProps = { caption: string; heads: string[]; rows: Row[]; foot: string; sums: number[] };

/** Two columns of amounts; a dash where one side has no such line. */
export function Beside({ caption, heads, rows, foot, sums }: BesideProps) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 text-left font-normal">
            Line
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="max-w-24 py-2 pl-3 text-right align-bottom font-normal break-words">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ description, note, amounts, strong }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a paper may read alike, and their order stands
          <tr key={at} className="border-b border-line align-top">
            <th scope="row" className="py-2 text-left font-normal break-words">
              {description}
              {note ? <span className={strong ? "block text-danger" : "block text-muted"}>{note}</span> : null}
            </th>
            {amounts.map((cents, column) => (
              <td key={heads[column]} className="py-2 pl-3 text-right">
                {cents === null ? "—" : formatMoney(cents)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-2 text-left">
            {foot}
          </th>
          {sums.map((cents, column) => (
            <td key={heads[column]} className="py-2 pl-3 text-right">
              {formatMoney(cents)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
