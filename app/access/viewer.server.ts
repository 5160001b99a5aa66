import { type Codes, type OpenedCodes, openCodes, readHeldCodes } from "#app/access/codes.server.ts";
import { may, type Permission, type Role } from "#app/access/permissions.ts";
import { hasPhoneProof } from "#app/access/phone-proof.server.ts";
import { findSession, findVisitorId } from "#app/access/session.server.ts";
import type { Account } from "#app/platform/db.server.ts";
import { formatPhone, fullName } from "#app/platform/format.ts";
import { forbidden, unauthenticated } from "#app/platform/refusal.ts";

export { isUuid } from "#app/access/codes.server.ts";

export type Channel = "web" | "api" | "sms" | "webhook" | "system";

export type SignedInUser = {
  id: string;
  accountId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  role: Role;
  theme: string;
  tier: Account["subscriptionTier"];
  technicianId: string | null;
};

/** Who asks, how we know, and from where. Every model function that touches customer data takes it first. */
export type Viewer = {
  user: SignedInUser | null;
  sessionId: string | null;
  /** When the person of the session last proved who they are. */
  confirmedAt?: Date | null;
  knownBy: "session" | "phone_code" | "access_code" | "provider" | "system";
  /** What a repair access code opened: on a page after the phone's code in this browser, by /api with the code alone. */
  repairCode: { code: string; repairRequestId: string } | null;
  /** A right repair access code that this browser came with, before the phone's code: it opens nothing yet. */
  heldCode?: { code: string; repairRequestId: string } | null;
  /** Whose vehicles, providers and requests a user access code opened. */
  codeUser: { code: string; userId: string; accountId: string; name: string } | null;
  /** Names the browser, for pending forms and upload limits. */
  visitorId: string;
  /** A new browser's cookie, to be sent with the answer. */
  visitorSetCookie: string | null;
  /** For the history. */
  name: string;
  channel: Channel;
  ip: string | null;
  userAgent: string | null;
  /** How many notices they have not read, on pages of the desk. */
  unread?: number | null;
};

export type SignedInViewer = Viewer & { user: SignedInUser };

/** Which codes a call takes beside a customer's session. */
export type TakenCodes = "every" | "of a user" | "none";

type ViewerOptions = { channel?: Channel; takes?: TakenCodes } & Codes;

/**
 * Reads who asks. A call of /api is asked by its session and by the codes it brings: a customer who brings another's code is who holds
 * that code and nobody else. A page is asked by its session alone, or where there is none by the codes that this browser holds: a code
 * in the address of a page is for openLink to receive, and changes nobody. Errors: 429 when a network looks up too many wrong codes.
 */
export function getViewer(request: Request, options: ViewerOptions = {}): Promise<Viewer> {
  if (Object.keys(options).length > 0) return readViewer(request, options);
  const known = viewers.get(request);
  if (known) return known;
  const viewer = readViewer(request, options);
  viewers.set(request, viewer);
  return viewer;
}

/** The loaders of one page run side by side on one request: they ask once. */
const viewers = new WeakMap<Request, Promise<Viewer>>();

async function readViewer(request: Request, options: ViewerOptions): Promise<Viewer> {
  const cookieHeader = request.headers.get("cookie");
  const url = new URL(request.url);
  const channel = options.channel ?? (url.pathname.startsWith("/api/") ? "api" : "web");
  const ip = request.headers.get("x-client-ip");
  const [found, visitor] = await Promise.all([
    findSession(cookieHeader, { unread: url.pathname.startsWith("/dashboard") }),
    findVisitorId(cookieHeader),
  ]);
  const opened =
    channel === "api"
      ? asSent(beyond(found, await openCodes(codesOf(url, options, found), ip ?? "unknown")))
      : found
        ? NOTHING_OPENED
        : await asHeld(await openCodes(await readHeldCodes(cookieHeader), null), visitor.visitorId);
  // Nobody is two people at once: what another's code opened, its holder did, whoever of the customers is signed in.
  const session = isCustomer(found) && (opened.repairCode || opened.codeUser) ? null : found;
  const user = session ? signedInUser(session) : null;
  return {
    user,
    sessionId: session?.id ?? null,
    confirmedAt: session?.confirmedAt ?? null,
    knownBy: session ? (session.knownBy === "phone_code" ? "phone_code" : "session") : opened.knownBy,
    repairCode: opened.repairCode,
    heldCode: opened.heldCode,
    codeUser: opened.codeUser,
    visitorId: visitor.visitorId,
    visitorSetCookie: visitor.setCookie ?? null,
    name: user ? fullName(user) || formatPhone(user.phone) : opened.codeUser?.name || opened.name || "Visitor",
    channel,
    ip,
    userAgent: request.headers.get("user-agent")?.slice(0, 400) ?? null,
    unread: session?.unread ?? null,
  };
}

type Opened = Pick<Viewer, "knownBy" | "repairCode" | "heldCode" | "codeUser"> & { name: string };

const NOTHING_OPENED: Opened = { knownBy: "access_code", repairCode: null, heldCode: null, codeUser: null, name: "" };

type Session = Awaited<ReturnType<typeof findSession>>;

function isCustomer(session: Session): boolean {
  return session?.role === "driver";
}

function codesOf(url: URL, options: ViewerOptions, session: Session): Codes {
  const takes = isCustomer(session) ? (options.takes ?? "every") : "every";
  return {
    accessCode: takes === "every" ? (options.accessCode ?? url.searchParams.get("code")) : null,
    userAccessCode: takes === "none" ? null : (options.userAccessCode ?? url.searchParams.get("userCode")),
  };
}

/** A code of what its sender's own session opens anyway opens nothing more. */
function beyond(user: Session, { repair, owner }: OpenedCodes): OpenedCodes {
  if (!user) return { repair, owner };
  return {
    repair: repair?.accountId === user.accountId ? null : repair,
    owner: owner?.accountId === user.accountId ? null : owner,
  };
}

/** Who sends a code with a call holds it, and the record says that this is all we know of them. */
function asSent({ repair, owner }: OpenedCodes): Opened {
  return { ...NOTHING_OPENED, repairCode: repair && opens(repair), codeUser: owner, name: repair?.name ?? "" };
}

async function asHeld({ repair, owner }: OpenedCodes, visitorId: string): Promise<Opened> {
  if (!repair) return { ...NOTHING_OPENED, codeUser: owner };
  const proven = repair.phone !== null && (await hasPhoneProof(visitorId, repair.phone));
  if (!proven) return { ...NOTHING_OPENED, codeUser: owner, heldCode: opens(repair) };
  return {
    knownBy: owner ? "access_code" : "phone_code",
    repairCode: opens(repair),
    heldCode: null,
    codeUser: owner,
    name: repair.name,
  };
}

function opens({ code, repairRequestId }: NonNullable<OpenedCodes["repair"]>) {
  return { code, repairRequestId };
}

/**
 * Whether the person proved more than that they hold a link: cards on file are shown to nobody else. A session
 * proves who its own person is, and nothing of somebody whose link it came with.
 */
function isProven({ knownBy, user, repairCode, codeUser }: Viewer): boolean {
  const cameWithLink = codeUser !== null || Boolean(repairCode?.code);
  return knownBy !== "access_code" && !(user && cameWithLink);
}

/**
 * Whether the cards on file of an account that the viewer reached are their own to see and to pay with: who works on a customer's
 * repair is not who owns the card.
 */
export function ownsCardsOf(viewer: Viewer, accountId: string): boolean {
  return isProven(viewer) && (!viewer.user || viewer.user.accountId === accountId);
}

/** The product itself, for jobs and webhooks. */
export function systemViewer(channel: "webhook" | "system" | "sms", name: string): Viewer {
  return {
    user: null,
    sessionId: null,
    knownBy: channel === "webhook" ? "provider" : "system",
    repairCode: null,
    codeUser: null,
    visitorId: "00000000-0000-0000-0000-000000000000",
    visitorSetCookie: null,
    name,
    channel,
    ip: null,
    userAgent: null,
  };
}

/** A customer who is signed in, or who came with a link. */
export function isCustomersSide({ user, repairCode, codeUser }: Viewer): boolean {
  return user ? user.role === "driver" : repairCode !== null || codeUser !== null;
}

export function isSignedIn(viewer: Viewer): viewer is SignedInViewer {
  return viewer.user !== null;
}

/** Errors: 401. */
export function requireSignedIn(viewer: Viewer): asserts viewer is SignedInViewer {
  if (!viewer.user) throw unauthenticated();
}

/** Errors: 401; 403 for a role without that permission. */
export function requireMay(viewer: Viewer, permission: Permission): asserts viewer is SignedInViewer {
  requireSignedIn(viewer);
  if (!may(viewer.user.role, permission)) throw forbidden();
}

function signedInUser(session: NonNullable<Session>): SignedInUser {
  const { userId, accountId, firstName, lastName, email, phone, role, theme, tier, technicianId } = session;
  return { id: userId, accountId, firstName, lastName, email, phone, role, theme, tier, technicianId };
}
