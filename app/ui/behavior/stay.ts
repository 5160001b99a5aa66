import type { DataRouter } from "react-router";
import type { Lost } from "#app/ui/behavior/keep-form.ts";

/**
 * Keeps the page where another would come in its place, and answers whether a person is to be told. The router has no word for "stay":
 * going to where one is ends what is on its way, and asks for this page again. Where no answer comes to that either the page keeps what
 * it has: to go there once more would ask once more, without an end.
 */
export function stayOn(router: Pick<DataRouter, "state" | "navigate">): (lost: Lost) => boolean {
  let goesBack = false;
  return (lost) => {
    const { method, pathname, search, by } = lost;
    const { location, navigation, loaderData } = router.state;
    if (by === "fetcher") return true;
    const sent = navigation.formMethod !== undefined && navigation.formMethod !== "GET";
    // The form was answered, or the browser has gone back already: what stood here would not be true.
    if (
      method === "GET" &&
      (sent || (by === "navigation" && pathname === window.location.pathname && pathname !== location.pathname))
    )
      return false;
    if (method === "GET" && pathname === location.pathname && search === location.search) {
      lost.stands = loaderData;
      return by === "navigation" && !goesBack;
    }
    if (method === "GET" || pathname !== location.pathname) {
      const { hash, state } = location;
      const here = { pathname: location.pathname, search: location.search, hash };
      goesBack = true;
      void router.navigate(here, { replace: true, preventScrollReset: true, state }).finally(() => {
        goesBack = false;
      });
    }
    return by === "navigation";
  };
}
