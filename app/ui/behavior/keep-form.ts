import { type DataStrategyResult, data, type MiddlewareFunction } from "react-router";

const EVENT = "connection-lost";

type Results = Record<string, DataStrategyResult>;

/**
 * A form that no answer came to stays on the page with what was typed into it, and the page says so. Without this the router shows
 * its error page in the form's place. Doors with words of their own for it (`clientAction`) have said them already.
 */
export const keepFormWithoutAnswer: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.method === "GET") return results;
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== "error" || !isLostConnection(result)) continue;
    // As a form's answer that changes none of its values; the status keeps the page from asking for its data again, in vain.
    results[route] = { type: "data", result: data({ status: "error" }, { status: 503 }) };
    window.dispatchEvent(new Event(EVENT));
  }
  return results;
};

/** Each browser has words of its own for it, and all of them throw a TypeError; the router hands it on with a status or as it is. */
function isLostConnection(result: unknown): boolean {
  const error = typeof result === "object" && result && "data" in result ? result.data : result;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

export function onLostConnection(tell: () => void): () => void {
  window.addEventListener(EVENT, tell);
  return () => window.removeEventListener(EVENT, tell);
}
