import type { ServerBuild } from "react-router";
import { data } from "react-router";
import { refusalOfDatabase } from "#app/platform/database/database-fault.server.ts";
import { fieldIn } from "#app/platform/known.ts";

type Log = (error: unknown, requestId: string | null, message: string) => void;

/**
 * The routes with one net under all of them: a refusal that no route took up becomes its status and sentence, and a database that is
 * away or a disk that is full becomes 503. Pages show it in their frame, doors without a page answer it as JSON.
 */
export function guardedBuild(build: ServerBuild, log: Log): ServerBuild {
  const routes: ServerBuild["routes"] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { loader, action } = route.module;
    const door = !route.module.default;
    const module = {
      ...route.module,
      ...(loader ? { loader: netUnder(loader, door, log) } : {}),
      ...(action ? { action: netUnder(action, door, log) } : {}),
    };
    routes[id] = { ...route, module };
  }
  return { ...build, routes };
}

function netUnder<Args extends { request: Request }, Answer>(handler: (args: Args) => Answer, door: boolean, log: Log) {
  return async (args: Args) => {
    try {
      return await handler(args);
    } catch (error) {
      const known = asRefusal(error) ?? asFault(error, args.request, log);
      if (!known) throw error;
      const { status, message, retryAfter } = known;
      const headers = new Headers({ "Cache-Control": "no-store" });
      if (retryAfter) headers.set("Retry-After", String(retryAfter));
      throw door ? Response.json({ message }, { status, headers }) : data({ message }, { status, headers });
    }
  };
}

/** By its name: the bundle has a class of its own. */
function asRefusal(error: unknown) {
  const [status, retryAfter] = [fieldIn(error, "status"), fieldIn(error, "retryAfter")];
  if (!(error instanceof Error) || error.name !== "Refusal" || typeof status !== "number") return null;
  return { status, message: error.message, retryAfter };
}

function asFault(error: unknown, request: Request, log: Log) {
  const fault = refusalOfDatabase(error);
  if (fault) log(error, request.headers.get("x-request-id"), fault.message);
  return fault;
}
