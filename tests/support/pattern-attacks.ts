/** Strings that make a regular expression work hard: made of what it matches, repeated, and ended by what it does not. */

type Part = { samples: string[]; repeats: boolean };

/** One fragment to repeat, with what has to stand before it to be reached. */
export type Attack = { before: string; pump: string };

const CANDIDATES = [..." a1A0.,-$:/#()'*zZ9x_\t\u00e9•–@&%+;|"];

/** Every attack for a pattern; `tail` in `attackOf` keeps it from ending in a match. */
export function attacksOn(pattern: RegExp): Attack[] {
  const parts = alternativesOf(pattern.source);
  const found = new Map<string, Attack>();
  const add = (before: string, pump: string) => {
    if (pump) found.set(`${before}\0${pump}`, { before, pump });
  };
  for (const sequence of parts) {
    let before = "";
    for (const [index, part] of sequence.entries()) {
      for (const sample of part.repeats ? part.samples.slice(0, 2) : []) {
        add(before, sample);
        add("", sample);
        add("", sample + (sequence[index + 1]?.samples[0] ?? ""));
      }
      before += part.samples[0] ?? "";
    }
    add("", before);
  }
  for (const pump of GENERAL) add("", pump);
  return [...found.values()];
}

const GENERAL = [" ", "a", "1", "-", ".", ",", "$", "a ", "1 ", "1,111", ". ", ": ", "(", "A1", "a.", "\n"];

export function attackOf({ before, pump }: Attack, length: number): string {
  return `${before}${pump.repeat(Math.ceil(length / pump.length)).slice(0, length)}\u0001`;
}

/** The sequences of parts that a pattern matches, one for each way through its groups; a few of many ways. */
function alternativesOf(source: string): Part[][] {
  let at = 0;
  return alternatives();

  function alternatives(): Part[][] {
    const ways: Part[][] = [];
    let current: Part[][] = [[]];
    while (at < source.length && source[at] !== ")") {
      if (source[at] === "|") {
        at += 1;
        ways.push(...current);
        current = [[]];
        continue;
      }
      const choices = term();
      current = current.flatMap((way) => choices.map((choice) => [...way, ...choice])).slice(0, MOST_WAYS);
    }
    return spread([...ways, ...current]);
  }

  function term(): Part[][] {
    const inner = atom();
    const repeats = quantified();
    if (repeats === null) return inner;
    // A repeated group is one part whose samples are its ways.
    const samples = inner.map((way) => way.map((part) => part.samples[0] ?? "").join("")).filter(Boolean);
    const own = inner.length === 1 && inner[0]?.length === 1 ? (inner[0][0]?.samples ?? []) : samples;
    return [[{ samples: own.slice(0, MOST_BRANCHES), repeats }], ...(repeats ? [] : [[]])];
  }

  function quantified(): boolean | null {
    const match = /^(?:([*+])|(\?)|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(at, at + 12));
    if (!match) return null;
    at += match[0].length;
    if (match[1]) return true;
    if (match[2]) return false;
    return match[4] === "," || Number(match[3]) > 1;
  }

  function atom(): Part[][] {
    const character = source[at] as string;
    if (character === "(") return group();
    if (character === "[") return [[{ samples: membersOf(readClass()), repeats: false }]];
    at += 1;
    if (character === "^" || character === "$") return [[]];
    if (character === ".") return [[{ samples: ["a", " ", "1"], repeats: false }]];
    if (character !== "\\") return [[{ samples: [character], repeats: false }]];
    const escaped = escapeAt();
    if (/^\\[bB]$/.test(escaped)) return [[]];
    return [[{ samples: membersOf(escaped), repeats: false }]];
  }

  function escapeAt(): string {
    const long = /^(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[pP]\{\w+\})/.exec(source.slice(at, at + 20));
    const length = long ? long[0].length : 1;
    const text = `\\${source.slice(at, at + length)}`;
    at += length;
    return text;
  }

  function group(): Part[][] {
    const head = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at, at + 30))?.[0] ?? "(";
    at += head.length;
    const ways = alternatives();
    at += 1;
    // What is only looked at takes no room.
    return /[=!]$/.test(head) ? [[]] : ways;
  }

  function readClass(): string {
    const from = at;
    at += 1;
    while (source[at] !== "]") at += source[at] === "\\" ? 2 : 1;
    at += 1;
    return source.slice(from, at);
  }
}

/** Of many ways a few from all over. */
function spread<Way>(ways: Way[]): Way[] {
  const step = Math.max(1, Math.ceil(ways.length / MOST_BRANCHES));
  return ways.filter((_, index) => index % step === 0);
}

const MOST_WAYS = 3;
const MOST_BRANCHES = 6;

/** A few characters that a class or an escape matches. */
function membersOf(source: string): string[] {
  const pattern = new RegExp(`^(?:${source})$`, source.includes("p{") ? "u" : "");
  const exact = CANDIDATES.filter((character) => pattern.test(character));
  if (exact.length > 0) return exact.slice(0, 3);
  for (let code = 0; code < 0x3000; code++) {
    const character = String.fromCharCode(code);
    if (pattern.test(character)) return [character];
  }
  return [];
}
