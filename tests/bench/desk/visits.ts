import { createCookie } from "react-router";
import type { KnownBy } from "#app/access/session.server.ts";

/** What the product said to one request, how long it took (milliseconds), and the page or sentence. */
export type Answer = { status: number; text: string };

export type Figures = { reads: number[]; writes: number[]; faults: string[]; conflicts: Map<string, number> };

export function newFigures(): Figures {
  return { reads: [], writes: [], faults: [], conflicts: new Map() };
}

export type Browser = {
  get: (path: string) => Promise<Answer>;
  post: (path: string, fields: Record<string, string> | [string, string][], file?: File) => Promise<Answer>;
};

type Session = (userId: string, knownBy: KnownBy, twoFactors: boolean) => Promise<string>;

/** Browsers without a script, signed in: each asks the next of the processes, as through a proxy. */
export function browsers(urls: string[], origin: string, session: Session, figures: () => Figures) {
  let turn = 0;
  return async function open(userId: string, role: "advisor" | "admin" | "driver"): Promise<Browser> {
    const cookie = await session(userId, role === "driver" ? "phone_code" : "password", role === "admin");
    async function ask(path: string, init: RequestInit): Promise<Answer> {
      const began = performance.now();
      const url = urls[turn++ % urls.length] ?? "";
      const headers = { cookie, origin, ...init.headers };
      const signal = AbortSignal.timeout(60_000);
      const answer = await fetch(url + path, { redirect: "manual", signal, ...init, headers }).catch(() => null);
      const text = (await answer?.text().catch(() => "")) ?? "";
      const now = figures();
      (init.method === "POST" ? now.writes : now.reads).push(performance.now() - began);
      const status = answer?.status ?? 0;
      if (status === 0 || status >= 500)
        now.faults.push(`${status} ${init.method} ${path.replace(/[0-9a-f-]{36}/g, ":id")}`);
      const refused = status === 302 ? await refusalIn(answer?.headers.getSetCookie() ?? []) : null;
      return refused ? { status: 409, text: refused } : { status, text };
    }
    return {
      get: (path) => ask(path, { method: "GET" }),
      post: (path, fields, file) =>
        ask(path, { method: "POST", body: file ? withFile(fields, file) : new URLSearchParams(fields) }),
    };
  };
}

function withFile(fields: Record<string, string> | [string, string][], file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) form.append(name, value);
  form.append("files", file);
  return form;
}

/** What a door without a page of its own says no with: a toast on the page that it leads back to. */
async function refusalIn(cookies: string[]): Promise<string | null> {
  const cookie = cookies.find((one) => one.startsWith("toast="))?.split(";")[0] ?? null;
  const toast = (await createCookie("toast").parse(cookie)) as { kind: string; description?: string } | null;
  return toast?.kind === "error" ? `toast: ${toast.description}` : null;
}

/** The version that the form of an open dialog was drawn with: the page under it has forms of its own. */
export function versionIn({ text }: Answer): string {
  return /name="version" value="(\d+)"/.exec(text.slice(Math.max(0, text.indexOf("<dialog"))))?.[1] ?? "";
}

export function percentile(list: number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
