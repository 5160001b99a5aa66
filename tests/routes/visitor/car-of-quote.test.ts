// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which
import { expect, test } from "vitest";
import { answerOf } from "#app/quotes/answer.server.ts";
import { loader } from "#app/routes/upload-quote/file.tsx";
import { fillFromPaper } from "#app/routes/upload-quote/keep-file.server.ts";
import { args } from "../../support/args.ts";
import { reading } from "../../support/readings.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";

const FORD = { id: "ford", year: 2019, make: "Ford", model: "F-150" };
const CAMRY = { id: "camry", year: 2012, make: "Toyota", model: "Camry" };
const X5 = { year: 2015, make: "BMW", model: "X5" };

function sent(
  fields: Record<string, string>,
  vehicle: { year: number | null; make: string | null; model: string | null },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return Object.fromEntries(fillFromPaper(form, vehicle, [FORD, CAMRY]));
}

test("no saved car is chosen before the paper says which one it is", async () => {
  const driver = await makeUser("driver");
  await makeRequest(driver);
  const { values, who }: any = await loader(args("/upload-quote", { cookie: await signIn(driver) }));
  expect(who.vehicles).toHaveLength(1);
  expect(values.vehicleId).toBeUndefined();
});

test("sent at once, the car is that of the paper: a saved one, or a new one", () => {
  expect(sent({ vehicleId: "" }, { year: 2012, make: "Toyota", model: "Camry" })).toEqual({ vehicleId: "camry" });
  expect(sent({ vehicleId: "" }, { year: 2018, make: "Audi", model: "A4" })).toMatchObject({
    ...{ newVehicle: "on", year: "2018", make: "Audi", model: "A4" },
  });
  // A car that was chosen stands, and the paper is asked about.
  expect(sent({ vehicleId: "ford" }, { year: 2018, make: "Audi", model: "A4" })).toEqual({ vehicleId: "ford" });
  // A paper without a car says nothing.
  expect(sent({ vehicleId: "" }, { year: null, make: null, model: null })).toEqual({ vehicleId: "" });
});

test("a year that stood there by itself gives way to the paper's, whatever else was typed of that car", () => {
  const untouched = { newVehicle: "on", year: "2026", presetYear: "2026" };
  expect(sent(untouched, X5)).toMatchObject({ year: "2015", make: "BMW", model: "X5" });
  expect(sent({ ...untouched, model: "x5" }, X5)).toMatchObject({ year: "2015", make: "BMW", model: "x5" });
  expect(sent({ ...untouched, make: "BMW", model: "X5" }, X5)).toMatchObject({ year: "2015" });
  // What the paper leaves out is the person's own.
  expect(sent({ ...untouched, model: "X5" }, { ...X5, model: null })).toMatchObject({ year: "2015", make: "BMW" });
});

test("a year that was chosen stands, and so does another car: the paper is asked about", () => {
  const chosen = { newVehicle: "on", year: "2026", presetYear: "2015", make: "BMW", model: "X5" };
  expect(sent(chosen, X5)).toEqual(chosen);
  const other = { newVehicle: "on", year: "2026", presetYear: "2026", make: "Audi", model: "Q5" };
  expect(sent(other, X5)).toEqual(other);
});

test("the car that the answer shows is the one that is filled in: also where only its VIN says the model", async () => {
  const paper = reading({ vehicle: { vin: "5UXKR0C58F0K55555" }, lines: [["Front brake pads", 30_000]] });
  const answer = await answerOf({ ok: true, reading: paper } as any);
  expect(answer?.vehicle).toMatchObject(X5);
  expect(answer?.car).toBe("2015 BMW X5");
  expect(answer?.unknown.join(" ")).not.toContain("does not name the car");
});
