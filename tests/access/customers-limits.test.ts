import { expect, test } from "vitest";
import { rememberPhoneProof } from "#app/access/phone-proof.server.ts";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import { sendRepairCode } from "#app/messages/codes/repair.server.ts";
import { sendMessage } from "#app/messages/communication.server.ts";
import { Profile } from "#app/people/profile.ts";
import { db } from "#app/platform/db.server.ts";
import { asOneLine } from "#app/platform/fields/one-line.ts";
import { EditLineItem } from "#app/repair/lines/schemas.ts";
import { createRequest } from "#app/repair/requests/create.server.ts";
import { writeToShop } from "#app/repair/requests/spoken.server.ts";
import { NewVehicle } from "#app/shop/vehicle.ts";
import { makeRequest, makeUser, newVisitor, viewerOf } from "../support/world.ts";

async function untilRefused(most: number, deed: () => Promise<unknown>) {
  for (let done = 0; done <= most; done++) {
    const refused = await deed().then(
      () => null,
      (error: { status: number; message: string }) => error,
    );
    if (refused) return { done, status: refused.status, message: refused.message };
  }
  return "never";
}

test("a customer's requests have an end within an hour, in a sentence; another customer's and the shop's go on", async () => {
  const [driver, other] = [await makeUser("driver"), await makeUser("driver")];
  const { vehicleId } = await makeRequest(driver);
  expect(await untilRefused(15, () => createRequest(viewerOf(driver), { vehicleId }))).toEqual({
    done: 15,
    status: 429,
    message: "You sent us many requests within an hour. Please wait a little before the next one, or call us.",
  });
  const car = await makeRequest(other);
  await createRequest(viewerOf(other), { vehicleId: car.vehicleId });
});

test("a customer's messages have an end within an hour, by whichever door; the shop's have none", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id: repairRequestId } = await makeRequest(driver, { advisor });
  const customer = viewerOf(driver);
  for (let said = 0; said < 20; said++) await writeToShop(customer, repairRequestId, { messageBody: "Hello" });
  const write = () => sendMessage(customer, { receiverUserId: advisor.id, messageBody: "Hello" });
  expect(await untilRefused(40, write)).toEqual({
    done: 20,
    status: 429,
    message:
      "You sent us many messages within an hour. We read them all. Please wait a little before the next one, or call us.",
  });
  const shop = () => sendMessage(viewerOf(advisor), { receiverUserId: driver.id, messageBody: "Hello" });
  expect(await untilRefused(45, shop)).toBe("never");
});

async function forgetShort() {
  await db.rateLimiterFlexible.deleteMany({ where: { key: { contains: "_short:" } } });
}

test("who proved the phone before, or holds a link to its repair, still gets a code when strangers asked for all of them", async () => {
  const driver = await makeUser("driver");
  const phone = driver.phone ?? "";
  const { id } = await makeRequest(driver);
  const stranger = () =>
    sendCode({ phone, purpose: "sign_in", ip: newVisitor().ip, visitorId: newVisitor().visitorId });
  for (let asked = 0; asked < 5; asked++) {
    await stranger();
    await forgetShort();
  }
  await expect(stranger()).rejects.toMatchObject({ status: 429 });
  const own = newVisitor();
  await db.$transaction((tx) => rememberPhoneProof(tx, own.visitorId, phone));
  const known = () => sendCode({ phone, purpose: "sign_in", ip: own.ip, visitorId: own.visitorId });
  expect((await known()).phone).toBe(phone);
  await expect(known()).rejects.toMatchObject({ status: 429 });
  expect((await sendRepairCode(id, newVisitor().ip)).methodId).toBeTruthy();
  for (let asked = 0; asked < 4; asked++) {
    await forgetShort();
    await known();
  }
  await forgetShort();
  await expect(known()).rejects.toMatchObject({
    status: 429,
    message: "Too many codes were asked for this phone. Please try again later.",
  });
});

test("the link of another repair is no way to a phone's share", async () => {
  const [driver, other] = [await makeUser("driver"), await makeUser("driver")];
  const { id } = await makeRequest(other);
  const phone = driver.phone ?? "";
  const byLink = () => sendCode({ phone, purpose: "repair", repairRequestId: id, ip: newVisitor().ip });
  await byLink();
  await expect(sendCode({ phone, purpose: "sign_in", ip: newVisitor().ip })).rejects.toMatchObject({ status: 429 });
});

test("a field of one line keeps no line breaks, control characters and marks of direction", () => {
  const wicked = "A\r\nBcc: x@y.z\u202e\u0007 \u2066t";
  expect(Profile.parse({ firstName: wicked, lastName: "O'Brien-Núñez  x", email: "" })).toMatchObject({
    firstName: "A Bcc: x@y.z t",
    lastName: "O'Brien-Núñez x",
  });
  const car = NewVehicle.parse({ make: "Honda\n", model: "\t=1+1\nBcc: evil@x.y", year: 2019, color: "r\ned" });
  expect(car).toMatchObject({ make: "Honda", model: "=1+1 Bcc: evil@x.y", color: "r ed" });
  expect(EditLineItem.parse({ description: wicked }).description).toBe("A Bcc: x@y.z t");
  const unseen = NewVehicle.parse({
    make: "Ho\u200bnda",
    model: "Ci\u200dvic\ufeff",
    year: 2019,
    color: "\u202er\u2060ed\u00ad",
  });
  expect(unseen).toMatchObject({ make: "Honda", model: "Civic", color: "red" });
  // Joiners are part of these.
  const words = [
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u0915\u094d\u200d\u0937",
    "\u{1f468}\u200d\u{1f527}",
  ];
  for (const word of words) expect(asOneLine(word)).toBe(word);
  expect(Profile.safeParse({ firstName: "\u202e\n", lastName: "B" }).error?.issues[0]?.message).toBe(
    "First name is required",
  );
});
