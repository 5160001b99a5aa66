import { randomInt, randomUUID } from "node:crypto";
import sharp from "sharp";
import { dayOf } from "#app/platform/clock.ts";
import type { Browser } from "./visits.ts";
import { note, page, rest, type Shift, words } from "./work.ts";
import type { Desk, Repair } from "./world.ts";

// What a desk does beside the repairs' own forms: lines by the grid, packages, days off, pictures, what waits.

/** Three lines of the grid under one token; the button is pressed twice in one of three. */
export async function addRows(shift: Shift, browser: Browser, repair: Repair) {
  const description = words("Rotors");
  const fields: Record<string, string> = { token: randomUUID() };
  for (const [at, job] of [description, "Hardware kit", "Brake fluid"].entries()) {
    Object.assign(fields, { [`lineItems[${at}].description`]: job, [`lineItems[${at}].unitPrice`]: "$64.50" });
  }
  const answer = await pressed(() => browser.post(`${page(repair)}/lines`, fields));
  if (answer) note(shift, { kind: "rows", words: description, request: repair.id }, answer);
}

/** Makes a package of the desk's own. Returns its name. */
export async function makePackage(browser: Browser): Promise<string> {
  const name = words("Front brakes");
  const line = { "lineItems[0].description": "Pads", "lineItems[0].unitPrice": "89" };
  await browser.post("/dashboard/packages/new", { name, ...line, "lineItems[1].description": "Fit them" });
  return name;
}

/** The package's lines, once for the token that the dialog was drawn with. */
export async function addPackage(shift: Shift, browser: Browser, repair: Repair, name: string) {
  const path = `${page(repair)}/packages`;
  const { text } = await browser.get(path);
  const token = /name="token" value="([0-9a-f-]{36})"/.exec(text.slice(text.lastIndexOf("<dialog")))?.[1] ?? "";
  const before = text.slice(0, text.indexOf(`>${name}<`));
  const chosen = /.*name="package"[^>]* value="([0-9a-f-]{36})"/s.exec(before)?.[1] ?? "";
  if (!token || !chosen) return;
  await rest(shift);
  const answer = await pressed(() => browser.post(path, { token, package: chosen }));
  // The product's own: a copy of it here looked for ids of before, and found none.
  const { lineIdOf } = await import("#app/repair/lines/add-many.server.ts");
  if (answer) note(shift, { kind: "package", words: lineIdOf(repair.id, token, "0"), request: repair.id }, answer);
}

/** A photo to the customer, by text or on their page. */
export async function sendPicture(shift: Shift, browser: Browser, repair: Repair) {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const create = { width: 640, height: 480, channels: 3 as const, background: { r, g, b } };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const messageBody = words("This is what we found.");
  const fields = { messageBody, way: randomInt(2) ? "text" : "web" };
  const answer = await browser.post(`${page(repair)}/messages`, fields, new File([bytes], "caliper.jpg"));
  note(shift, { kind: "picture", words: messageBody, request: repair.id }, answer);
}

/** A day off long after the run: nobody's work changes hands because of it. */
export async function takeDayOff(shift: Shift, browser: Browser, advisor: string) {
  const off = words("Dentist");
  const first = dayOf(new Date(Date.now() + randomInt(400, 800) * 86_400_000));
  await browser.get("/dashboard/days-off");
  const answer = await browser.post("/dashboard/days-off", { who: advisor, first, note: off });
  note(shift, { kind: "day off", words: off, request: advisor }, answer);
}

/** What waits about a repair is put off until tomorrow. */
export async function putOff(shift: Shift, browser: Browser, repair: Repair) {
  const key = `overdue:${repair.id}`;
  await browser.get("/dashboard");
  note(shift, { kind: "snooze", words: key, request: repair.id }, await browser.post("/dashboard/now/snooze", { key }));
}

/** Three that a lead has ticked in Now go to the advisor who has them, each as a change of its own. */
export async function assignTicked(shift: Shift, browser: Browser, { advisor, repairs }: Desk) {
  const ticked = repairs.slice(0, 5).filter((_, at) => at !== randomInt(5));
  await browser.get("/dashboard?whose=team");
  await rest(shift);
  const answer = await browser.post("/dashboard/now/assign", [
    ["advisorId", advisor],
    ...ticked.map(({ id }): [string, string] => ["request", id]),
  ]);
  // A refusal half-way leaves those before it given.
  const said = answer.status === 302 ? "yes" : "nothing";
  for (const { id } of ticked) shift.writes.push({ kind: "assignment", words: "", request: id, said });
}

async function pressed<Result extends { status: number }>(press: () => Promise<Result>): Promise<Result | undefined> {
  const answers = await Promise.all(Array.from({ length: randomInt(3) ? 1 : 2 }, press));
  return answers.toSorted((a, b) => (a.status === 302 ? -1 : 1) - (b.status === 302 ? -1 : 1))[0];
}
