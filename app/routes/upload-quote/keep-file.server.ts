import { setTimeout as sleep } from "node:timers/promises";
import type { Viewer } from "#app/access/viewer.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import { otherCar } from "#app/quote-reader/join/other-car.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { answerOf } from "#app/quotes/answer.server.ts";
import {
  findPendingForm,
  keepPendingForm,
  type PendingForm,
  readPendingFile,
  updatePendingForm,
} from "#app/quotes/pending-form.server.ts";
import { storeFiles } from "#app/quotes/store.server.ts";
import { type CarRead, carOfBoth, carValues } from "#app/routes/create-request/car-said.ts";
import type { SavedVehicle } from "#app/routes/create-request/who.server.ts";

const READ_WITHIN_MS = 8000;
const COMES_WITHIN_MS = 15_000;

/**
 * The document is kept before anything else is looked at: an error in a field does not lose it. It is read for a moment here, for
 * longer where only it can say the car; what takes longer still goes on by itself.
 */
export async function keepFile(
  viewer: Viewer,
  files: readonly File[],
  before: PendingForm | null,
  withoutCar = false,
): Promise<PendingForm> {
  const within = withoutCar ? COMES_WITHIN_MS : READ_WITHIN_MS;
  const { bytes, ...file } = await storeFiles(viewer, files);
  const row = before ?? (await keepPendingForm(viewer, { kind: "file_quote", data: {}, file }));
  if (before) await updatePendingForm(viewer, before.id, { file, data: { outcome: undefined } });
  const reading = readPendingFile(viewer, row.id, bytes).catch((error: unknown) => logFailure(error, "reading ahead"));
  await Promise.race([reading, sleep(within, undefined, { ref: false })]);
  return (await findPendingForm(viewer, row.id)) ?? { ...row, file };
}

const LOOK_EVERY_MS = 200;

/**
 * What was kept, once it has been read: a form that names no car may be sent while the paper that does is still being read. After a
 * quarter of a minute it stays as it is.
 */
export async function keptWhenRead(viewer: Viewer, kept: PendingForm): Promise<PendingForm> {
  const until = Date.now() + COMES_WITHIN_MS;
  let now = kept;
  while (now.file && !now.data.outcome && Date.now() < until) {
    await sleep(LOOK_EVERY_MS);
    now = (await findPendingForm(viewer, kept.id)) ?? kept;
  }
  return now;
}

/** What the page shows of a document that is kept: its name, and the answer where it was read. */
export async function shownFile(kept: PendingForm | null | undefined) {
  if (!kept?.file) return { kept: null, paper: null, car: null, waiting: false };
  const { outcome } = kept.data;
  return {
    kept: { id: kept.id, name: kept.file.name, size: kept.file.size },
    paper: await answerOf(outcome),
    car: carRead(outcome),
    waiting: !outcome,
  };
}

/** The car on a paper that was read, also where it has no line to answer about. */
export function carRead(outcome: ReadingOutcome | null | undefined): CarRead | null {
  if (!outcome?.ok) return null;
  const { year, make, model } = outcome.reading.vehicle;
  return { year, make, model };
}

/** The car that the page shows of a paper, its VIN's too; of one without a line as it was read. */
export async function carOf(outcome: ReadingOutcome | null | undefined): Promise<CarRead | null> {
  return (await answerOf(outcome))?.vehicle ?? carRead(outcome);
}

/** Whoever chooses no car, or leaves fields of it empty or as they stood, has said them with the paper. */
export function fillFromPaper(form: FormData, paper: CarRead | null, saved: readonly SavedVehicle[]): FormData {
  const whole = paper && carOfBoth(form, paper);
  const car = Object.entries(whole ? carValues(whole) : {});
  if (!whole || car.length === 0) return form;
  const same = saved.filter((one) => otherCar({ ...whole, vin: null }, { ...one, vin: null }).length === 0);
  const [own] = same;
  if (own && same.length === 1 && !form.get("newVehicle")) form.set("vehicleId", own.id);
  else for (const [name, value] of [["newVehicle", "on"], ...car] as const) form.set(name, value);
  return form;
}

/** The year that stands in fields which are not shown, beside saved cars of which none was chosen, was said by nobody. */
export function withoutPreset(form: FormData): void {
  if (!form.get("newVehicle") && !form.get("make") && !form.get("model")) form.delete("year");
}
