import { expect, it } from "vitest";
import { recognise } from "#app/prices/jobs/recognise.ts";
import { guide, judged, line } from "./guide-for-tests.ts";

// A stranger's lines: each holds the name of a part or a work and means something else.

it.each([
  "Starter coffee",
  "Belt buckle polish",
  "Sparkling water",
  "Tire kicker consolation",
  "<img src=x onerror=alert(1)>",
  "We love brakes!",
  "120 Axle Street, Springfield",
  "Garage door spring replaced",
])("%s is no work on a car", (text) => {
  expect(recognise(guide.index, text).map(({ job }) => job.job)).toEqual([]);
  expect(judged([line(text)]).lines[0]).toMatchObject({ verdict: null, range: null });
});

it.each([
  ["Alternator inspection", "Alternator"],
  ["Radiator cap tightened", "Radiator"],
  ["Battery tray liner", "12V battery"],
  ["Bumper sticker", "Bumper replacement"],
  ["Brake pad paste", "Brake pads (per axle)"],
])("%s is not the replacement of that part", (text, job) => {
  expect(recognise(guide.index, text).map((found) => found.job.job)).not.toContain(job);
});
