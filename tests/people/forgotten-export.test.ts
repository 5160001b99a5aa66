import { expect, test } from "vitest";
import { exportPerson } from "#app/desk/person/person-export.server.ts";
import { deleteUser } from "#app/people/user.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import { recordDecision } from "#app/repair/verbs.server.ts";
import { statementsDuring } from "../support/statements.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

/** One who shares the account of a deleted customer for whom the shop wrote decisions down, and has so many repairs there. */
async function shared(repairs: number) {
  const driver = await makeUser("driver", { firstName: "Tomas", lastName: "Fryman" });
  const admin = viewerOf(await makeUser("admin"));
  for (let at = 0; at < repairs; at++) {
    const { id } = await makeRequest(driver, { status: "Pending_Approval", lines: [{ unitPrice: 10_000 }] });
    const line = await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: id } });
    const word = { person: "Tomas Fryman", way: "phone", address: formatPhone(driver.phone ?? "") } as const;
    const said = `Fryman here, ring ${driver.phone}`;
    await recordDecision(admin, id, {
      ...word,
      said,
      at: new Date().toISOString(),
      lines: [{ id: line.id, to: "approved" }],
      approveRepair: true,
    } as never);
  }
  const other = await makeUser("driver", { accountId: driver.accountId, firstName: "Ines", lastName: "Other" });
  await deleteUser(admin, driver.id);
  return { phone: driver.phone ?? "", exports: () => exportPerson(viewerOf(other), other.id) };
}

test("who shares the account finds no name and no number in what is kept beside the sentences either", async () => {
  const { phone, exports } = await shared(1);
  const repairs = JSON.stringify((await exports()).repairs);
  expect(repairs).toContain("recordedFor");
  // What was signed is among it, with the sum and the lines.
  expect(repairs).toMatch(/"authorizations":\[\{"revision":1,.*"statement":"I authorize/);
  const number = `${phone.slice(2, 5)}\\D{0,2}${phone.slice(5, 8)}\\D?${phone.slice(-4)}`;
  expect(repairs).not.toMatch(new RegExp(`Fryman|${number}`));
});

test("the names of who was deleted are asked for once, however many repairs the account has", async () => {
  const [one, six] = [await shared(1), await shared(6)];
  const counted = async ({ exports }: typeof one) => (await statementsDuring(exports)).length;
  expect(await counted(six)).toBe(await counted(one));
});
