import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addPackage, addRows, assignTicked, makePackage, putOff, sendPicture, takeDayOff } from "./more.ts";
import { type Answer, type Browser, type Figures, versionIn } from "./visits.ts";
import type { Desk, Repair } from "./world.ts";

export type Kind =
  | ("edit" | "line" | "rows" | "package" | "message" | "text" | "picture" | "note" | "decision" | "customer")
  | ("assignment" | "request" | "snooze" | "day off");
/** What the product said yes to, no to, or nothing at all (the way was cut): each write bears its own words. */
export type Write = { kind: Kind; words: string; request: string; line?: string; said: "yes" | "no" | "nothing" };

export type Shift = {
  running: () => boolean;
  pause: number;
  writes: Write[];
  figures: () => Figures;
  /** An hour of a technician that nobody else is given, as wall time. */
  booking: () => { technicianId: string; scheduledServiceDate: string };
};

/** What a refusal says: its toast, or the list of what is wrong in its form. */
function sentenceIn(text: string): string {
  const list = /toast: (.*)/s.exec(text)?.[1] ?? /role="alert"[^>]*>.*?<ul[^>]*>(.*?)<\/ul>/s.exec(text)?.[1] ?? "";
  return (
    list
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 110) || "WITHOUT A SENTENCE"
  );
}

export function note(shift: Shift, write: Omit<Write, "said">, { status, text }: Answer) {
  const said = status === 302 || status === 200 ? "yes" : status >= 400 && status < 500 ? "no" : "nothing";
  shift.writes.push({ ...write, said });
  if (said !== "no") return said;
  const sentence = `${status} ${sentenceIn(text)}`;
  const { conflicts } = shift.figures();
  conflicts.set(sentence, (conflicts.get(sentence) ?? 0) + 1);
  return said;
}

export function page({ id }: Repair) {
  return `/dashboard/repair-requests/${id}`;
}

export const words = (what: string) => `${what} ${randomUUID().slice(0, 13)}`;

/** A line is opened, thought about and saved; who was overtaken looks again and saves again, as a decision. */
async function edit(shift: Shift, browser: Browser, repair: Repair, windows = 1) {
  const line = repair.lines[randomInt(2)] ?? "";
  const path = `${page(repair)}/line-items/${line}`;
  const seen = versionIn(await browser.get(path));
  await rest(shift);
  const save = async (version: string) => {
    const description = words("Brakes");
    const fields = {
      type: "Part",
      status: "Pending",
      description,
      quantity: "1",
      unitPrice: String(randomInt(50, 400)),
    };
    const answer = await browser.post(path, { ...fields, version });
    return { said: note(shift, { kind: "edit", words: description, request: repair.id, line }, answer), answer };
  };
  const all = await Promise.all(Array.from({ length: windows }, () => save(seen)));
  const refused = all.find(({ said }) => said === "no");
  if (!refused) return;
  await rest(shift);
  await save(versionIn(refused.answer));
}

async function assign(shift: Shift, browser: Browser, repair: Repair, advisorId: string) {
  const path = `${page(repair)}/assign`;
  const version = versionIn(await browser.get(path));
  await rest(shift);
  const fields = { advisorId, ...shift.booking(), scheduledMinutes: "60", version };
  note(shift, { kind: "assignment", words: "", request: repair.id }, await browser.post(path, fields));
}

async function add(shift: Shift, browser: Browser, repair: Repair) {
  const description = words("Wiper blades");
  const fields = { type: "Part", status: "Pending", description, quantity: "2", unitPrice: "18.50" };
  const answer = await browser.post(`${page(repair)}/line-items`, fields);
  note(shift, { kind: "line", words: description, request: repair.id }, answer);
}

async function write(shift: Shift, browser: Browser, repair: Repair, way: "text" | "web") {
  const messageBody = words("Your car is on the lift.");
  const answer = await browser.post(`${page(repair)}/messages`, { messageBody, way });
  note(shift, { kind: way === "text" ? "text" : "message", words: messageBody, request: repair.id }, answer);
}

async function remark(shift: Shift, browser: Browser, repair: Repair) {
  const body = words("Bolt was seized.");
  const answer = await browser.post(`${page(repair)}/notes`, { body });
  note(shift, { kind: "note", words: body, request: repair.id }, answer);
}

/** The customer said on the phone what shall be done: written down with their words. Nobody else decides on this line. */
async function decide(shift: Shift, browser: Browser, repair: Repair, to: string) {
  const line = repair.lines[2] ?? "";
  const said = words("She says");
  await browser.get(`${page(repair)}/decision`);
  const at = new Date(Date.now() - 120_000).toISOString();
  const fields = { person: "Dana", way: "phone", at, said, "lines[0].id": line, "lines[0].to": to };
  const answer = await browser.post(`${page(repair)}/decision`, fields);
  return note(shift, { kind: "decision", words: said, request: repair.id, line }, answer) === "yes";
}

/** A caller with two lines; the button is pressed twice in one of three. */
async function takeIn(shift: Shift, browser: Browser) {
  const token = randomUUID();
  await browser.get("/dashboard/new");
  await rest(shift);
  const fields: Record<string, string> = {
    token,
    phone: `(415) ${randomInt(200, 900)}-${randomInt(1000, 9999)}`,
    name: "Casey Caller",
  };
  Object.assign(fields, { car: "2019 Honda Civic", complaint: "Squeals", intent: "save", vehicleId: "" });
  for (const [at, description] of ["Front brake pads", "Brake fluid"].entries()) {
    Object.assign(fields, {
      [`lineItems[${at}].description`]: description,
      [`lineItems[${at}].quantity`]: "1",
      [`lineItems[${at}].unitPrice`]: "120",
    });
  }
  const answers = await Promise.all(
    Array.from({ length: randomInt(3) ? 1 : 2 }, () => browser.post("/dashboard/new", fields)),
  );
  const [answer] = answers.toSorted((a, b) => (a.status === 302 ? -1 : 1) - (b.status === 302 ? -1 : 1));
  if (answer) note(shift, { kind: "request", words: token, request: token }, answer);
}

const LOOKS = [
  "",
  "/repair-requests",
  "/calendar",
  "/calendar?view=day",
  "/communications",
  "/search?q=civic",
  "/customers",
];

/** One advisor at work until the shift ends: mostly on a handful of repairs, where customers and leads are at work too. */
export async function workAsAdvisor(shift: Shift, browser: Browser, advisor: string, repairs: Repair[]) {
  const decided = new Map<string, string>();
  const packaged = await makePackage(browser);
  while (shift.running()) {
    const repair = repairs[randomInt(3) ? randomInt(5) : randomInt(repairs.length)];
    if (!repair) return;
    await browser.get(randomInt(2) ? `/dashboard${LOOKS[randomInt(LOOKS.length)]}` : page(repair));
    await rest(shift);
    const turn = randomInt(25);
    if (turn < 5) await edit(shift, browser, repair, turn === 0 ? 2 : 1);
    else if (turn < 7) await add(shift, browser, repair);
    else if (turn < 9) await write(shift, browser, repair, "web");
    else if (turn < 11) await write(shift, browser, repair, "text");
    else if (turn < 13) await remark(shift, browser, repair);
    else if (turn < 15) await assign(shift, browser, repair, advisor);
    else if (turn < 18) await decideNext(shift, browser, repair, decided);
    else if (turn < 20) await takeIn(shift, browser);
    else if (turn === 20) await addRows(shift, browser, repair);
    else if (turn === 21) await addPackage(shift, browser, repair, packaged);
    else if (turn === 22) await sendPicture(shift, browser, repair);
    else if (turn === 23) await putOff(shift, browser, repair);
    else if (randomInt(3) === 0) await takeDayOff(shift, browser, advisor);
    await rest(shift);
  }
}

async function decideNext(shift: Shift, browser: Browser, repair: Repair, decided: Map<string, string>) {
  const to = decided.get(repair.id) === "deferred" ? "approved" : "deferred";
  if (await decide(shift, browser, repair, to)) decided.set(repair.id, to);
}

/** A lead looks over everybody's shoulder: edits and assigns where the advisors are at work. */
export async function workAsLead(shift: Shift, browser: Browser, desks: Desk[]) {
  while (shift.running()) {
    const desk = desks[randomInt(desks.length)];
    const repair = desk?.repairs[randomInt(5)];
    if (!desk || !repair) return;
    if (randomInt(6) === 0) await assignTicked(shift, browser, desk);
    else if (randomInt(3)) await edit(shift, browser, repair);
    else await assign(shift, browser, repair, desk.advisor);
    await rest(shift);
  }
}

/** A customer who cannot make up their mind about the last line. */
export async function decideAsCustomer(shift: Shift, browser: Browser, repair: Repair) {
  const line = repair.lines[3] ?? "";
  let group = "pending";
  while (shift.running()) {
    await rest(shift, 6);
    const to = group === "deferred" ? "approved" : "deferred";
    const answer = await browser.post(`/repair-status/${repair.id}/line-items/${line}`, { group: to });
    if (note(shift, { kind: "customer", words: "", request: repair.id, line }, answer) === "yes") group = to;
  }
}

export function rest({ pause }: Shift, times = 1) {
  return sleep(pause * times * (0.5 + Math.random()));
}
