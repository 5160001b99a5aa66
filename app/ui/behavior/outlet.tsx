import { Fragment, useContext } from "react";
import { UNSAFE_RouteContext as RouteContext, useMatches } from "react-router";

/**
 * The page below, drawn anew for each thing: the router keeps a page that is about another customer now, and with it what was typed
 * and chosen for the one before. Whoever goes on within one thing, to a part of it or with other words in the address, stays.
 */
export function Outlet() {
  const { outlet, matches } = useContext(RouteContext);
  const below = useMatches()[matches.length];
  return <Fragment key={below?.pathname}>{outlet}</Fragment>;
}
