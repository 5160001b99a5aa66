import { withoutAsides } from "#app/prices/jobs/asides.ts";
import { withFluid } from "#app/prices/jobs/bare-flush.ts";
import { withoutComplaints } from "#app/prices/jobs/complaints.ts";
import { cover } from "#app/prices/jobs/cover.ts";
import { isDeclined } from "#app/prices/jobs/declined.ts";
import type { Index, LineKind } from "#app/prices/jobs/job-index.ts";
import { kindsAsOne, withoutBled } from "#app/prices/jobs/kin.ts";
import type { Read } from "#app/prices/jobs/model/evidence.ts";
import { likeliest } from "#app/prices/jobs/model/weigh.ts";
import { DIAGNOSIS, type Found, settle } from "#app/prices/jobs/settle.ts";
import { withSharedWords } from "#app/prices/jobs/shared-words.ts";
import { inOrder } from "#app/prices/jobs/words/in-order.ts";
import { inEnglish } from "#app/prices/jobs/words/spanish.ts";
import { segmentsOf } from "#app/prices/jobs/words/words.ts";

/**
 * The jobs a line speaks of, most certain first within the order of the line: one, several, or none where its words name no
 * work that the table knows. About 2 ms.
 */
export function recognise(index: Index, text: string, kind: LineKind = null): Found[] {
  const key = `${kind}|${text}`;
  const before = index.before.get(key);
  if (before) return [...before];
  const read = readByWords(index, text, kind);
  const likely = index.model ? likeliest(index, index.model, read) : read.found;
  const found = asDiagnosis(index, read, withoutBled(kindsAsOne(likely, index.byName)));
  // A few hundred bytes each.
  if (index.before.size >= 4_000) index.before.clear();
  if (text.length < 300) index.before.set(key, [...found]);
  return found;
}

/** A line that is a diagnosis from its head or to its end; behind a comma, a dash or a "with" it is what came before the work. */
const LOOKS = /^\W*diag(?:nos\w*)?\b[^,;(+&]*$|^[^,;(+&]*\bdiag(?:nos\w*)?(?: (?:time|labor))?\W*$/i;
const WORKS =
  /\b(?:repl\w*|r ?[&+/] ?[ri]|repair\w*|install\w*|fix\w*|found|new|clean\w*|program\w*|relearn\w*|rechar\w*|adjust\w*|swap\w*|change\w*|flush|service|bleed|reseal|align\w*|kit|and|per|with|incl\w*|credited|waived)\b|\bw\/| [-–—] /i;

/** "Power sliding door diagnosis" looks for what is wrong with the door, and repairs none. */
function asDiagnosis({ byName }: Index, { text, kind }: Read, found: Found[]): Found[] {
  const diagnosis = byName.get(DIAGNOSIS);
  const repairs = found.length > 0 && found.every(({ job }) => job.kind === "job" && job.action !== "inspect");
  if (!diagnosis || !repairs || kind === "Part" || !LOOKS.test(text) || WORKS.test(text)) return found;
  return [{ job: diagnosis, confidence: Math.min(...found.map(({ confidence }) => confidence)) }];
}

/** The jobs that the ways of writing of the table find in a line, with the line as it was read. */
export function readByWords(index: Index, whole: string, kind: LineKind): Read {
  const text = withoutAsides(inOrder(inEnglish(whole)), kind);
  if (isDeclined(text, kind === "Part")) return { text, kind, segments: [], found: [], covered: [], alone: [] };
  const { segments: said, aside } = segmentsOf(text, index.shorthand, index.spell);
  const told = withSharedWords(index, said);
  const before: Found[] = [];
  const first = cover(index, withoutComplaints(index, told).slice(0, 10), kind, before);
  const segments = withFluid(told, first) ?? told;
  const alone: Found[] = segments === told ? before : [];
  const again = () => cover(index, withoutComplaints(index, segments).slice(0, 10), kind, alone);
  const found = segments === told ? first : again();
  const sure = found.some(({ confidence }) => confidence > 0.9);
  const more =
    found.length > 0 ? cover(index, aside.slice(0, 4), kind).filter(({ confidence }) => confidence > 0.9) : [];
  const covered = [...found.filter(({ confidence }) => !sure || confidence > 0.5), ...more];
  const all = more.length > 0 ? [...segments, ...aside] : segments;
  return { text, kind, segments: all, found: settle(index, covered, kind), covered, alone };
}
