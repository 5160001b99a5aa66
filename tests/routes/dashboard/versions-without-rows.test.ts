// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data, an action a redirect or its form
import { expect, test } from "vitest";
import { action as correctGuide, loader as guideForm } from "#app/routes/dashboard/price-guide/correct.tsx";
import { loader as mileageForm, action as takeMileage } from "#app/routes/dashboard/work/mileage.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";

test("nobody overwrites the mileage that a colleague took unseen; saved again, it is a decision", async () => {
  const technician = await makeUser("technician");
  const { id } = await makeRequest(await makeUser("driver"), { technician, status: "Scheduled" });
  const cookie = await signIn(technician);
  const call = (more: object) => args("/dashboard/x", { cookie, params: { id }, ...more });
  const seen: any = await mileageForm(call({}));
  const theirs: any = await takeMileage(call({ form: { mileage: "48210", version: seen.version } }));
  expect(theirs.status).toBe(302);
  const mine = { mileage: "48310", sure: "on" };
  const refused: any = await takeMileage(call({ form: { ...mine, version: seen.version } }));
  expect(refused.init.status).toBe(409);
  expect(refused.data).toMatchObject({ stale: true, initialValue: { mileage: "48310" } });
  expect(JSON.stringify(refused.data.error)).toContain(
    "The mileage was changed by someone else while you were editing. Check what stands now, then try again.",
  );
  const stands: any = await mileageForm(call({}));
  expect(stands.values).toEqual({ mileage: "48210" });
  const again: any = await takeMileage(call({ form: { ...mine, version: stands.version } }));
  expect(again.status).toBe(302);
  expect((await mileageForm(call({}))) as any).toMatchObject({ values: { mileage: "48310" } });
});

test("nobody takes a colleague's correction of the guide back unseen, nor puts another before it", async () => {
  const cookie = await signIn(await makeUser("admin"));
  const call = (more: object) => args("/dashboard/x", { cookie, params: { job: "thermostat" }, ...more });
  const price = { tier: "", region: "", low: "100", high: "200", hoursLow: "", hoursHigh: "", note: "Our list" };
  const notes = async () =>
    ((await guideForm(call({}))) as any).corrections.filter((row: any) => !row.withdrawn).map((row: any) => row.note);
  const opened: any = await guideForm(call({}));
  const first: any = await correctGuide(call({ form: { ...price, version: opened.version } }));
  expect(first.status).toBe(302);
  const seen: any = await guideForm(call({}));
  const theirs = { ...price, note: "A colleague's list", version: seen.version };
  for (const _ of ["pressed", "pressed twice"]) {
    await expect(await correctGuide(call({ form: theirs }))).toHaveToast("Price corrected");
  }

  const back: any = await correctGuide(call({ form: { withdraw: "all", version: seen.version } }));
  expect(back).toRedirectTo("/dashboard/price-guide/thermostat");
  await expect(back).toHaveToast("Changed meanwhile");
  const other: any = await correctGuide(call({ form: { ...price, note: "Mine", version: seen.version } }));
  expect(other.init.status).toBe(409);
  expect(other.data).toMatchObject({ stale: true, initialValue: { note: "Mine" } });
  expect(await notes()).toEqual(["A colleague's list", "Our list"]);

  const stands: any = await guideForm(call({}));
  const done: any = await correctGuide(call({ form: { withdraw: "all", version: stands.version } }));
  await expect(done).toHaveToast("Correction taken back");
  expect(await notes()).toEqual([]);
  // Pressed twice, it is done already: nothing is refused.
  await expect(await correctGuide(call({ form: { withdraw: "all", version: stands.version } }))).toHaveToast(
    "Correction taken back",
  );
});
