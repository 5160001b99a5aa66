import { consume } from "#app/access/limits.server.ts";
import type { Role } from "#app/access/permissions.ts";
import { codesCookie, findSession, findVisitorId } from "#app/access/session.server.ts";
import { db } from "#app/db.server.ts";
import { formatPhone } from "#app/format.ts";
import { unauthenticated } from "#app/refusal.ts";

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
  tier: string;
  technicianId: string | null;
};

/** Who asks, how we know, and from where. Every model function that touches customer data takes it first. */
export type Viewer = {
  user: SignedInUser | null;
  sessionId: string | null;
  knownBy: "session" | "phone_code" | "access_code" | "provider" | "system";
  /** What a repair access code opened. */
  repairCode: { code: string; repairRequestId: string } | null;
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
};

export type SignedInViewer = Viewer & { user: SignedInUser };

type Codes = { accessCode?: string | null; userAccessCode?: string | null };

type ViewerOptions = { channel?: Channel } & Codes;

/**
 * Reads who asks from the session cookie and from access codes: those passed, in the address, or kept in the codes cookie.
 * Errors: 429 when an address looks up too many codes.
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
  const [session, visitor, kept] = await Promise.all([
    findSession(cookieHeader),
    findVisitorId(cookieHeader),
    codesCookie.parse(cookieHeader) as Promise<Codes | null>,
  ]);
  const ip = request.headers.get("x-client-ip");
  const codes = {
    accessCode: options.accessCode ?? url.searchParams.get("code") ?? kept?.accessCode ?? null,
    userAccessCode: options.userAccessCode ?? url.searchParams.get("userCode") ?? kept?.userAccessCode ?? null,
  };
  const opened = await openCodes(codes, kept, ip);
  const user = session ? signedInUser(session) : null;
  return {
    user,
    sessionId: session?.id ?? null,
    knownBy: session ? (session.knownBy === "phone_code" ? "phone_code" : "session") : "access_code",
    ...opened,
    visitorId: visitor.visitorId,
    visitorSetCookie: visitor.setCookie ?? null,
    name: user ? `${user.firstName} ${user.lastName}`.trim() || formatPhone(user.phone) : (opened.name ?? "Visitor"),
    channel: options.channel ?? (url.pathname.startsWith("/api/") ? "api" : "web"),
    ip,
    userAgent: request.headers.get("user-agent")?.slice(0, 400) ?? null,
  };
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

export function isSignedIn(viewer: Viewer): viewer is SignedInViewer {
  return viewer.user !== null;
}

/** Errors: 401. */
export function requireSignedIn(viewer: Viewer): asserts viewer is SignedInViewer {
  if (!viewer.user) throw unauthenticated();
}

function signedInUser(session: NonNullable<Awaited<ReturnType<typeof findSession>>>): SignedInUser {
  const { user } = session;
  return {
    id: user.id,
    accountId: user.accountId,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    role: user.role as Role,
    theme: user.theme,
    tier: user.account.subscriptionTier,
    technicianId: user.technician?.id ?? null,
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

async function openCodes(codes: Codes, kept: Codes | null, ip: string | null) {
  const wanted = [codes.accessCode, codes.userAccessCode].filter(isUuid);
  if (wanted.length === 0) return { repairCode: null, codeUser: null, name: null };
  // The kept ones lie signed in a cookie because they were right: they are no guesses.
  const guessed = wanted.some((code) => code !== kept?.accessCode && code !== kept?.userAccessCode);
  if (guessed) await consume("code_lookup", ip ?? "unknown");
  const rows = await db.accessCode.findMany({
    where: { code: { in: wanted }, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
    select: {
      code: true,
      kind: true,
      repairRequest: { select: { id: true, requester: { select: { firstName: true, lastName: true } } } },
      user: {
        select: {
          id: true,
          accountId: true,
          firstName: true,
          lastName: true,
          status: true,
          deletedAt: true,
          account: { select: { status: true } },
        },
      },
    },
  });
  const repair = rows.find(
    (row) => row.kind === "repair" && row.code === codes.accessCode?.toLowerCase(),
  )?.repairRequest;
  const owner = rows.find((row) => row.kind === "user" && row.code === codes.userAccessCode?.toLowerCase())?.user;
  const active =
    owner && !owner.deletedAt && owner.status === "Active" && owner.account.status === "Active" ? owner : null;
  const codeUser = active && {
    code: codes.userAccessCode as string,
    userId: active.id,
    accountId: active.accountId,
    name: `${active.firstName} ${active.lastName}`.trim(),
  };
  const requester = repair?.requester;
  return {
    repairCode: repair ? { code: codes.accessCode as string, repairRequestId: repair.id } : null,
    codeUser: codeUser || null,
    name: codeUser?.name || (requester ? `${requester.firstName} ${requester.lastName}`.trim() : null),
  };
}
