import { personFields } from "#app/access/person-fields.ts";
import { rememberPhoneProof } from "#app/access/phone-proof.server.ts";
import { startSession } from "#app/access/session.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { verifyCode } from "#app/messages/codes/one-time-code.server.ts";
import type { ContactPreference } from "#app/people/profile.ts";
import { holdPhone } from "#app/people/taken.server.ts";
import { recordSignIn } from "#app/people/user-audit.server.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { formatPhone, fullName, splitName } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { findPendingOfAttempt, rememberOutcome, takePendingForm } from "#app/quotes/pending-form.server.ts";
import type { CarriedForm } from "#app/quotes/pending-form.ts";
import { attachWaiting, recordWrongCode, refuseSomeoneElse } from "#app/quotes/proven-phone.server.ts";
import { createQuoteIn } from "#app/quotes/quote.server.ts";
import type { StoredFile } from "#app/quotes/quote-document.ts";
import type { VerifyForm } from "#app/quotes/quote-form.ts";
import { typedFileFor } from "#app/quotes/typed.server.ts";
import { createRequestIn } from "#app/repair/requests/create.server.ts";

const driverFields = {
  ...personFields,
  theme: true,
  account: { select: { status: true, subscriptionTier: true } },
} satisfies Prisma.UserSelect;

type Driver = Prisma.UserGetPayload<{ select: typeof driverFields }>;

export type VerifiedPhone = {
  user: Omit<Driver, "account" | "status" | "theme">;
  /** The Set-Cookie value of the new session. */
  setCookie: string;
  /** Where the request is that waited for this phone, or that the code was for; null for a mere sign-in. */
  redirect: string | null;
  /** The request that the pending form became, with its access code. */
  request: { id: string; accessCode: string; documentId: string | null } | null;
};

/**
 * Proves a phone by its one-time code and signs its driver in with a new session. The first time makes the driver and a Free
 * account; what was filled in before becomes a request in the same transaction, once. Nobody's email changes, nobody is merged.
 * Errors: 400 wrong, used or expired code; 403 the phone of staff or of someone who is not active; 409 on a page where somebody
 * else is signed in; 429 too many tries; 502.
 */
export async function verifyPhone(
  viewer: Viewer,
  given: VerifyForm,
  carried?: CarriedForm | null,
): Promise<VerifiedPhone> {
  await refuseSomeoneElse(viewer, given.methodId);
  const proven = await verifyCode(given).catch((error) => recordWrongCode(viewer, given, error));
  if (proven.purpose === "password_reset" || proven.purpose === "call") {
    throw new Refusal(400, messages.verify.invalidCode, { title: messages.verify.failed, field: "code" });
  }
  const typed = await typedFileFor(viewer, given.methodId, carried ?? null);
  const { driver, became } = await settle(viewer, proven.phone, given, { carried: carried ?? null, typed });
  const attached = await attachWaiting(asViewer(viewer, driver), given.methodId);
  const setCookie = await db.$transaction(async (tx) => {
    if (viewer.sessionId) {
      await tx.session.updateMany({ where: { id: viewer.sessionId }, data: { endedAt: new Date() } });
    }
    const cookie = await startSession(driver.id, "phone_code", { ip: viewer.ip, userAgent: viewer.userAgent }, tx);
    await recordSignIn(tx, viewer, driver, "phone code");
    return cookie;
  });
  const { account: _account, status: _status, theme: _theme, ...user } = driver;
  return {
    user,
    setCookie,
    redirect:
      became?.redirect ?? attached ?? (proven.repairRequestId ? `/repair-status/${proven.repairRequestId}` : null),
    request: became && { id: became.id, accessCode: became.accessCode, documentId: became.documentId },
  };
}

/** What came with the code, and the document of what was typed. */
type Brought = { carried: CarriedForm | null; typed: StoredFile | null };

/** Two first sign-ins of one phone at the same moment: the second finds the driver that the first made. */
async function settle(viewer: Viewer, phone: string, given: VerifyForm, brought: Brought) {
  const once = () =>
    db.$transaction((tx) => settleIn(tx, viewer, phone, given, brought), { timeout: 15_000, maxWait: 15_000 });
  try {
    return await once();
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") throw error;
    return once();
  }
}

async function settleIn(
  tx: Transaction,
  viewer: Viewer,
  phone: string,
  given: VerifyForm,
  { carried, typed }: Brought,
) {
  await rememberPhoneProof(tx, viewer.visitorId, phone);
  const pending = await takePendingForm(tx, { methodId: given.methodId, toBecome: true });
  const waiting: CarriedForm | null = pending?.data.form
    ? { kind: pending.kind, form: pending.data.form, file: pending.file, outcome: pending.data.outcome }
    : carried;
  const driver = await findOrMakeDriver(tx, phone, aboutPerson(given, waiting));
  if (!waiting) return { driver, became: null };
  const became = await becomeRequest(tx, asViewer(viewer, driver), { ...waiting, file: waiting.file ?? typed });
  if (pending) await rememberOutcome(tx, pending.id, became.id);
  return { driver, became };
}

type Person = { firstName: string; lastName: string; email: string | null; contactPreference?: ContactPreference };

/** What the person says now goes before what stood in the form. */
function aboutPerson(given: VerifyForm, waiting: CarriedForm | null): Person {
  const form = waiting?.form;
  const named = splitName(form?.name ?? "");
  return {
    firstName: given.firstName ?? named.firstName,
    lastName: given.lastName ?? (given.firstName ? "" : named.lastName),
    email: (given.email ?? form?.email)?.toLowerCase() ?? null,
    contactPreference: given.contactPreference ?? form?.contactPreference,
  };
}

async function findOrMakeDriver(tx: Transaction, phone: string, person: Person): Promise<Driver> {
  await holdPhone(tx, phone);
  const holders = await tx.user.findMany({ where: { phone, deletedAt: null }, select: driverFields });
  const driver = holders.find(({ role }) => role === "driver");
  if (!driver && holders.length > 0) {
    throw new Refusal(403, "This phone belongs to a member of staff. Please sign in with email and password.", {
      title: messages.verify.failed,
    });
  }
  const email = person.email && (await isFree(tx, person.email)) ? person.email : null;
  if (driver) return completeDriver(tx, driver, person, email);
  return tx.user.create({
    data: {
      phone,
      firstName: person.firstName,
      lastName: person.lastName,
      email,
      ...(person.contactPreference ? { contactPreference: person.contactPreference } : {}),
      account: { create: {} },
    },
    select: driverFields,
  });
}

/** Fills what the driver never said; what stands is not changed. */
async function completeDriver(tx: Transaction, driver: Driver, person: Person, email: string | null): Promise<Driver> {
  if (driver.status !== "Active" || driver.account.status !== "Active") {
    throw new Refusal(403, "This account is not active. Please contact us.", { title: messages.verify.failed });
  }
  const missing = {
    ...(driver.firstName === "" && person.firstName ? { firstName: person.firstName, lastName: person.lastName } : {}),
    ...(driver.email === null && email ? { email } : {}),
  };
  if (Object.keys(missing).length === 0) return driver;
  return tx.user.update({ where: { id: driver.id }, data: missing, select: driverFields });
}

async function isFree(tx: Transaction, email: string): Promise<boolean> {
  const taken = await tx.user.findFirst({
    where: { email: { equals: email, mode: "insensitive" } },
    select: { id: true },
  });
  return taken === null;
}

function asViewer(viewer: Viewer, driver: Driver): Viewer {
  return {
    ...viewer,
    user: { ...driver, role: "driver", tier: driver.account.subscriptionTier, technicianId: null },
    knownBy: "phone_code",
    name: fullName(driver) || formatPhone(driver.phone),
  };
}

async function becomeRequest(tx: Transaction, viewer: Viewer, { form, file, outcome }: CarriedForm) {
  if ("serviceType" in form) {
    const { id, accessCode } = await createRequestIn(tx, viewer, ownVehicle(form));
    return { id, accessCode, documentId: null, redirect: `/repair-status/${id}` };
  }
  if (!file) throw new Refusal(400, messages.quote.noFile);
  const quote = { file, ...(outcome ? { outcome } : {}) };
  const { id, accessCode, documentId, already } = await createQuoteIn(tx, viewer, ownVehicle(form), quote);
  const said = already ? `already=${documentId}` : "newQuote=true";
  return { id, accessCode, documentId, redirect: `/repair-status/${id}?${said}` };
}

/** A visitor had no saved vehicles to choose from. */
function ownVehicle<Form extends { vehicleId?: string }>(form: Form): Form {
  return form.vehicleId ? { ...form, vehicleId: undefined } : form;
}

/** Where a code was used already: the request that its form became, for a browser that sends the form twice. */
export async function findVerifiedRequest(viewer: Viewer, methodId: string): Promise<string | null> {
  const pending = viewer.user && (await findPendingOfAttempt(methodId));
  if (!pending?.becameId) return null;
  const own = await db.repairRequest.findFirst({
    where: { id: pending.becameId, accountId: viewer.user?.accountId },
    select: { id: true },
  });
  return own && `/repair-status/${own.id}${pending.kind === "create_request" ? "" : "?newQuote=true"}`;
}
