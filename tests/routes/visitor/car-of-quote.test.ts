// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which
import { expect, test } from "vitest";
import { loader } from "#app/routes/upload-quote/file.tsx";
import { fillFromPaper } from "#app/routes/upload-quote/keep-file.server.ts";
import { args } from "../../support/args.ts";
import { reading } from "../../support/readings.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";

const FORD = { id: "ford", year: 2019, make: "Ford", model: "F-150" };
const CAMRY = { id: "camry", year: 2012, make: "Toyota", model: "Camry" };
const paperOf = (vehicle: Parameters<typeof reading>[0]) =>
  ({ data: { outcome: { ok: true, reading: reading(vehicle) } } }) as any;

function sent(
  fields: Record<string, string>,
  vehicle: { year: number | null; make: string | null; model: string | null },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return Object.fromEntries(fillFromPaper(form, paperOf({ vehicle }), [FORD, CAMRY]));
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
