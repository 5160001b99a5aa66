import { dice } from "../dice.ts";
import { type Paper, paperOf } from "../papers.ts";
import { type Message, truthOf, writtenMessages } from "./message.ts";
import { printed, withOtherNames } from "./printed.ts";

/** How often each message is printed: once with its own names, then with others. */
const PRINTED = 3;

/** Written messages as papers; the words of their pages carry their marks, and `marked` their types. */
export function writtenPapers(messages = writtenMessages(), times = PRINTED): Paper[] {
  const names = namesOf(messages);
  return messages.flatMap((message, at) =>
    Array.from({ length: times }, (_, time) => {
      const roll = dice(at * 31 + time * 7907 + 11);
      const own = time === 0 ? message : withOtherNames(message, names, roll);
      return paperOfMessage(own, time, roll);
    }),
  );
}

function paperOfMessage(message: Message, time: number, roll: () => number): Paper {
  const truth = truthOf(message);
  const document = {
    split: "messages",
    name: time === 0 ? message.name : `${message.name}-${time}`,
    kind: "digital" as const,
    truth,
    bytes: () => Buffer.alloc(0),
  };
  return { ...paperOf(document, [printed(message, roll)]), author: message.author, marked: message.types };
}

/** What messages charge, by type. */
function namesOf(messages: Message[]): Map<string, string[]> {
  const items = messages.flatMap((message) => truthOf(message).items);
  const groups = Map.groupBy(items, ({ type }) => type);
  return new Map([...groups].map(([type, all]) => [type, all.map(({ description }) => description)]));
}
