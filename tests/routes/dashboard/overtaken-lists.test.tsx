// biome-ignore-all lint/suspicious/noExplicitAny: the stub takes any screen with its data
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import EditPackage, { loader as packageForm, action as savePackage } from "#app/routes/dashboard/packages/edit.tsx";
import EditTechnician, {
  action as saveTechnician,
  loader as technicianForm,
} from "#app/routes/dashboard/repair-providers/technician-edit.tsx";
import { marksOf } from "#app/ui/form/marks.ts";
import { args } from "../../support/args.ts";
import { makeUser, signIn } from "../../support/world.ts";

const LINE = { position: 0, type: "Service", description: "Brake pads", quantity: 1, unitPriceCents: 8_995 } as const;
const ROTORS = { position: 1, type: "Part", description: "Rotors", quantity: 2, unitPriceCents: 0 } as const;

async function aPackage() {
  const name = `Brakes ${crypto.randomUUID()}`;
  const { id } = await db.jobPackage.create({ data: { name, changedByName: "Ann", lines: { create: [LINE] } } });
  // As saving does: the package's own moment moves with its lines.
  const save = (data: Parameters<typeof db.jobPackage.update>[0]["data"]) =>
    db.jobPackage.update({ where: { id }, data: { ...data, changedByName: "Bea" } });
  const rows = (price: string) => ({
    ...{ "lineItems[0].description": LINE.description, "lineItems[0].unitPrice": price },
    ...{ "lineItems[0].type": "Service", "lineItems[0].quantity": "1", "lineItems[0].key": "0" },
    // The row that is always left empty.
    ...{ "lineItems[1].description": "", "lineItems[1].type": "Service", "lineItems[1].quantity": "1" },
  });
  return {
    Component: EditPackage,
    doors: { load: packageForm, save: savePackage },
    params: { id },
    other: () => save({ lines: { create: [ROTORS] } }),
    same: () => save({ note: "For small cars" }),
    form: { name: "Brakes of mine", ...rows("$89.95") },
  };
}

async function aTechnician() {
  const { id } = await db.repairProvider.create({
    data: { name: "Harbor Garage", address: "1 Main St", city: "Oakland", state: "CA", type: "Independent" },
  });
  const technicianId = (await makeUser("technician")).technician?.id ?? "";
  const where = { id: technicianId };
  await db.technician.update({ where, data: { repairProviderId: id, certifications: ["ASE A1"], hourlyRate: "55" } });
  return {
    Component: EditTechnician,
    doors: { load: technicianForm, save: saveTechnician },
    params: { id, technicianId },
    other: () => db.technician.update({ where, data: { certifications: ["ASE A1", "ASE A5"] } }),
    same: () => db.technician.update({ where, data: { hourlyRate: "60" } }),
    form: { hourlyRate: "58", "certifications[0]": "ASE A1", "certifications[1]": "" },
  };
}

/** The screen, without a script, after a colleague saved and this form was refused for it. */
async function refusedHtml(make: typeof aPackage | typeof aTechnician, meanwhile: "other" | "same") {
  const { Component, doors, params, form, ...colleague } = await make();
  const cookie = await signIn(await makeUser("admin"));
  const call = (more: object) => args("/dashboard/x", { cookie, params, ...more });
  const { version, values } = (await doors.load(call({}))) as any;
  await new Promise((resolve) => setTimeout(resolve, 5));
  await colleague[meanwhile]();
  const refused: any = await doors.save(call({ form: { ...form, version, opened: marksOf(values) } }));
  expect(refused.init.status).toBe(409);
  const Stub = createRoutesStub([{ id: "screen", path: "/form", Component: Component as any }]);
  const hydrationData = {
    loaderData: { screen: await doors.load(call({})) },
    actionData: { screen: refused.data },
  };
  const html = renderToString(<Stub initialEntries={["/form"]} hydrationData={hydrationData} />);
  return html.replaceAll("<!-- -->", "");
}

test.each([
  ["lines of a package", aPackage, "Lines are others now", /Now: <strong[^>]*>Brake pads, 1 at \$89.95; Rotors, 2</],
  ["certifications", aTechnician, "Certifications are others now", /Now: <strong[^>]*>ASE A1; ASE A5</],
] as const)(
  "the %s that a colleague saved stand beside one's own, named by the summary",
  async (_, make, said, now) => {
    const html = await refusedHtml(make, "other");
    expect(html).toMatch(now);
    const [, id] = /<a href="#([^"]+)"[^>]*>[A-Z][a-z]+ are others now/.exec(html) ?? [];
    expect(html).toContain(said);
    // The link leads to the list, and the list is read with what stands now.
    expect(html).toContain(`<fieldset id="${id}"`);
    expect(html).toMatch(new RegExp(`<fieldset id="${id}"[^>]*aria-describedby="${id}-now"`));
    expect(html).toContain(`<p id="${id}-now"`);
  },
);

test.each([
  ["lines of a package", aPackage, "Note is another now"],
  ["certifications", aTechnician, "Hourly rate is another now"],
] as const)("the %s that are the same are not said again", async (_, make, said) => {
  const html = await refusedHtml(make, "same");
  expect(html).toContain(said);
  expect(html).not.toContain("are others now");
  expect(html).not.toMatch(/Now: <strong[^>]*>(Brake pads|ASE)/);
});
