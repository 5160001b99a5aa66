// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { loader as layout } from "#app/routes/dashboard/layout.tsx";
import { loader as showProvider } from "#app/routes/dashboard/repair-providers/detail.tsx";
import { action as editProvider, loader as openEdit } from "#app/routes/dashboard/repair-providers/edit.tsx";
import { loader as listProviders } from "#app/routes/dashboard/repair-providers/list.tsx";
import { action as addProvider } from "#app/routes/dashboard/repair-providers/new.tsx";
import { action as updateSchema } from "#app/routes/dashboard/repair-providers/schema.tsx";
import { action as editStaff, loader as openStaff } from "#app/routes/dashboard/repair-providers/staff-edit.tsx";
import { action as addStaff } from "#app/routes/dashboard/repair-providers/staff-new.tsx";
import { loader as openRemoval, action as removeStaff } from "#app/routes/dashboard/repair-providers/staff-remove.tsx";
import {
  action as editTechnician,
  loader as openTechnician,
} from "#app/routes/dashboard/repair-providers/technician-edit.tsx";
import {
  action as addTechnician,
  loader as openNewTechnician,
} from "#app/routes/dashboard/repair-providers/technician-new.tsx";
import { loader as searchEverything } from "#app/routes/dashboard/search.tsx";
import { args } from "../../support/args.ts";
import { refusingWrites } from "../../support/broken.ts";
import { makeUser, signIn } from "../../support/world.ts";

const PATH = "/dashboard/repair-providers";
const PROVIDER_FORM = {
  name: "Harbor Garage",
  address: "12 Pier Road",
  city: "Oakland",
  state: "California",
  zip: "94607",
  phoneNumber: "(555) 555-0100",
  type: "Independent",
  specialties: " Brakes, ,Diagnostics,, Hybrid ",
  certifications: "ASE,  AAA Approved ,",
  qualityRating: "4.5",
  status: "Pending",
};

let admin = "";
let advisor = "";

beforeAll(async () => {
  admin = await signIn(await makeUser("admin"));
  advisor = await signIn(await makeUser("advisor"));
});

function makeProvider(values: Partial<Parameters<typeof db.repairProvider.create>[0]["data"]> = {}) {
  return db.repairProvider.create({
    data: {
      name: "Bayside Auto Care",
      address: "418 Harbor Street",
      city: "Oakland",
      state: "California",
      type: "Independent",
      ...values,
    },
  });
}

function makeStaff(repairProviderId: string, values: { email?: string; phoneNumber?: string } = {}) {
  return db.repairProviderStaff.create({
    data: { repairProviderId, name: "Gloria Mendes", position: "Service Manager", ...values },
  });
}

/** A user of the role technician who works nowhere yet. */
async function makeFutureTechnician(lastName = "Wrench") {
  const user = await makeUser("technician", { firstName: "Tess", lastName });
  await db.technician.delete({ where: { userId: user.id } });
  return user;
}

async function makeTechnician(repairProviderId: string | null, certifications = ["ASE A5"]) {
  const user = await makeFutureTechnician();
  return db.technician.create({ data: { userId: user.id, repairProviderId, hourlyRate: "62.50", certifications } });
}

function list(query = "", cookie = admin) {
  return listProviders(args(`${PATH}${query}`, { cookie }));
}

function show(id: string, query = "", cookie = admin): Promise<any> {
  return showProvider(args(`${PATH}/${id}${query}`, { cookie, params: { id } }));
}

describe("the list", () => {
  test.each([
    ["name", "zephyr"],
    ["address", "99 QUARRY"],
    ["city", "winterhaven"],
    ["state", "north dakota"],
    ["zip", "58-zip"],
    ["type", "specialty"],
  ])("is searched by %s on the server, whatever the case", async (_field, q) => {
    const mark = randomUUID().slice(0, 8);
    const provider = await makeProvider({
      name: `Zephyr Motors ${mark}`,
      address: "99 Quarry Lane",
      city: "Winterhaven",
      state: "North Dakota",
      zip: "58-zip",
      type: "Specialty",
    });
    await makeProvider({ name: `Other ${mark}` });
    const { rows } = await list(`?q=${encodeURIComponent(q)}`);
    expect(rows.map(({ id }) => id)).toContain(provider.id);
    expect(rows.map(({ name }) => name)).not.toContain(`Other ${mark}`);
  });

  test("takes signs of the pattern language as they are", async () => {
    expect((await list("?q=%25%25_")).rows).toEqual([]);
  });

  test("answers a null character in the search or the page's place as one that finds nothing, or the first page", async () => {
    expect((await list("?q=%00zzz")).rows).toEqual([]);
    const first = await list();
    const place = `00000000-0000-4000-8000-000000000000_%00`;
    expect((await list(`?after=${place}`)).rows).toEqual(first.rows);
  });

  test("comes in pages of twenty by name that keep the search", async () => {
    const mark = `Paged ${randomUUID().slice(0, 8)}`;
    for (let index = 0; index < 25; index++) {
      await makeProvider({ name: `${mark} ${String(index).padStart(2, "0")}` });
    }
    const q = `?q=${encodeURIComponent(mark)}`;
    const first = await list(q);
    expect(first.rows).toHaveLength(20);
    expect(first).toMatchObject({ previous: null, q: mark });
    const second = await list(`${q}&after=${encodeURIComponent(first.next ?? "")}`);
    expect(second.rows.map(({ name }) => name)).toEqual([20, 21, 22, 23, 24].map((index) => `${mark} ${index}`));
    expect(second.next).toBeNull();
    const back = await list(`${q}&before=${encodeURIComponent(second.previous ?? "")}`);
    expect(back.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
  });

  test("says specialties, status and the rating as a figure or nothing", async () => {
    const mark = randomUUID();
    await makeProvider({ name: mark, specialties: ["A", "B", "C", "D"], qualityRating: "4.7", status: "Pending" });
    const { rows } = await list(`?q=${mark}`);
    expect(rows).toMatchObject([{ specialties: ["A", "B", "C", "D"], qualityRating: 4.7, status: "Pending" }]);
  });

  test("offers an advisor neither a new provider nor the schema update", async () => {
    expect(await list("", admin)).toMatchObject({ mayAdd: true, mayUpdateSchema: true });
    expect(await list("", advisor)).toMatchObject({ mayAdd: false, mayUpdateSchema: false });
  });

  test("stands in the sidebar of admins and advisors alone", async () => {
    for (const [role, stands] of [
      ["admin", true],
      ["advisor", true],
      ["technician", false],
      ["driver", false],
    ] as const) {
      const cookie = await signIn(await makeUser(role));
      const { screens } = await layout(args("/dashboard", { cookie }));
      expect([role, screens.some(({ label }) => label === "Repair Providers")]).toEqual([role, stands]);
    }
  });

  test("is in the search of the top bar for those who may see it", async () => {
    const mark = randomUUID();
    const provider = await makeProvider({ name: mark });
    const ask = async (cookie: string) =>
      (await searchEverything(args(`/dashboard/search?q=${mark}`, { cookie }))).sections;
    expect(await ask(advisor)).toEqual([
      {
        title: "Repair Providers",
        more: false,
        results: [
          {
            id: provider.id,
            title: mark,
            detail: "Independent · Oakland, California",
            href: `${PATH}/${provider.id}`,
          },
        ],
      },
    ]);
    expect(await ask(await signIn(await makeUser("technician")))).toEqual([]);
    expect(await ask(await signIn(await makeUser("driver")))).toEqual([]);
  });
});

describe("the details", () => {
  test("open on the tab that the address names, and on the one under an open dialog", async () => {
    const { id } = await makeProvider();
    expect((await show(id)).tab).toBe("details");
    expect((await show(id, "?tab=staff&q=bay")).tab).toBe("staff");
    expect((await show(id, "?tab=technicians")).tab).toBe("technicians");
    expect((await show(id, "?tab=nonsense")).tab).toBe("details");
    expect((await show(id, "/staff/new")).tab).toBe("staff");
    expect((await show(id, "/technicians/new")).tab).toBe("technicians");
  });

  test("show the provider, its staff by name and its technicians with their rate", async () => {
    const provider = await makeProvider({ phoneNumber: "+15555550130", qualityRating: "4" });
    await makeStaff(provider.id, { phoneNumber: "+15555550131" });
    await makeTechnician(provider.id, ["ASE A5", "L1"]);
    const details = await show(provider.id);
    expect(details.provider).toMatchObject({ name: "Bayside Auto Care", phone: "(555) 555-0130", qualityRating: 4 });
    expect((await show(provider.id, "?tab=staff")).staff).toMatchObject([
      { name: "Gloria Mendes", position: "Service Manager", phone: "(555) 555-0131", email: null },
    ]);
    expect((await show(provider.id, "?tab=technicians")).technicians).toMatchObject([
      { name: "Tess Wrench", rate: "$62.50 per hour", certifications: ["ASE A5", "L1"] },
    ]);
  });

  test("offer an advisor staff to add and edit, and nothing else", async () => {
    const { id } = await makeProvider();
    expect(await show(id, "", admin)).toMatchObject({
      mayEdit: true,
      mayWriteStaff: true,
      mayRemoveStaff: true,
      mayWriteTechnicians: true,
    });
    expect(await show(id, "", advisor)).toMatchObject({
      mayEdit: false,
      mayWriteStaff: true,
      mayRemoveStaff: false,
      mayWriteTechnicians: false,
    });
  });

  test.each([randomUUID(), "'; DROP", "newer"])("of %s are not found", async (id) => {
    await expect(show(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a provider", () => {
  const add = (form: Record<string, string>): Promise<any> => addProvider(args(`${PATH}/new`, { cookie: admin, form }));
  const edit = (id: string, form: Record<string, string>, query = ""): Promise<any> =>
    editProvider(args(`${PATH}/${id}/edit${query}`, { cookie: admin, params: { id }, form }));

  test("is added: Provider Created, lists cut at commas, trimmed and without empties", async () => {
    const answer = await add(PROVIDER_FORM);
    expect(answer).toRedirectTo(/^\/dashboard\/repair-providers\/[0-9a-f-]{36}$/);
    await expect(answer).toHaveToast("Provider Created", "Harbor Garage");
    const id = answer.headers.get("location").split("/").pop();
    const row = await db.repairProvider.findUniqueOrThrow({ where: { id } });
    expect({ ...row, qualityRating: Number(row.qualityRating) }).toMatchObject({
      ...PROVIDER_FORM,
      specialties: ["Brakes", "Diagnostics", "Hybrid"],
      certifications: ["ASE", "AAA Approved"],
      qualityRating: 4.5,
    });
  });

  test("needs no more than the required fields and is Active then", async () => {
    const { name, address, city, state, type } = PROVIDER_FORM;
    const answer = await add({
      name: `${name} plain`,
      address,
      city,
      state,
      type,
      zip: "",
      phoneNumber: "",
      specialties: "",
      certifications: "",
      qualityRating: "",
      status: "Active",
    });
    await expect(answer).toHaveToast("Provider Created");
    expect(await db.repairProvider.findFirst({ where: { name: `${name} plain` } })).toMatchObject({
      zip: null,
      phoneNumber: null,
      specialties: [],
      certifications: [],
      qualityRating: null,
      status: "Active",
    });
  });

  test.each(["name", "address", "city", "state", "type"])(
    "without %s is refused: Missing Information: Please fill in all required fields, the input kept",
    async (field) => {
      const before = await db.repairProvider.count();
      const answer = await add({ ...PROVIDER_FORM, [field]: "  ".slice(field === "type" ? 2 : 0) });
      expect(answer).toMatchObject({
        init: { status: 400 },
        data: {
          initialValue: { zip: "94607", specialties: PROVIDER_FORM.specialties },
          error: { [field]: ["Please fill in all required fields"] },
          toast: { kind: "error", title: "Missing Information", description: "Please fill in all required fields" },
        },
      });
      expect(await db.repairProvider.count()).toBe(before);
    },
  );

  test.each([
    ["5.1", "Rating must be between 0 and 5"],
    ["-0.1", "Rating must be between 0 and 5"],
    ["good", "Rating must be a number"],
    ["4.46", "Rating has at most one decimal, such as 4.5"],
  ])("with the rating %s is refused in place, without a word on missing fields", async (qualityRating, sentence) => {
    const answer = await add({ ...PROVIDER_FORM, qualityRating });
    expect(answer).toMatchObject({ init: { status: 400 }, data: { error: { qualityRating: [sentence] } } });
    expect(answer.data.toast).toBeUndefined();
  });

  test.each([
    ["0", 0],
    ["5", 5],
    ["4.5", 4.5],
  ])("takes the rating %s in steps of a tenth", async (qualityRating, stored) => {
    const name = randomUUID();
    await add({ ...PROVIDER_FORM, name, qualityRating });
    const row = await db.repairProvider.findFirstOrThrow({ where: { name } });
    expect(Number(row.qualityRating)).toBe(stored);
  });

  test.each([
    ["type", "Kiosk"],
    ["status", "Closed"],
  ])("has one of the listed values as its %s", async (field, value) => {
    expect(await add({ ...PROVIDER_FORM, [field]: value })).toMatchObject({
      init: { status: 400 },
      data: { error: { [field]: [expect.any(String)] } },
    });
  });

  test("that cannot be stored says Failed to create provider and keeps the input", async () => {
    const answer = await refusingWrites("RepairProvider", () => add(PROVIDER_FORM));
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: {
        initialValue: { name: "Harbor Garage", qualityRating: "4.5" },
        error: { "": ["Failed to create provider"] },
        toast: { kind: "error", title: "Error", description: "Failed to create provider" },
      },
    });
  });

  test("is opened for editing with what stands, and changed: Provider Updated, the search kept", async () => {
    const { id } = await makeProvider({ specialties: ["Brakes", "Hybrid"], qualityRating: "4.7" });
    expect(await openEdit(args(`${PATH}/${id}/edit`, { cookie: admin, params: { id } }))).toMatchObject({
      values: { name: "Bayside Auto Care", specialties: "Brakes, Hybrid", qualityRating: "4.7", zip: "" },
    });
    const answer = await edit(id, { ...PROVIDER_FORM, name: "Renamed" }, "?q=bay&tab=staff");
    expect(answer).toRedirectTo(`${PATH}/${id}?q=bay&tab=staff`);
    await expect(answer).toHaveToast("Provider Updated", "Renamed");
  });

  test("is emptied where its fields come back blank", async () => {
    const { id } = await makeProvider({
      zip: "94607",
      phoneNumber: "+15555550130",
      specialties: ["Brakes"],
      certifications: ["ASE"],
      qualityRating: "4.7",
    });
    const blank = { zip: "", phoneNumber: " ", specialties: "", certifications: " , ", qualityRating: "" };
    await expect(await edit(id, { ...PROVIDER_FORM, ...blank })).toHaveToast("Provider Updated");
    expect(await db.repairProvider.findUnique({ where: { id } })).toMatchObject({
      zip: null,
      phoneNumber: null,
      specialties: [],
      certifications: [],
      qualityRating: null,
    });
  });

  test("is not changed while something required is missing: Missing Information", async () => {
    const { id } = await makeProvider();
    const answer = await edit(id, { ...PROVIDER_FORM, city: "" });
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { initialValue: { name: "Harbor Garage" }, toast: { title: "Missing Information" } },
    });
    expect(await db.repairProvider.findUnique({ where: { id } })).toMatchObject({ name: "Bayside Auto Care" });
  });

  test("that cannot be changed says Failed to update provider and keeps the input", async () => {
    const { id } = await makeProvider();
    const answer = await refusingWrites("RepairProvider", () => edit(id, PROVIDER_FORM));
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: {
        initialValue: { name: "Harbor Garage" },
        toast: { title: "Error", description: "Failed to update provider" },
      },
    });
  });

  test("that does not exist is not edited: 404", async () => {
    await expect(edit(randomUUID(), PROVIDER_FORM)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("the schema update", () => {
  const run = (query = ""): Promise<any> =>
    updateSchema(args(`${PATH}/schema${query}`, { cookie: admin, method: "POST", form: {} }));

  test("says Migration Successful and what it did, the search kept", async () => {
    const answer = await run("?q=bay");
    expect(answer).toRedirectTo(`${PATH}?q=bay`);
    await expect(answer).toHaveToast("Migration Successful", "The database is up to date: there was nothing to apply.");
  });

  test("that fails says Migration Error: Failed to run migration, and no word of the database's", async () => {
    const [applied] = await db.$queryRaw<{ id: string; checksum: string }[]>`
      SELECT id, checksum FROM _prisma_migrations ORDER BY started_at LIMIT 1`;
    if (!applied) throw new Error("the test database was not migrated");
    await db.$executeRaw`UPDATE _prisma_migrations SET checksum = 'edited' WHERE id = ${applied.id}`;
    try {
      const answer = await run();
      expect(answer).toMatchObject({
        init: { status: 503 },
        data: {
          message: "Failed to run migration",
          toast: { kind: "error", title: "Migration Error", description: "Failed to run migration" },
        },
      });
    } finally {
      await db.$executeRaw`UPDATE _prisma_migrations SET checksum = ${applied.checksum} WHERE id = ${applied.id}`;
    }
  });
});

describe("staff", () => {
  const FORM = { name: "Pat Lind", position: "Parts Counter", email: "", phoneNumber: "" };
  const at = (id: string, staffId: string, form?: Record<string, string>, query = "") =>
    args(`${PATH}/${id}/staff/${staffId}${query}`, {
      cookie: admin,
      params: { id, staffId },
      ...(form ? { form, method: "POST" } : {}),
    });
  const add = (id: string, form: Record<string, string>, cookie = admin): Promise<any> =>
    addStaff(args(`${PATH}/${id}/staff/new?q=bay`, { cookie, params: { id }, form }));
  const edit = (id: string, staffId: string, form: Record<string, string>): Promise<any> =>
    editStaff(at(id, staffId, form));

  test("is added by an advisor: Staff Member Added, email and phone optional", async () => {
    const { id } = await makeProvider();
    const answer = await add(id, FORM, advisor);
    expect(answer).toRedirectTo(`${PATH}/${id}?q=bay&tab=staff`);
    await expect(answer).toHaveToast("Staff Member Added", "Pat Lind");
    expect(await db.repairProviderStaff.findMany({ where: { repairProviderId: id } })).toMatchObject([
      { name: "Pat Lind", position: "Parts Counter", email: null, phoneNumber: null },
    ]);
  });

  test.each([
    ["name", "Name is required"],
    ["position", "Position is required"],
  ])("without a %s is refused, the input kept", async (field, sentence) => {
    const { id } = await makeProvider();
    expect(await add(id, { ...FORM, phoneNumber: "555", [field]: " " })).toMatchObject({
      init: { status: 400 },
      data: {
        initialValue: { phoneNumber: "555" },
        error: { [field]: [sentence] },
        toast: { title: "Missing Information", description: "Please fill in all required fields" },
      },
    });
  });

  test("with something else than an email as its email is refused in place", async () => {
    const { id } = await makeProvider();
    const answer = await add(id, { ...FORM, email: "nonsense" });
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { initialValue: { email: "nonsense" }, error: { email: ["Please enter a valid email address"] } },
    });
    expect(answer.data.toast).toBeUndefined();
  });

  test("that cannot be stored says Failed to add staff member and keeps the input", async () => {
    const { id } = await makeProvider();
    const answer = await refusingWrites("RepairProviderStaff", () => add(id, FORM));
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: {
        initialValue: { name: "Pat Lind" },
        toast: { title: "Error", description: "Failed to add staff member" },
      },
    });
  });

  test("is edited: Staff Member Updated, and a blank field is emptied", async () => {
    const { id } = await makeProvider();
    const staff = await makeStaff(id, { email: "gloria@example.com", phoneNumber: "555" });
    expect(await openStaff(at(id, staff.id))).toEqual({
      version: staff.updatedAt.toISOString(),
      values: { name: "Gloria Mendes", position: "Service Manager", email: "gloria@example.com", phoneNumber: "555" },
    });
    const answer = await edit(id, staff.id, { ...FORM, name: "Gloria M." });
    expect(answer).toRedirectTo(`${PATH}/${id}?tab=staff`);
    await expect(answer).toHaveToast("Staff Member Updated", "Gloria M.");
    expect(await db.repairProviderStaff.findUnique({ where: { id: staff.id } })).toMatchObject({
      name: "Gloria M.",
      position: "Parts Counter",
      email: null,
      phoneNumber: null,
    });
  });

  test("that cannot be changed says Failed to update staff member", async () => {
    const { id } = await makeProvider();
    const staff = await makeStaff(id);
    const answer = await refusingWrites("RepairProviderStaff", () => edit(id, staff.id, FORM));
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: {
        initialValue: { name: "Pat Lind" },
        toast: { title: "Error", description: "Failed to update staff member" },
      },
    });
  });

  test("is removed after the question that names it: Staff Member Deleted", async () => {
    const { id } = await makeProvider();
    const staff = await makeStaff(id);
    expect(await openRemoval(at(id, staff.id))).toEqual({ name: "Gloria Mendes", position: "Service Manager" });
    const answer = await removeStaff(at(id, staff.id, {}, "/remove?q=bay"));
    expect(answer).toRedirectTo(`${PATH}/${id}?q=bay&tab=staff`);
    await expect(answer).toHaveToast("Staff Member Deleted", "Gloria Mendes");
    expect(await db.repairProviderStaff.findUnique({ where: { id: staff.id } })).toBeNull();
  });

  test("that cannot be removed says Failed to delete staff member and stays", async () => {
    const { id } = await makeProvider();
    const staff = await makeStaff(id);
    const answer = await refusingWrites("RepairProviderStaff", () => removeStaff(at(id, staff.id, {})) as Promise<any>);
    expect(answer).toRedirectTo(`${PATH}/${id}?tab=staff`);
    await expect(answer).toHaveToast("Error", "Failed to delete staff member");
    expect(await db.repairProviderStaff.findUnique({ where: { id: staff.id } })).not.toBeNull();
  });

  test("of another provider is neither opened, changed nor removed: 404", async () => {
    const { id } = await makeProvider();
    const other = await makeStaff((await makeProvider()).id);
    const notFound = { init: { status: 404 } };
    await expect(openStaff(at(id, other.id))).rejects.toMatchObject({ status: 404 });
    await expect(openRemoval(at(id, other.id))).rejects.toMatchObject({ status: 404 });
    await expect(edit(id, other.id, FORM)).rejects.toMatchObject(notFound);
    await expect(removeStaff(at(id, other.id, {}))).rejects.toMatchObject(notFound);
    await expect(add(randomUUID(), FORM)).rejects.toMatchObject(notFound);
    expect(await db.repairProviderStaff.findUnique({ where: { id: other.id } })).toMatchObject({
      name: "Gloria Mendes",
    });
  });
});

describe("a technician", () => {
  const add = (id: string, form: Record<string, string>): Promise<any> =>
    addTechnician(args(`${PATH}/${id}/technicians/new?q=bay`, { cookie: admin, params: { id }, form }));
  const edit = (id: string, technicianId: string, form: Record<string, string>): Promise<any> =>
    editTechnician(
      args(`${PATH}/${id}/technicians/${technicianId}`, { cookie: admin, params: { id, technicianId }, form }),
    );

  test("is added: Technician Added, blank certifications dropped, commas inside one kept", async () => {
    const { id } = await makeProvider();
    const user = await makeFutureTechnician("Rossi");
    const { users }: any = await openNewTechnician(
      args(`${PATH}/${id}/technicians/new`, { cookie: admin, params: { id } }),
    );
    expect(users).toContainEqual({ value: user.id, label: "Tess Rossi" });
    const answer = await add(id, {
      userId: user.id,
      hourlyRate: "62.55",
      "certifications[0]": "ASE A5, Brakes ",
      "certifications[1]": "  ",
      "certifications[2]": "L1",
    });
    expect(answer).toRedirectTo(`${PATH}/${id}?q=bay&tab=technicians`);
    await expect(answer).toHaveToast("Technician Added", "Tess Rossi");
    const row = await db.technician.findUniqueOrThrow({ where: { userId: user.id } });
    expect(row).toMatchObject({ repairProviderId: id, certifications: ["ASE A5, Brakes", "L1"] });
    expect(row.hourlyRate.toString()).toBe("62.55");
  });

  test("with one certification keeps the comma inside it, and with none has none", async () => {
    const { id } = await makeProvider();
    const [one, none] = [await makeFutureTechnician(), await makeFutureTechnician()];
    await add(id, { userId: one.id, hourlyRate: "1", "certifications[0]": "A, B" });
    await add(id, { userId: none.id, hourlyRate: "0", "certifications[0]": "" });
    expect(await db.technician.findUnique({ where: { userId: one.id } })).toMatchObject({ certifications: ["A, B"] });
    expect(await db.technician.findUnique({ where: { userId: none.id } })).toMatchObject({ certifications: [] });
  });

  test.each([
    ["userId", "", "Please select a user"],
    ["hourlyRate", "", "Hourly rate is required"],
  ])("without %s is refused, every input kept", async (field, value, sentence) => {
    const { id } = await makeProvider();
    const user = await makeFutureTechnician();
    const form = { userId: user.id, hourlyRate: "62.55", "certifications[0]": "ASE", "certifications[1]": "" };
    expect(await add(id, { ...form, [field]: value })).toMatchObject({
      init: { status: 400 },
      data: {
        error: { [field]: [sentence] },
        certifications: ["ASE", ""],
        toast: { title: "Missing Information", description: "Please fill in all required fields" },
      },
    });
    expect(await db.technician.findUnique({ where: { userId: user.id } })).toBeNull();
  });

  test.each([
    ["-0.01", "Hourly rate must be 0 or more"],
    ["100000", "Hourly rate must be below 100,000"],
    ["much", "Hourly rate is required"],
  ])("for %s an hour is refused", async (hourlyRate, sentence) => {
    const { id } = await makeProvider();
    const form = { userId: (await makeFutureTechnician()).id, hourlyRate };
    expect(await add(id, form)).toMatchObject({
      init: { status: 400 },
      data: { error: { hourlyRate: [sentence] }, initialValue: { hourlyRate } },
    });
  });

  test("gets one more certification input, and one fewer, without anything being checked or lost", async () => {
    const { id } = await makeProvider();
    const form = { userId: "", hourlyRate: "62.5", "certifications[0]": "ASE", "certifications[1]": "" };
    const more = await add(id, { ...form, change: "add" });
    expect(more.data).toMatchObject({ initialValue: { hourlyRate: "62.5" }, certifications: ["ASE", "", ""] });
    expect(more.data.error).toBeUndefined();
    const fewer = await add(id, { ...form, change: "remove-0" });
    expect(fewer.data).toMatchObject({ certifications: [""] });
    expect(fewer.data.error).toBeUndefined();
  });

  test("keeps the last certification input", async () => {
    const { id } = await makeProvider();
    const answer = await add(id, { userId: "", hourlyRate: "", "certifications[0]": "ASE", change: "remove-0" });
    expect(answer.data.certifications).toEqual(["ASE"]);
  });

  test("is refused where the user is no technician by role, works already or does not exist", async () => {
    const { id } = await makeProvider();
    const driver = await makeUser("driver");
    const working = await makeUser("technician");
    for (const [userId, status, sentence] of [
      [driver.id, 409, "This user's role is not technician."],
      [working.id, 409, "This user is a technician already."],
      [randomUUID(), 404, "This user was not found."],
    ] as const) {
      expect(await add(id, { userId, hourlyRate: "10", "certifications[0]": "ASE" })).toMatchObject({
        init: { status },
        data: {
          error: { userId: [sentence] },
          certifications: ["ASE"],
          toast: { title: "Error", description: sentence },
        },
      });
    }
  });

  test("that cannot be stored says Failed to add technician and keeps the input", async () => {
    const { id } = await makeProvider();
    const { id: userId } = await makeFutureTechnician();
    const form = { userId, hourlyRate: "10", "certifications[0]": "ASE" };
    expect(await refusingWrites("Technician", () => add(id, form))).toMatchObject({
      init: { status: 503 },
      data: {
        initialValue: { userId, hourlyRate: "10" },
        certifications: ["ASE"],
        toast: { title: "Error", description: "Failed to add technician" },
      },
    });
  });

  test("is edited: Technician Updated, and the certifications can be emptied", async () => {
    const { id } = await makeProvider();
    const technician = await makeTechnician(id);
    const opened = await openTechnician(
      args(`${PATH}/${id}/technicians/${technician.id}`, {
        cookie: admin,
        params: { id, technicianId: technician.id },
      }),
    );
    expect(opened).toMatchObject({ name: "Tess Wrench", values: { hourlyRate: "62.50", certifications: ["ASE A5"] } });
    const answer = await edit(id, technician.id, { hourlyRate: "70", "certifications[0]": "" });
    expect(answer).toRedirectTo(`${PATH}/${id}?tab=technicians`);
    await expect(answer).toHaveToast("Technician Updated", "Tess Wrench");
    const row = await db.technician.findUniqueOrThrow({ where: { id: technician.id } });
    expect([row.hourlyRate.toString(), row.certifications]).toEqual(["70", []]);
  });

  test("is not edited to a blank rate, which is not 0", async () => {
    const { id } = await makeProvider();
    const technician = await makeTechnician(id);
    expect(await edit(id, technician.id, { hourlyRate: " ", "certifications[0]": "L1" })).toMatchObject({
      init: { status: 400 },
      data: { error: { hourlyRate: ["Hourly rate is required"] }, certifications: ["L1"] },
    });
  });

  test("that cannot be changed says Failed to update technician and keeps the input", async () => {
    const { id } = await makeProvider();
    const technician = await makeTechnician(id);
    const form = { hourlyRate: "70", "certifications[0]": "L1" };
    expect(await refusingWrites("Technician", () => edit(id, technician.id, form))).toMatchObject({
      init: { status: 503 },
      data: { certifications: ["L1"], toast: { title: "Error", description: "Failed to update technician" } },
    });
  });

  test("of another provider, or of none, is neither opened nor changed: 404", async () => {
    const { id } = await makeProvider();
    for (const other of [await makeTechnician((await makeProvider()).id), await makeTechnician(null)]) {
      const call = args(`${PATH}/${id}/technicians/${other.id}`, {
        cookie: admin,
        params: { id, technicianId: other.id },
      });
      await expect(openTechnician(call)).rejects.toMatchObject({ status: 404 });
      await expect(edit(id, other.id, { hourlyRate: "1" })).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});
