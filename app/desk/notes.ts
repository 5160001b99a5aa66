import { z } from "zod";
import { fullName } from "#app/platform/format.ts";

export const NewNote = z.object({
  body: z
    .string({ error: "Please write the note" })
    .trim()
    .min(1, "Please write the note")
    .max(5000, "A note has at most 5,000 characters"),
});

type Person = { id: string; firstName: string; lastName: string };

/** Whom "@Ada" or "@Ada Advisor" names among these people; a first name that two of them have names neither. */
export function mentionedIn<Named extends Person>(body: string, people: Named[]): Named[] {
  const said = body.toLowerCase();
  return people.filter((person) => {
    const first = person.firstName.toLowerCase();
    const alone = people.filter((other) => other.firstName.toLowerCase() === first).length === 1;
    return names(said, fullName(person).toLowerCase()) || (alone && names(said, first));
  });
}

function names(said: string, name: string): boolean {
  if (!name) return false;
  for (let at = said.indexOf(`@${name}`); at >= 0; at = said.indexOf(`@${name}`, at + 1)) {
    const after = said[at + 1 + name.length];
    if (after === undefined || !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
