// biome-ignore-all lint/suspicious/noExplicitAny: the stub takes any screen with its data
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import Detail, { loader as detail } from "#app/routes/dashboard/repair-providers/detail.tsx";
import EditProvider, { loader as openEdit } from "#app/routes/dashboard/repair-providers/edit.tsx";
import List, { loader as list } from "#app/routes/dashboard/repair-providers/list.tsx";
import AddProvider, { action as addProvider } from "#app/routes/dashboard/repair-providers/new.tsx";
import UpdateSchema from "#app/routes/dashboard/repair-providers/schema.tsx";
import RemoveStaff, { loader as openRemoval } from "#app/routes/dashboard/repair-providers/staff-remove.tsx";
import AddTechnician, {
  action as addTechnician,
  loader as openTechnician,
} from "#app/routes/dashboard/repair-providers/technician-new.tsx";
import { args } from "../../support/args.ts";
import { makeUser, signIn } from "../../support/world.ts";

const PATH = "/dashboard/repair-providers";
let admin = "";
let advisor = "";

beforeAll(async () => {
  admin = await signIn(await makeUser("admin"));
  advisor = await signIn(await makeUser("advisor"));
});

function makeProvider(values: Partial<Parameters<typeof db.repairProvider.create>[0]["data"]> = {}) {
  return db.repairProvider.create({
    data: {
      name: `Bayside ${crypto.randomUUID()}`,
      address: "418 Harbor Street",
      city: "Oakland",
      state: "California",
      type: "Independent",
      ...values,
    },
  });
}

type Shown = { path: string; at: string; Component: unknown; loaderData?: unknown; actionData?: unknown };

/** The screen as a browser without script gets it. */
function htmlOf({ path, at, Component, loaderData = null, actionData }: Shown) {
  const screen = { id: "screen", path, Component: Component as any };
  // A dialog lies over the list, as in the routes of the product.
  const Stub = createRoutesStub([path === PATH ? screen : { path: PATH, children: [screen] }]);
  const html = renderToString(
    <Stub
      initialEntries={[at]}
      hydrationData={{
        loaderData: { screen: loaderData },
        ...(actionData ? { actionData: { screen: actionData } } : {}),
      }}
    />,
  );
  return html.replaceAll("<!-- -->", "").replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}

async function listHtml(query: string, cookie = admin) {
  const loaderData = await list(args(PATH + query, { cookie }));
  return htmlOf({ path: PATH, at: PATH + query, Component: List, loaderData });
}

async function detailHtml(id: string, query = "", cookie = admin) {
  const at = `${PATH}/${id}${query}`;
  const loaderData = await detail(args(at, { cookie, params: { id } }));
  return htmlOf({ path: `${PATH}/:id`, at, Component: Detail, loaderData });
}

describe("the list", () => {
  test("shows at most three specialties, then +N, the rating to one decimal and the status", async () => {
    const { name } = await makeProvider({
      specialties: ["Brakes", "Hybrid", "Engine", "Tyres", "Glass"],
      qualityRating: "4",
      status: "Inactive",
    });
    const html = await listHtml(`?q=${encodeURIComponent(name)}`);
    for (const words of ["Brakes", "Hybrid", "Engine", "+2", "4.0", "Inactive"]) expect(html).toContain(words);
    for (const words of ["Tyres", "Glass"]) expect(html).not.toContain(words);
    expect(html.match(/<path transform/g)).toHaveLength(10);
  });

  test("shows three specialties without a +N, and N/A with five stars where there is no rating", async () => {
    const { name } = await makeProvider({ specialties: ["Brakes", "Hybrid", "Engine"] });
    const html = await listHtml(`?q=${encodeURIComponent(name)}`);
    expect(html).toContain("N/A");
    expect(html).not.toContain("more specialties");
    expect(html).toContain('<svg aria-hidden="true" width="0"');
  });

  test("says No provider selected beside it", async () => {
    expect(await listHtml("")).toContain("No provider selected");
  });

  test("that a search has emptied says so and offers to clear it", async () => {
    const html = await listHtml("?q=nowhere-to-be-found&tab=staff");
    expect(html).toContain("No providers found");
    expect(html).toContain("No providers match your search");
    expect(html.replaceAll("<!-- -->", "")).toContain("Searched for “nowhere-to-be-found”.");
    expect(html).toMatch(new RegExp(`href="${PATH}\\?tab=staff"[^>]*>Clear the search`));
  });

  test("keeps the search in its links and in the field", async () => {
    const { name, id } = await makeProvider();
    const query = `?q=${encodeURIComponent(name)}`;
    const html = await listHtml(query);
    expect(html).toContain(`href="${PATH}/${id}${query}"`);
    expect(html).toContain(`value="${name}"`);
  });

  test("has Add Provider and Update Schema for an admin alone", async () => {
    for (const words of ["Add Provider", "Update Schema"]) {
      expect(await listHtml("", admin)).toContain(words);
      expect(await listHtml("", advisor)).not.toContain(words);
    }
  });
});

describe("the details", () => {
  test("have three tabs that are links and keep the search", async () => {
    const { id } = await makeProvider();
    const html = await detailHtml(id, "?q=bay&tab=staff");
    expect(html).toMatch(new RegExp(`href="${PATH}/${id}\\?q=bay"[^>]*>Provider Details`));
    expect(html).toMatch(new RegExp(`href="${PATH}/${id}\\?q=bay&tab=staff"[^>]*>Staff`));
    expect(html).toMatch(new RegExp(`href="${PATH}/${id}\\?q=bay&tab=technicians"[^>]*>Technicians`));
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  test("say what is not there: phone, specialties, certifications, staff, technicians", async () => {
    const { id } = await makeProvider();
    const details = await detailHtml(id);
    for (const words of ["No phone number", "No specialties", "No certifications", "N/A"]) {
      expect(details).toContain(words);
    }
    expect(await detailHtml(id, "?tab=staff")).toContain("No staff members");
    expect(await detailHtml(id, "?tab=technicians")).toContain("No technicians");
  });

  test("show an advisor no button that an advisor may not press", async () => {
    const { id } = await makeProvider();
    await db.repairProviderStaff.create({ data: { repairProviderId: id, name: "Gloria", position: "Manager" } });
    const { technician } = await makeUser("technician", { firstName: "Tess", lastName: "Rossi" });
    await db.technician.update({ where: { id: technician?.id ?? "" }, data: { repairProviderId: id } });
    const buttons = {
      "": ["Edit Provider"],
      "?tab=staff": ["Remove Gloria"],
      "?tab=technicians": ["Add Technician", "Edit Tess Rossi"],
    };
    for (const [query, names] of Object.entries(buttons)) {
      for (const name of names) {
        expect(await detailHtml(id, query, admin)).toContain(name);
        expect(await detailHtml(id, query, advisor)).not.toContain(name);
      }
    }
    for (const name of ["Add Staff", "Edit Gloria"]) {
      expect(await detailHtml(id, "?tab=staff", advisor)).toContain(name);
    }
  });
});

describe("the dialogs, without script", () => {
  test("Update Schema says that the database structure will be changed", () => {
    const html = htmlOf({ path: `${PATH}/schema`, at: `${PATH}/schema?q=bay`, Component: UpdateSchema });
    expect(html).toContain("The database structure will be changed");
    expect(html).toContain(`href="${PATH}?q=bay"`);
  });

  test("a failed schema update stays open and says Migration Error: Failed to run migration", () => {
    const toast = { id: "1", kind: "error", title: "Migration Error", description: "Failed to run migration" };
    const html = htmlOf({
      path: `${PATH}/schema`,
      at: `${PATH}/schema`,
      Component: UpdateSchema,
      actionData: { message: "Failed to run migration", toast },
    });
    expect(html.match(/Migration Error/g)).toHaveLength(2);
    expect(html).toContain("Failed to run migration");
  });

  test("Remove Staff Member asks: Are you sure you want to remove this staff member?", async () => {
    const { id } = await makeProvider();
    const staff = await db.repairProviderStaff.create({
      data: { repairProviderId: id, name: "Gloria Mendes", position: "Manager" },
    });
    const at = `${PATH}/${id}/staff/${staff.id}/remove`;
    const loaderData = await openRemoval(args(at, { cookie: admin, params: { id, staffId: staff.id } }));
    const path = `${PATH}/:id/staff/:staffId/remove`;
    const html = htmlOf({ path, at, Component: RemoveStaff, loaderData });
    expect(html).toContain("Are you sure you want to remove this staff member?");
    expect(html).toContain("Gloria Mendes");
  });

  test("Add Provider has the lists of types and statuses and a rating from 0 to 5 in steps of 0.1", () => {
    const html = htmlOf({ path: `${PATH}/new`, at: `${PATH}/new`, Component: AddProvider });
    for (const value of ["Independent", "Dealership", "Franchise", "Specialty", "Active", "Inactive", "Pending"]) {
      expect(html).toContain(`<option value="${value}"`);
    }
    expect(html).toMatch(/<input[^>]*type="number"[^>]*min="0" max="5" step="0.1"/);
  });

  test("Add Provider comes back with its errors and all that was entered", async () => {
    const form = {
      name: "Harbor Garage",
      address: "",
      city: "Oakland",
      state: "California",
      type: "Franchise",
      specialties: "Brakes, Hybrid",
      qualityRating: "9",
      status: "Pending",
    };
    const { data: actionData }: any = await addProvider(args(`${PATH}/new`, { cookie: admin, form }));
    const html = htmlOf({ path: `${PATH}/new`, at: `${PATH}/new`, Component: AddProvider, actionData });
    for (const words of [
      "Please fill in all required fields",
      "Rating must be between 0 and 5",
      "Missing Information",
    ]) {
      expect(html).toContain(words);
    }
    for (const value of ["Harbor Garage", "Oakland", "California", "Brakes, Hybrid", "9"]) {
      expect(html).toContain(`value="${value}"`);
    }
    for (const chosen of ["Franchise", "Pending"]) expect(html).toContain(`<option value="${chosen}" selected="">`);
  });

  test("Edit Provider shows a field that was emptied before an error as empty, not as it stood", async () => {
    const provider = await makeProvider({ zip: "94607" });
    const at = `${PATH}/${provider.id}/edit`;
    const loaderData = await openEdit(args(at, { cookie: admin, params: { id: provider.id } }));
    const { data: actionData }: any = await addProvider(
      args(`${PATH}/new`, { cookie: admin, form: { name: "", zip: "", city: "Fresno" } }),
    );
    const html = htmlOf({ path: `${PATH}/:id/edit`, at, Component: EditProvider, loaderData, actionData });
    expect(html).toContain('value="Fresno"');
    expect(html).not.toContain('value="94607"');
  });

  test("Add Technician has a rate from 0 in cents, and its last certification cannot be removed", async () => {
    const { id } = await makeProvider();
    const at = `${PATH}/${id}/technicians/new`;
    const loaderData = await openTechnician(args(at, { cookie: admin, params: { id } }));
    const show = async (form?: Record<string, string>) => {
      const answer: any = form && (await addTechnician(args(at, { cookie: admin, params: { id }, form })));
      const path = `${PATH}/:id/technicians/new`;
      return htmlOf({ path, at, Component: AddTechnician, loaderData, actionData: answer?.data });
    };
    const first = await show();
    expect(first).toMatch(/<input[^>]*type="number"[^>]*min="0" step="0.01"/);
    expect(first).toContain('aria-label="Certification 1"');
    expect(first).not.toContain("Remove certification");
    const second = await show({ hourlyRate: "62.5", "certifications[0]": "ASE", change: "add" });
    for (const words of ['aria-label="Certification 2"', 'value="ASE"', 'value="62.5"', "Remove certification 1"]) {
      expect(second).toContain(words);
    }
    expect(second).not.toContain("Missing Information");
  });
});
