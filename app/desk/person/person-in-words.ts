import { calendarDay, day, joined, list, plain, said, when, word } from "#app/desk/person/fields-of.ts";
import { repairInWords } from "#app/desk/person/repair-in-words.ts";
import { formatPhone, fullName, vehicleTitle } from "#app/platform/format.ts";
import { fieldIn } from "#app/platform/known.ts";
import { howKnown } from "#app/repair/records/shown.ts";

/** A heading and what stands below it: entries of sentences. `more`: entries that the file in JSON alone has. */
export type Section = { name: string; entries: string[][]; more: number };

/** Sentences of all kinds together that a PDF holds, some ninety pages, and entries of one kind. */
const [MOST_SENTENCES, MOST_ENTRIES] = [3000, 500];

/** All that is kept about a person, as they read it: no id, no rule's key, times on the shop's clock. */
export function personInWords(data: Record<string, unknown>): Section[] {
  const { person, account } = data;
  const cars = new Map(list(data, "vehicles").map((car) => [word(car, "id"), titleOf(car)]));
  const all: [string, string[][]][] = [
    ["You", [personSaid(person, list(data, "consents"))]],
    ["Your account", account ? [accountSaid(account)] : []],
    ["Your vehicles", list(data, "vehicles").map(carSaid)],
    ["Your repairs", list(data, "repairs").map((one) => repairInWords(one, cars.get(word(one, "vehicleId")) ?? ""))],
    ["Saved cards", list(data, "cards").map(cardSaid)],
    ["Messages", list(data, "messages").map((one) => [`${when(one, "sentAt")}: ${word(one, "messageBody")}`])],
    ["Texts to your phone", list(data, "texts").map((one) => [`${when(one, "createdAt")}: ${word(one, "body")}`])],
    ["E-mails to you", list(data, "emails").map(emailSaid)],
    ["Calls", list(data, "calls").map(callSaid)],
    ["What you agreed to", list(data, "consents").map(consentSaid)],
    ["Notices", list(data, "notices").map(noticeSaid)],
    ["Sign-ins", list(data, "sessions").map(sessionSaid)],
  ];
  let room = MOST_SENTENCES;
  return all.map(([name, entries]) => {
    const shown = entries.slice(0, MOST_ENTRIES).flatMap((entry) => {
      const fits = entry.slice(0, Math.max(0, room));
      room -= fits.length;
      return fits.length === 0 ? [] : [fits];
    });
    const cut = shown.at(-1)?.length !== entries[shown.length - 1]?.length ? 1 : 0;
    return { name, entries: shown, more: entries.length - shown.length + cut };
  });
}

/** Texts reach who agreed to them and did not turn them off since. */
function getsTexts(person: unknown, consents: unknown[]): boolean {
  const newest = consents.findLast((one) => word(one, "kind") === "sms");
  return fieldIn(person, "notifyBySms") !== false && word(newest, "action") === "opt_in";
}

function personSaid(person: unknown, consents: unknown[]): string[] {
  const name = fullName({ firstName: word(person, "firstName"), lastName: word(person, "lastName") });
  const by = getsTexts(person, consents) ? "texts about the repair" : "no texts about the repair";
  return [
    ...said("Name", name),
    ...said("Phone", formatPhone(word(person, "phone"))),
    ...said("E-mail", word(person, "email")),
    ...said("Reached by", joined([word(person, "contactPreference"), by])),
    ...said("Known here since", day(person, "createdAt")),
  ];
}

function accountSaid(account: unknown): string[] {
  return [
    ...said("Name", word(account, "name")),
    ...said("Plan", word(account, "subscriptionTier")),
    ...said("Status", word(account, "status")),
    ...said("Since", day(account, "createdAt")),
  ];
}

function titleOf(car: unknown): string {
  return vehicleTitle({ make: word(car, "make"), model: word(car, "model"), year: Number(word(car, "year")) });
}

function carSaid(car: unknown): string[] {
  const miles = Number(word(car, "mileage"));
  const warranty = word(car, "warrantyStatus");
  return [
    titleOf(car),
    ...said("VIN", word(car, "vin")),
    ...said("License plate", word(car, "plate")),
    ...said("Color", word(car, "color")),
    ...(miles > 0 ? [`Odometer: ${miles.toLocaleString("en-US")} miles`] : []),
    ...said("Warranty", warranty === "Unknown" ? "" : joined([plain(warranty), word(car, "warrantyPlan")])),
    ...list(car, "recommendations").map((one) => {
      const at = Number(word(one, "recommendedDueMileage"));
      const due = joined(
        [calendarDay(one, "recommendedDueDate"), at > 0 ? `${at.toLocaleString("en-US")} miles` : ""],
        " or ",
      );
      return `Recommended: ${joined([word(one, "recommendedServiceDescription"), due && `due ${due}`, word(one, "status").toLowerCase()])}`;
    }),
  ];
}

function cardSaid(card: unknown): string[] {
  const gone = day(card, "removedAt");
  const until = joined([word(card, "expMonth"), word(card, "expYear")], "/");
  return [
    `${plain(word(card, "brand"))} ending in ${joined([word(card, "last4"), until && `good until ${until}`, gone && `removed ${gone}`])}`,
  ];
}

function emailSaid(email: unknown): string[] {
  return [
    joined([when(email, "createdAt"), joined([plain(word(email, "kind")), word(email, "address")], " to ")], ": "),
  ];
}

function callSaid(call: unknown): string[] {
  const kind = word(call, "kind") === "call_back" ? "You asked to be called" : "A call by the assistant";
  return [`${when(call, "createdAt")}: ${kind}, ${word(call, "status")}`];
}

function consentSaid(consent: unknown): string[] {
  const what = word(consent, "kind") === "ai_call" ? "calls by the assistant" : "texts";
  const how = word(consent, "action") === "opt_out" ? "You refused" : "You agreed to";
  return [`${when(consent, "createdAt")}: ${how} ${what}. ${word(consent, "textShown")}`];
}

function noticeSaid(notice: unknown): string[] {
  return [`${when(notice, "createdAt")}: ${joined([word(notice, "title"), word(notice, "body")], ". ")}`];
}

function sessionSaid(session: unknown): string[] {
  const ended = when(session, "endedAt");
  return [
    joined([
      `${when(session, "createdAt")}: ${howKnown(word(session, "knownBy"), "")}`,
      word(session, "ip") && `from ${word(session, "ip")}`,
      word(session, "userAgent"),
      ended && `ended ${ended}`,
    ]),
  ];
}
