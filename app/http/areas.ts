import type { createRequestHandler, ServerBuild } from "react-router";

type Handler = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild["routes"];

/**
 * One handler for each area of the product: the addresses that begin with the same part. The router tries its routes one after the
 * other, and of three hundred a page of the dashboard has no use for those of /api. What begins otherwise than any route, or is
 * written in another way, goes to all of them.
 */
export function byArea(build: ServerBuild, handlerOf: (build: ServerBuild) => Handler): Handler {
  const whole = handlerOf(build);
  const areas = new Map(
    [...new Set(addressed(build.routes).map(([, part]) => part))].map((part) => [
      part,
      handlerOf({ ...build, routes: routesOfArea(build.routes, part) }),
    ]),
  );
  return (request, context) => {
    const [, part = ""] = new URL(request.url).pathname.split("/", 2);
    return (areas.get(part) ?? whole)(request, context);
  };
}

/** Those whose addresses begin with `part` or may begin with anything, in their order. */
function routesOfArea(routes: Routes, part: string): Routes {
  const here = addressed(routes).filter(([, first]) => first === part || isAnything(first));
  return Object.fromEntries(here.map(([id]) => [id, routes[id]]));
}

function addressed(routes: Routes): [id: string, part: string][] {
  return Object.keys(routes).map((id) => [id, firstPart(id, routes)]);
}

/** The first part of a route's whole address; nothing for layouts and the start page. */
function firstPart(id: string, routes: Routes): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) parts.unshift(route.path);
  }
  return parts.join("/").split("/", 1)[0] ?? "";
}

function isAnything(part: string) {
  return part === "" || /^[:*]|\?$/.test(part);
}
