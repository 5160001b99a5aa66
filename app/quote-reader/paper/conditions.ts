import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";

/** What is asked for where the work is not done. */
const FEE =
  /\b(?:diagnos(?:is|tics?)|tear-?down|disassembly|reassembly|inspection|evaluation|estimate|storage|cancell?ation)\b/i;
const ASKED = /\b(?:fees?|charge[sd]?|billed|due|appl(?:y|ies))\b/i;
const AMOUNT = /\$ ?\d|\d\.\d\d\b/;
const WHERE =
  /\b(?:declin(?:e|es|ed|ing)|refus(?:e|es|ed)|cancell?ed|unclaimed|not (?:authorized|approved|performed|accepted|picked up|claimed)|(?:per|a|each) (?:calendar )?day|daily)\b/i;

/** Heads of a column that stand within a sentence beside it. */
const WOVEN = /[a-z] [A-Z]{4,} [A-Z]{4,}\b/;

const [LONGEST, MOST] = [300, 5];

/** Sentences of a paper that ask money of whoever declines its work or leaves the car: its own words. */
export function conditionsOn(rows: Row[]): string[] {
  const texts = rows.map(rowText);
  const found = texts.flatMap((text, at) => {
    const own = sentencesIn(text).filter(isCondition);
    if (own.length > 0 || /[.!?\d]$/.test(text)) return own;
    const next = texts[at + 1] ?? "";
    return sentencesIn(next).some(isCondition) ? [] : sentencesIn(`${text} ${next}`).filter(isCondition);
  });
  return [...new Set(found)].slice(0, MOST);
}

/** A point between figures ends nothing. */
function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?;]) /).map((sentence) => sentence.trim());
}

function isCondition(sentence: string): boolean {
  return (
    sentence.length <= LONGEST &&
    !WOVEN.test(sentence) &&
    [FEE, ASKED, AMOUNT, WHERE].every((sign) => sign.test(sentence))
  );
}
