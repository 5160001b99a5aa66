import { z } from "zod";

// What a schema says where it has no sentence of its own: nobody is shown the words of the library. Imported by whoever reads what
// others send.

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const FILL_IN = "Please fill this in";
const CHECK = "Please check this entry";

const TYPES: Record<string, string> = {
  string: "Please enter text",
  number: "Please enter a number",
  int: "Please enter a whole number",
  bigint: "Please enter a whole number",
  date: "Please enter a date",
  boolean: "Please choose yes or no",
  array: "Please send a list",
  object: "Please send the fields by name",
  record: "Please send the fields by name",
  file: "Please choose a file",
};

const FORMATS: Record<string, string> = {
  email: "Invalid email address",
  url: "Please enter a web address, such as https://example.com",
  e164: "Please enter a phone number",
  date: "Please enter a date",
  datetime: "Please enter a date and a time",
  time: "Please enter a time",
  guid: "Please choose one of those that are there",
  uuid: "Please choose one of those that are there",
};

/** As many as are read at a glance. */
const MOST_NAMED = 8;

export function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null || issue.input === "") return FILL_IN;
      return TYPES[issue.expected] ?? CHECK;
    case "invalid_value":
      return oneOf(issue.values);
    case "too_small":
      if (issue.origin === "string" && Number(issue.minimum) <= 1) return FILL_IN;
      return limit(issue.origin, issue.minimum, issue.inclusive === false ? "More than" : "At least", "later");
    case "too_big":
      return limit(issue.origin, issue.maximum, issue.inclusive === false ? "Less than" : "At most", "earlier");
    case "invalid_format":
      return FORMATS[issue.format] ?? "Please check how this is written";
    case "not_multiple_of":
      return issue.divisor === 1 ? "Please enter a whole number" : `Please enter a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `Not known here: ${issue.keys.join(", ")}`;
    default:
      return CHECK;
  }
}

function oneOf(values: readonly z.core.util.Primitive[]) {
  const named = values.length > 1 && values.length <= MOST_NAMED;
  return named
    ? `Please choose one of these: ${values
        .filter((value) => value !== "")
        .map(String)
        .join(", ")}`
    : "Please choose one of those that are there";
}

/** One of them, and more. */
const UNITS: Record<string, readonly [string, string]> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
  set: ["entry", "entries"],
  map: ["entry", "entries"],
  file: ["byte", "bytes"],
};

function limit(origin: string, bound: number | bigint, words: string, than: string) {
  if (origin === "date") return `Please choose a ${than} date`;
  const unit = UNITS[origin]?.[Number(bound) === 1 ? 0 : 1];
  return `${words} ${bound}${unit ? ` ${unit}` : ""}`;
}

z.config({ localeError: sentenceOf });
