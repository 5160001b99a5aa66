import { type DataStrategyResult, data, type MiddlewareFunction } from "react-router";
import { fieldIn } from "#app/platform/known.ts";

const EVENT = "connection-lost";

type Results = Record<string, DataStrategyResult>;

/** What was asked and got no answer: a path of the product, and by whom ("navigation", "revalidation", "fetcher"). */
export type Lost = {
  method: string;
  pathname: string;
  search: string;
  by: unknown;
  /** Who hears of it gives back what the page has by now, where it is that page that was asked for again. */
  stands?: Record<string, unknown>;
};

/**
 * What no answer came to leaves the page as it stands, with what was typed into it, and the page says so. Without this the router shows
 * its error page in the page's place. Doors with words of their own for it (`clientAction`) have said them already.
 */
export const keepFormWithoutAnswer: MiddlewareFunction<Results> = async (args, next) => {
  const results = await next();
  const lost = Object.keys(results).filter((route) => {
    const { type, result } = results[route] ?? {};
    return type === "error" && isLostConnection(result);
  });
  if (lost.length === 0) return results;
  const { method, url } = args.request;
  const by = fieldIn(args, "unstable_initiator");
  for (const route of lost) {
    // As a form's answer that changes none of its values; the status keeps the page from asking for its data again, in vain.
    if (method !== "GET") results[route] = { type: "data", result: data({ status: "error" }, { status: 503 }) };
    else if (by === "fetcher") results[route] = { type: "data", result: null };
  }
  const { pathname, search } = new URL(url);
  const detail: Lost = { method, pathname, search, by };
  window.dispatchEvent(new CustomEvent(EVENT, { detail }));
  for (const route of lost) if (detail.stands) results[route] = { type: "data", result: detail.stands[route] };
  return results;
};

/** Each browser has words of its own for it, and all of them throw a TypeError; the router hands it on with a status or as it is. */
export function isLostConnection(result: unknown): boolean {
  const error = typeof result === "object" && result && "data" in result ? result.data : result;
  return error instanceof TypeError && /fetch|network|load failed|dynamically|module script/i.test(error.message);
}

export function onLostConnection(tell: (lost: Lost) => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent) tell(event.detail);
  };
  window.addEventListener(EVENT, heard);
  return () => window.removeEventListener(EVENT, heard);
}
