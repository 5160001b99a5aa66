import type { createRequestHandler, ServerBuild } from "react-router";

type Handler = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild["routes"];

/**
 * One handler for each area of the product: the addresses that begin with the same two parts, or with the same one. The router tries its
 * routes one after the other, and of three hundred a page of the dashboard has no use for those of /api, nor a call about vehicles for
 * those about invoices. What begins otherwise than any route, or is written in another way, goes to all of them.
 */
export function byArea(build: ServerBuild, handlerOf: (build: ServerBuild) => Handler): Handler {
  const whole = handlerOf(build);
  const beginnings = addressed(build.routes).map(([, parts]) => parts);
  const areas = new Map<string, Handler>();
  for (const [first = "", second] of beginnings) {
    const alone = [[first], [first, ""]];
    for (const parts of second === undefined || isAnything(second) ? alone : [...alone, [first, second]]) {
      const area = parts.join("/");
      if (areas.has(area)) continue;
      areas.set(area, handlerOf({ ...build, routes: routesOfArea(build.routes, parts) }));
    }
  }
  return (request, context) => {
    const [, first = "", second] = new URL(request.url).pathname.split("/", 3);
    // The dashboard itself is no business of the hundred addresses below it; with a stroke at its end it might be.
    if (second === undefined) return (areas.get(`${first}/`) ?? whole)(request, context);
    return (areas.get(`${first}/${second}`) ?? areas.get(first) ?? whole)(request, context);
  };
}

/** Those whose addresses begin with these parts or may begin so, in their order. */
function routesOfArea(routes: Routes, parts: string[]): Routes {
  const here = addressed(routes).filter(([, [first = "", second = ""]]) =>
    [first, second].every((part, at) => parts[at] === undefined || part === parts[at] || isAnything(part)),
  );
  return Object.fromEntries(here.map(([id]) => [id, routes[id]]));
}

function addressed(routes: Routes): [id: string, parts: string[]][] {
  return Object.keys(routes).map((id) => [id, firstParts(id, routes)]);
}

/** The first two parts of a route's whole address; none for layouts and the start page. */
function firstParts(id: string, routes: Routes): string[] {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) parts.unshift(route.path);
  }
  return parts.join("/").split("/", 2);
}

function isAnything(part: string) {
  return part === "" || /^[:*]|\?$/.test(part);
}
