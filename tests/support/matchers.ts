import { createCookie } from "react-router";

const toastCookie = createCookie("toast");

async function readToastOf(response: Response) {
  const cookie = response.headers.getSetCookie().find((value) => value.startsWith("toast="));
  return cookie ? await toastCookie.parse(cookie.split(";")[0] ?? null) : null;
}

export const matchers = {
  /** A redirect whose Location is the given path (a string or an expression). */
  toRedirectTo(received: unknown, expected: string | RegExp) {
    const response = received as Response;
    const location = response instanceof Response ? response.headers.get("location") : null;
    const pass = Boolean(location && (typeof expected === "string" ? location === expected : expected.test(location)));
    return { pass, message: () => `expected a redirect to ${expected}, got ${location ?? String(received)}` };
  },
  /** A response that carries a toast with this title and, where given, this description. */
  async toHaveToast(received: unknown, title: string, description?: string) {
    const toast = await readToastOf(received as Response);
    const pass = toast?.title === title && (description === undefined || toast.description === description);
    return {
      pass,
      message: () =>
        `expected the toast "${title}${description ? `: ${description}` : ""}", got ${JSON.stringify(toast)}`,
    };
  },
};

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toRedirectTo(expected: string | RegExp): R;
    toHaveToast(title: string, description?: string): Promise<void>;
  }
}
