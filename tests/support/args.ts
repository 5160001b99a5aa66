import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";

type Options = {
  method?: string;
  params?: Record<string, string>;
  cookie?: string;
  form?: Record<string, string | Blob | (string | Blob)[]>;
  json?: unknown;
  headers?: Record<string, string>;
};

/** The arguments of a loader or action, as the framework would call it: `await loader(args("/login"))`. */
// biome-ignore lint/suspicious/noExplicitAny: every route has its own type of arguments, and this serves them all
export function args(path: string, options: Options = {}): any {
  const url = new URL(path, "http://localhost:3000");
  const headers = new Headers({
    host: "localhost:3000",
    "x-client-ip": "203.0.113.7",
    "user-agent": "Vitest",
    ...(options.method || options.form || options.json !== undefined ? {} : { "sec-fetch-mode": "navigate" }),
    ...options.headers,
  });
  if (options.cookie) headers.set("cookie", options.cookie);
  let body: BodyInit | undefined;
  if (options.form) {
    const form = new FormData();
    for (const [name, value] of Object.entries(options.form)) {
      for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
    }
    body = form;
  }
  if (options.json !== undefined) {
    body = JSON.stringify(options.json);
    headers.set("content-type", "application/json");
  }
  const request = new Request(url, {
    method: options.method ?? (body ? "POST" : "GET"),
    headers,
    ...(body ? { body } : {}),
  });
  return {
    request,
    url,
    params: options.params ?? {},
    pattern: url.pathname,
    context: new RouterContextProvider(),
  } satisfies LoaderFunctionArgs | Record<string, unknown>;
}

/** The cookies that a response set, ready to be sent with the next request. */
export function cookiesOf(response: Response, before = ""): string {
  const jar = new Map<string, string>();
  for (const pair of [
    ...before.split("; "),
    ...response.headers.getSetCookie().map((value) => value.split(";")[0] ?? ""),
  ]) {
    const [name, ...rest] = pair.split("=");
    if (name) jar.set(name, rest.join("="));
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}
