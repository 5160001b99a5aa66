import { formatMoney, formatRange } from "#app/platform/format.ts";
import type { AnswerLine, QuoteAnswer } from "#app/quotes/answer.ts";
import { printedDay } from "#app/quotes/papers/paper.ts";
import { cn } from "#app/ui/cn.ts";
import { Linked } from "#app/ui/linked.tsx";
import { PriceBar } from "#app/ui/money/price-bar.tsx";
import { Sources } from "#app/ui/money/sources.tsx";
import { inTwo, QuotePicture, whole } from "./said.tsx";

type Props = {
  answer: QuoteAnswer /** With a script the figures were seen already: only the sentence and the picture. */;
  seen?: boolean;
};

/** What a quote amounts to: one sentence, one picture, the three lines that matter most, how sure that is, what is not known. */
export function AnswerPanel({ answer, seen = false }: Props) {
  const { car, shop, date, picture, apart } = answer;
  const [headline, rest] = inTwo(answer.sentence);
  const more = cn("grid gap-5", seen && "scripted:hidden");
  return (
    <section
      id="answer"
      tabIndex={-1}
      aria-labelledby="answer-title"
      className="grid scroll-mt-20 gap-5 rounded-2xl border border-line bg-panel p-5 shadow-panel outline-none sm:p-7"
    >
      <div>
        <p className="text-sm text-muted">{[car, shop, date && printedDay(date)].filter(Boolean).join(" · ")}</p>
        <h2 id="answer-title" className="display mt-1.5 text-2xl">
          {headline}
        </h2>
        {rest ? <p className="mt-1.5 text-muted">{rest}</p> : null}
        {apart ? <p className="mt-1.5 text-warning">{apart}</p> : null}
      </div>
      {picture ? (
        <QuotePicture picture={picture} place={answer.place ? { ...answer.place, from: "paper" } : null} />
      ) : null}
      <div className={more}>
        <p className="text-sm">
          {answer.printed ? "The paper says" : "Its lines come to"}{" "}
          <strong className="tabular-nums">{formatMoney(answer.total)}</strong>
          {answer.tax ? `, ${formatMoney(answer.tax)} of it tax` : ""}, in {answer.lineCount}{" "}
          {answer.lineCount === 1 ? "line" : "lines"}. {answer.left}
        </p>
        {answer.matter.length > 0 ? (
          <ul className="divide-y divide-line border-y border-line" aria-label="What matters most">
            {answer.matter.map((line) => (
              <Line key={`${line.name} ${line.quoted}`} line={line} />
            ))}
          </ul>
        ) : null}
        {answer.rest ? <p className="text-sm text-muted tabular-nums">{answer.rest}</p> : null}
        <div className="grid gap-2 text-sm">
          {answer.repeats.map((question) => (
            <p key={question}>{question}</p>
          ))}
          {answer.sure ? <p>{answer.sure}</p> : null}
          {answer.unknown.length > 0 ? (
            <div>
              <p className="font-medium">What we do not know</p>
              <ul className="mt-1 grid list-disc gap-1 pl-5 text-muted">
                {answer.unknown.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}

const WORDS = {
  usual: { word: "usual", tone: "text-muted" },
  low: { word: "low: ask what is left out", tone: "text-warning" },
  high: { word: "high", tone: "text-warning" },
  very_high: { word: "very high", tone: "text-danger" },
};
const MARKS = { usual: "ink", low: "warning", high: "warning", very_high: "danger" } as const;

function Line({
  line: { name, quoted, band, verdict, about, reason, beyond, counted, sources },
}: {
  line: AnswerLine;
}) {
  const { word, tone } = verdict ? WORDS[verdict] : { word: "no published price", tone: "text-muted" };
  return (
    <li className="grid gap-1.5 py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-semibold">{name}</span>
        <span className="shrink-0 font-semibold tabular-nums">{formatMoney(quoted)}</span>
      </p>
      {band && verdict ? (
        <PriceBar low={band.low} high={band.high} marks={[{ cents: quoted, look: "hollow", tone: MARKS[verdict] }]} />
      ) : null}
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span className="tabular-nums">{band ? `Usual ${formatRange(band.low, band.high, whole)}` : ""}</span>
        <span className={cn("font-medium", tone)}>
          {verdict === "usual" && band ? besideRange(quoted, band) : word}
        </span>
      </p>
      {about ? (
        <p className={cn("text-sm [overflow-wrap:anywhere]", about === "car" ? "text-warning" : "text-muted")}>
          <Linked text={reason} />
        </p>
      ) : null}
      {beyond ? <p className="text-sm text-warning tabular-nums">{beyond}</p> : null}
      {counted === null ? null : (
        <p className="text-sm text-muted">In what is usual for all it counts as {whole(counted)}.</p>
      )}
      <Sources sources={sources} of={name} />
    </li>
  );
}

/** A price passes for usual a little outside of its range, too: that is said. */
function besideRange(quoted: number, { low, high }: { low: number; high: number }): string {
  if (quoted < low) return "about usual, a little below";
  return quoted > high ? "about usual, a little above" : "usual";
}
