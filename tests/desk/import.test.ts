import { expect, test } from "vitest";
import { exportList } from "#app/desk/export/export.server.ts";
import { decodeFile, readRows } from "#app/desk/import/columns.ts";
import { dropImport, findImport, runImport, startImport, undoImport } from "#app/desk/import/deeds.server.ts";
import { forgetFiles } from "#app/desk/import/forget-files.server.ts";
import { leftOutFile } from "#app/desk/import/left-out.server.ts";
import { readDay } from "#app/desk/import/rows.ts";
import { findStats } from "#app/desk/stats.server.ts";
import { refuseOthersPhone } from "#app/people/taken.server.ts";
import { DAY_MS } from "#app/platform/days.ts";
import { db } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import { makeUser, newPhone, newVin, viewerOf } from "../support/world.ts";

const refusal = (status: number, message: string) =>
  expect.objectContaining({ status, message: expect.stringContaining(message) });
const admin = async () => viewerOf(await makeUser("admin"));
const fileOf = (lines: string[]) => new File([`\ufeff${lines.join("\r\n")}\r\n`], "shop.csv");
const customerOf = (phone: string) => db.user.findFirst({ where: { phone, role: "driver", deletedAt: null } });

test("a name that begins with the last one is understood, and shown as it will stand", async () => {
  const viewer = await admin();
  const phones = ["Doe, Jane", "Doe , Mary Ann", "Pinewood Garage, LLC", "King, Jr."].map((name) => [name, newPhone()]);
  const rows = phones.map(([name, phone]) => `"${name}",${phone}`);
  const id = await startImport(viewer, { kind: "customers", file: fileOf(["Name,Phone", ...rows]) });
  expect((await findImport(viewer, id)).rows.map(({ says }) => says.replace(/, \(\d{3}\).*/, ""))).toEqual([
    "Jane Doe",
    "Mary Ann Doe",
    "Pinewood Garage, LLC",
    "King, Jr.",
  ]);
  await runImport(viewer, id);
  expect(await customerOf(phones[0]?.[1] ?? "")).toMatchObject({ firstName: "Jane", lastName: "Doe" });
});

test("customers, their cars and what was done on them come in, in turn, and are taken back in turn", async () => {
  const viewer = await admin();
  const [ana, ben, twice] = [newPhone(), newPhone(), await makeUser("driver")];
  const before = await findStats(viewer);
  const people = await startImport(viewer, {
    kind: "customers",
    file: fileOf([
      "Customer Name;Mobile;E-mail Address;Preferred contact;Loyalty",
      `"Lopez; Ana";${formatPhone(ana)};Ana.${ana.slice(2)}@Example.com;SMS;gold`,
      `Ben O'Neil;${ben};;;`,
      "No Phone;12;;;",
      `Ben Again;${ben};;;`,
      `Known;${twice.phone};;;`,
    ]),
  });
  const looked = await findImport(viewer, people);
  expect(looked).toMatchObject({ state: "preview", counts: { new: 2, there: 1, wrong: 2 }, left: ["Loyalty"] });
  expect(looked.rows.map(({ row, says }) => `${row} ${says}`)).toEqual([
    `2 Lopez; Ana, ${formatPhone(ana)}, ana.${ana.slice(2)}@example.com`,
    `3 Ben O'Neil, ${formatPhone(ben)}`,
    "4 Please enter a phone number with ten digits.",
    `5 ${formatPhone(ben)} stands in this file twice.`,
    `6 ${formatPhone(twice.phone)} is a customer already.`,
  ]);
  expect(await customerOf(ana)).toBeNull();
  expect(await runImport(viewer, people)).toEqual({ new: 2, there: 1, wrong: 2 });
  expect(await customerOf(ana)).toMatchObject({ contactPreference: "text", email: `ana.${ana.slice(2)}@example.com` });
  // What was left out stays to be read: the rows are put right in the file, and brought in anew.
  expect((await findImport(viewer, people)).rows).toEqual([
    { row: 4, state: "wrong", says: "Please enter a phone number with ten digits." },
    { row: 5, state: "wrong", says: `${formatPhone(ben)} stands in this file twice.` },
  ]);
  await expect(runImport(viewer, people)).rejects.toEqual(refusal(409, "brought in already"));

  const cars = await startImport(viewer, {
    kind: "vehicles",
    file: fileOf([
      "phone,Year,Make,Model,VIN,Odometer",
      `${ana},2019,Honda,Civic,,"61,200"`,
      `${newPhone()},2019,Kia,Rio,,`,
    ]),
  });
  expect((await findImport(viewer, cars)).rows.map(({ state }) => state)).toEqual(["new", "wrong"]);
  await runImport(viewer, cars);
  const repairs = await startImport(viewer, {
    kind: "repairs",
    file: fileOf([
      "phone,date,work,total,notes",
      `${ana},3/14/2025,Front brake pads,"$1,389.50",Squeaked`,
      `${ana},3/14/2025,Front brake pads,1389.50,`,
      `${ana},2025-02-30,Oil,10,`,
      `${ana},2025-03-01,Oil,ten,`,
    ]),
  });
  expect((await findImport(viewer, repairs)).rows.map(({ says }) => says)).toEqual([
    "Front brake pads, $1,389.50, Honda Civic 2019, 2025-03-14",
    "Front brake pads, $1,389.50, Honda Civic 2019, 2025-03-14 is there already.",
    '"2025-02-30" is no date: write 2025-03-14 or 3/14/2025.',
    '"ten" is no amount: write 389.50.',
  ]);
  await runImport(viewer, repairs);
  const request = await db.repairRequest.findFirstOrThrow({
    where: { requester: { phone: ana } },
    include: { lineItems: true, vehicle: true, messages: true, notifications: true },
  });
  expect(request).toMatchObject({ status: "Completed", initiatedBy: "Front brake pads", vehicle: { mileage: 61200 } });
  expect(String(request.totalPrice)).toBe("1389.5");
  expect(request.completedDate?.toISOString().slice(0, 10)).toBe("2025-03-14");
  expect(request.lineItems).toHaveLength(1);
  // Nobody is told, and no money moves.
  expect([request.messages, request.notifications]).toEqual([[], []]);
  expect(await findStats(viewer)).toMatchObject({ invoiced: before.invoiced, paid: before.paid });

  await expect(undoImport(viewer, people)).rejects.toEqual(refusal(409, "Something was done with Lopez; Ana since."));
  expect(await customerOf(ben)).not.toBeNull();
  for (const id of [repairs, cars, people]) await undoImport(viewer, id);
  expect([await customerOf(ana), await customerOf(ben)]).toEqual([null, null]);
  const records = await db.auditEvent.findMany({
    where: { kind: "data_imported", subjectId: people },
    orderBy: { position: "asc" },
  });
  expect(records.map(({ summary }) => summary)).toEqual([
    "2 customers brought in from shop.csv",
    "What shop.csv brought in was taken back",
  ]);
  expect((await db.import.findUniqueOrThrow({ where: { id: people } })).content).toBeNull();
});

test("a file that is none is refused in a sentence, and only admins bring one in", async () => {
  const viewer = await admin();
  const start = (file: File, kind = "customers") => startImport(viewer, { kind, file });
  await expect(start(fileOf(["Name,Street", "Ana,Main"]))).rejects.toEqual(
    refusal(400, "These columns are missing: Phone. The first line has: Name, Street."),
  );
  await expect(start(fileOf(["Phone"]))).rejects.toEqual(refusal(400, "no rows under its first line"));
  await expect(start(fileOf(["Phone", '"510']))).rejects.toEqual(refusal(400, "A quote in row 2 is not closed."));
  await expect(start(new File([new Uint8Array([80, 75, 3, 4, 0, 0])], "a.xlsx"))).rejects.toEqual(
    refusal(400, "no CSV file"),
  );
  await expect(start(fileOf(["Phone", "1"]), "cats")).rejects.toEqual(refusal(400, "choose what the file holds"));
  await expect(startImport(viewer, { kind: "customers", file: null })).rejects.toEqual(refusal(400, "choose a file"));
  const advisor = viewerOf(await makeUser("advisor"));
  await expect(startImport(advisor, { kind: "customers", file: fileOf(["Phone", "1"]) })).rejects.toMatchObject({
    status: 403,
  });
  const id = await start(fileOf(["Phone,Name", "12,Ana"]));
  await expect(findImport(advisor, id)).rejects.toMatchObject({ status: 403 });
  await expect(runImport(viewer, id)).rejects.toEqual(refusal(409, "Nothing in this file is new."));
  await dropImport(viewer, id);
  await expect(findImport(viewer, id)).rejects.toMatchObject({ status: 404 });
});

test("a phone that a colleague gets while the file is brought in is theirs: the import waits, and leaves its row out", async () => {
  const viewer = await admin();
  const [taken, free] = [newPhone(), newPhone()];
  const { accountId } = await makeUser("admin");
  const file = fileOf(["Name,Phone", `Ana Lopez,${taken}`, `Ben Diaz,${free}`]);
  const id = await startImport(viewer, { kind: "customers", file });
  expect(await findImport(viewer, id)).toMatchObject({ counts: { new: 2 } });
  const [begun, wait] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const colleague = db.$transaction(async (tx) => {
    await refuseOthersPhone(tx, { phone: taken, role: "technician" });
    begun.resolve();
    await wait.promise;
    const person = { accountId, firstName: "Sam", lastName: "Same", phone: taken };
    await tx.user.create({ data: { ...person, role: "technician" } });
  });
  await begun.promise;
  const brought = runImport(viewer, id);
  setTimeout(wait.resolve, 300);
  await colleague;
  expect(await brought).toEqual({ new: 1, there: 0, wrong: 1 });
  expect([await customerOf(taken), await customerOf(free)]).toMatchObject([null, { firstName: "Ben" }]);
});

test("files of other programs: Windows letters, days of both ways, columns by their own names", () => {
  expect(decodeFile(new Uint8Array([0x4a, 0x6f, 0x73, 0xe9]))).toBe("José");
  expect(["2025-3-4", "3/4/2025", "03/04/25", "13/13/2025", "yesterday", "3/4/0025"].map(readDay)).toEqual([
    ...["2025-03-04", "2025-03-04", "2025-03-04"],
    ...[null, null, null],
  ]);
  const { rows } = readRows(
    "vehicles",
    "Customer Phone,Vehicle Year,Vehicle Make,Vehicle Model,License Plate\n1,2,3,4,5",
  );
  expect(rows).toEqual([{ row: 2, cells: { phone: "1", year: "2", make: "3", model: "4", plate: "5" } }]);
});

test("what was exported comes in again under its own titles, and what is left out is a file with the reasons", async () => {
  const viewer = await admin();
  const phone = newPhone();
  const from = async (name: string) => {
    const first = await (await exportList(viewer, name)).next();
    return String(first.value).split("\r\n")[0];
  };
  const bring = async (kind: string, lines: string[]) => {
    const id = await startImport(viewer, { kind, file: fileOf(lines) });
    return findImport(viewer, id);
  };
  const people = await bring("customers", [
    (await from("customers")) ?? "",
    `Ana,Lopez,${phone},,text,Active,2026-01-02,0.00`,
  ]);
  expect(people).toMatchObject({ counts: { new: 1 }, left: ["Status", "Since", "Owes"] });
  await runImport(viewer, people.id);
  expect(await customerOf(phone)).toMatchObject({ contactPreference: "text" });
  const vin = newVin();
  const cars = await bring("vehicles", [
    (await from("vehicles")) ?? "",
    `Ana Lopez,${phone},Honda,Civic,2019,${vin},,61200,,2026-01-02`,
    `Ana Lopez,${phone},Honda,Fit,2015,BADVIN,,"1,000",,2026-01-02`,
  ]);
  expect(cars.rows.map(({ state }) => state)).toEqual(["new", "wrong"]);
  await runImport(viewer, cars.id);
  const done = await findImport(viewer, cars.id);
  expect(leftOutFile(viewer, done).split("\r\n")[1]).toBe(
    `Ana Lopez,${phone},Honda,Fit,2015,BADVIN,,"1,000",,2026-01-02,A VIN has 17 characters: BADVIN.`,
  );
  const repairs = await bring("repairs", [
    (await from("repair-requests")) ?? "",
    `1,2025-03-14,Completed,Ana Lopez,${phone},2019 Honda Civic,,Brakes,100.00,90.00,2025-03-15,,,`,
    `2,2025-03-14,Completed,Ana Lopez,${phone},2015 Honda Fit,,Brakes,100.00,90.00,2025-03-15,,,`,
  ]);
  expect(repairs.rows.map(({ state }) => state)).toEqual(["new", "wrong"]);
  await undoImport(viewer, cars.id);
  const { at } = await findImport(viewer, cars.id);
  expect(at.getTime()).toBeGreaterThan(done.at.getTime());
});

test("what a file says of people beside what was made of it is kept for a month, one that was only looked at for a day", async () => {
  const viewer = await admin();
  const rows = ["Name,Phone", `Ana Lopez,${newPhone()}`, "Ben O'Neil,12"];
  const [done, looked] = [
    await startImport(viewer, { kind: "customers", file: fileOf(rows) }),
    await startImport(viewer, { kind: "customers", file: fileOf(rows) }),
  ];
  await runImport(viewer, done);
  await forgetFiles(Date.now() + 2 * DAY_MS);
  await expect(findImport(viewer, looked)).rejects.toEqual(refusal(404, "was not found"));
  expect((await findImport(viewer, done)).rows).toHaveLength(1);
  await forgetFiles(Date.now() + 31 * DAY_MS);
  const { made } = await db.import.findUniqueOrThrow({ where: { id: done } });
  expect(JSON.stringify(made)).not.toContain("O'Neil");
  await undoImport(viewer, done);
  expect((await findImport(viewer, done)).state).toBe("undone");
});

test("whether a car is there is known by the rule of every other door: no twin of its VIN or plate, and none that may be it is passed over", async () => {
  const viewer = await admin();
  const { phone, accountId } = await makeUser("driver");
  const [vin, other, third] = [newVin(), newVin(), newVin()];
  const car = { accountId, year: 2003, make: "Honda", model: "Accord" };
  await db.vehicle.createMany({
    data: [
      { ...car, vin: vin.toLowerCase(), plate: "7ABC123" },
      { ...car, model: "Civic", plate: "8XYZ999" },
    ],
  });
  const id = await startImport(viewer, {
    kind: "vehicles",
    file: fileOf([
      "phone,Year,Make,Model,VIN,License plate",
      `${phone},2003,Honda,Accord,${vin},`,
      `${phone},2003,Honda,Accord,${other},`,
      `${phone},2003,Honda,Civic,${third},`,
      `${phone},2015,Honda,Fit,,7ABC-123`,
      `${phone},2003,Honda,Civic,,`,
    ]),
  });
  expect((await findImport(viewer, id)).rows.map(({ state, says }) => `${state}: ${says}`)).toEqual([
    `there: Honda Accord 2003 of ${formatPhone(phone)} is there already.`,
    `new: Honda Accord 2003, ${other}, of ${formatPhone(phone)}`,
    `wrong: ${formatPhone(phone)} has a Honda Civic 2003 without its VIN or license plate: enter that there first.`,
    "wrong: This account has a car with this license plate already: Honda Accord 2003.",
    `there: Honda Civic 2003 of ${formatPhone(phone)} is there already.`,
  ]);
});
