import { matchPath } from "react-router";
import { z } from "zod";
import { may, type Permission } from "#app/access/permissions.ts";
import { getViewer, isSignedIn, type SignedInViewer, type TakenCodes, type Viewer } from "#app/access/viewer.server.ts";
import { answer, parse, refuse } from "#app/http/api/answer.server.ts";
import { type CustomerMay, refuseShopFields } from "#app/http/api/shop-fields.ts";
import { readJson, readMultipart, refuseUnkeepable } from "#app/http/input.server.ts";
import { isNameOf, isRecord } from "#app/platform/known.ts";
import { afterCursor, PAGE_DEFAULT, PAGE_MAX, type Page } from "#app/platform/page.ts";
import { forbidden, unauthenticated } from "#app/platform/refusal.ts";

/**
 * Who may knock: anybody; whoever signed in or holds an access code; whoever signed in; or the roles of a permission.
 * Which rows they then find is the model's scope.
 */
/** `known` opens to holders of any access code, `user-code` to those of a user's. */
export type Access = "public" | "known" | "user-code" | "signed-in" | Permission;

export type Method = "GET" | "POST" | "PUT" | "DELETE";
type Params = { id: string; code: string; documentId: string };
type ViewerOf<A extends Access> = A extends "public" | "known" | "user-code" ? Viewer : SignedInViewer;

/** Whether we know who asks, from a session or a code, and the body that came; none while the contract is written. */
type Asked = { identified: boolean; body?: Record<string, unknown> };

type Declaration<A extends Access, Query extends z.ZodType, Input extends z.ZodType, Output extends z.ZodType> = {
  summary: string;
  /** What the summary leaves open, for the contract. */
  description?: string;
  access: A;
  query?: Query;
  /** What the body must be; where it hangs on who asks or what came, a function of that. */
  input?: Input | ((asked: Asked) => Input);
  /** The body is JSON unless it carries a file. */
  body?: "json" | "multipart";
  bodyLimit?: number;
  /** Of the fields that belong to the shop, those a customer sends here too. What they may say in them is the model's. */
  customerMay?: CustomerMay;
  /** What the model hands out, turned into what goes over the wire; nothing that is not in it leaves the house. */
  output: Output;
  /** The answer is a file and no JSON: `run` gives the whole response. */
  file?: boolean;
  status?: 200 | 201;
  /** What is said when nobody foresaw why it failed. */
  failed?: string;
  /** What is said to who is not signed in, and where something required is missing, if not the usual. */
  unknown?: string;
  missing?: string;
  /** A list in pages: `run` gets the page and gives its rows. */
  paged?: boolean;
  run(context: {
    viewer: ViewerOf<A>;
    params: Params;
    query: z.output<Query>;
    input: z.output<Input>;
    page: Page;
    request: Request;
    /** Of the answer, for its cookies. */
    headers: Headers;
  }): Promise<z.input<Output>> | z.input<Output>;
};

// biome-ignore lint/suspicious/noExplicitAny: the types of one declaration end where it is put beside others
export type Operation = Declaration<any, z.ZodType, z.ZodType, z.ZodType>;
export type Operations = Partial<Record<Method, Operation>>;

type Arguments = { request: Request; params: Record<string, string | undefined>; pattern?: string };
export type Api = ((args: Arguments) => Promise<Response>) & { path: string; operations: Operations };
export type Doors = ((args: Arguments) => Promise<Response>) & { apis: readonly Api[] };

export function call<
  const A extends Access,
  Output extends z.ZodType,
  Query extends z.ZodType = z.ZodType<Record<string, never>>,
  Input extends z.ZodType = z.ZodType<undefined>,
>(declaration: Declaration<A, Query, Input, Output>): Operation {
  return declaration as unknown as Operation;
}

/** The same calls at their address of the admin area, behind its lock. */
export function forAdmins({ path, operations }: Api, methods: Method[]): Api {
  const locked = methods.map((method) => {
    const operation = operations[method];
    if (!operation) throw new Error(`${path} has no ${method} to put behind the admins' lock.`);
    return [method, { ...operation, access: "admin.api" }];
  });
  return api(path.replace(/^\/api/, "/api/admin"), Object.fromEntries(locked));
}

/**
 * The doors of one resource, each behind its own path. Serves as loader and action of all of them:
 *
 *     const vehicles = api("/api/vehicles", { GET: call({ … }) });
 *     const handle = doors(vehicles);
 *     export { handle as loader, handle as action };
 */
export function doors(...apis: Api[]): Doors {
  // A fixed word goes before a parameter, as in the router.
  const ranked = [...apis].sort((a, b) => a.path.split(":").length - b.path.split(":").length);
  /** As the router names them: without a stroke before them. */
  const byPattern = new Map(apis.map((door) => [door.path.slice(1), door]));
  async function handle(args: Arguments): Promise<Response> {
    const door = byPattern.get(args.pattern ?? "") ?? doorAt(new URL(args.request.url).pathname);
    return door(args);
  }
  function doorAt(pathname: string): Api {
    const door = ranked.find(({ path }) => matchPath(path, pathname));
    if (!door) throw new Error(`No call of this resource is at ${pathname}.`);
    return door;
  }
  return Object.assign(handle, { apis });
}

/** The one door of a path: every method it knows, with its lock, its input and its answer. */
export function api(path: string, operations: Operations): Api {
  const allow = [...Object.keys(operations), ...(operations.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  async function handle({ request, params }: Arguments): Promise<Response> {
    const headers = new Headers({ "Cache-Control": "no-store" });
    if (request.method === "OPTIONS") {
      headers.set("Allow", allow);
      return new Response(null, { status: 204, headers });
    }
    const method = request.method === "HEAD" ? "GET" : request.method;
    const operation = isNameOf(operations, method) ? operations[method] : undefined;
    if (!operation) {
      headers.set("Allow", allow);
      return answer(request, { message: `${request.method} is not possible here.` }, 405, headers);
    }
    try {
      const result = await perform(operation, request, params as Params, headers);
      if (result instanceof Response) return request.method === "HEAD" ? new Response(null, result) : result;
      return answer(request, result, operation.status ?? 200, headers);
    } catch (error) {
      return refuse(request, error, path, operation);
    }
  }
  return Object.assign(handle, { path, operations });
}

/** What a call without input takes. */
const NOTHING = z.undefined();

async function perform(operation: Operation, request: Request, params: Params, headers: Headers): Promise<unknown> {
  const { access } = operation;
  const takes = takenBy(access);
  const codesInBody = takes !== "none";
  const early = codesInBody ? await readBody(operation, request) : undefined;
  const viewer = await getViewer(request, { channel: "api", takes, ...codesOf(early) });
  if (codesInBody && viewer.visitorSetCookie && operation.input) headers.append("Set-Cookie", viewer.visitorSetCookie);
  admit(viewer, access, operation.unknown);
  const body = codesInBody ? early : await readBody(operation, request);
  refuseShopFields(viewer, operation, params, body);
  const { query, page } = readQuery(operation, new URL(request.url));
  const identified = Boolean(viewer.user || viewer.codeUser || viewer.repairCode);
  const input = parse(
    inputOf(operation, { identified, body: { ...(body ?? {}) } }) ?? NOTHING,
    operation.input && (body === undefined ? {} : body),
  );
  const result = await operation.run({ viewer, params, query, input, page, request, headers });
  if (operation.file) return result;
  const rows = operation.paged
    ? cutPage(afterCursor(result as { id: string }[], page), page, request, headers)
    : result;
  return operation.output.parse(rows);
}

export function inputOf(operation: Operation, asked: Asked): z.ZodType | undefined {
  return typeof operation.input === "function" ? operation.input(asked) : operation.input;
}

function readBody(operation: Operation, request: Request): Promise<unknown> {
  if (!operation.input) return Promise.resolve(undefined);
  return operation.body === "multipart"
    ? readMultipart(request, operation.bodyLimit)
    : readJson(request, operation.bodyLimit);
}

/** Access codes may come in the body of a public call. */
function codesOf(body: unknown): { accessCode?: string; userAccessCode?: string } {
  const { accessCode, userAccessCode }: Record<string, unknown> = isRecord(body) ? body : {};
  return {
    ...(typeof accessCode === "string" && accessCode ? { accessCode } : {}),
    ...(typeof userAccessCode === "string" && userAccessCode ? { userAccessCode } : {}),
  };
}

function takenBy(access: Access): TakenCodes {
  if (access === "public" || access === "known") return "every";
  return access === "user-code" ? "of a user" : "none";
}

function admit(viewer: Viewer, access: Access, unknown?: string): void {
  if (access === "public") return;
  if (access === "known" && (viewer.repairCode || viewer.codeUser)) return;
  if (access === "user-code" && viewer.codeUser) return;
  if (!isSignedIn(viewer)) throw unauthenticated(unknown);
  if (access === "known" || access === "user-code" || access === "signed-in") return;
  if (!may(viewer.user.role, access)) throw forbidden();
}

export const PageQuery = z.object({
  limit: z.coerce
    .number("limit must be a number")
    .int("limit must be a whole number")
    .min(1, "limit must be 1 or more")
    .max(PAGE_MAX, `limit must be ${PAGE_MAX} or less`)
    .default(PAGE_DEFAULT)
    .describe("Most rows in the answer."),
  cursor: z
    .guid("cursor must be one that a Link or X-Next-Cursor header named")
    .optional()
    .describe("Goes on after this row."),
});

function readQuery(operation: Operation, url: URL): { query: unknown; page: Page } {
  const sent = Object.fromEntries([...url.searchParams].reverse());
  refuseUnkeepable(sent);
  const query = operation.query ? parse(operation.query, sent) : {};
  if (!operation.paged) return { query, page: { take: PAGE_MAX } };
  const { limit, cursor } = parse(PageQuery, sent);
  // One row more than asked for tells whether there is a next page.
  return { query, page: { take: limit + 1, cursor } };
}

/** The plain list stays the answer; where it goes on stands in two headers. */
function cutPage(rows: { id: string }[], page: Page, request: Request, headers: Headers) {
  const limit = page.take - 1;
  const last = rows[limit - 1];
  if (rows.length <= limit || !last) return rows;
  const next = new URL(request.url);
  next.searchParams.set("limit", String(limit));
  next.searchParams.set("cursor", last.id);
  // Codes are secrets and stay out of headers, which get logged.
  for (const secret of ["code", "userCode"]) next.searchParams.delete(secret);
  headers.set("Link", `<${next.pathname}${next.search}>; rel="next"`);
  headers.set("X-Next-Cursor", last.id);
  return rows.slice(0, limit);
}
