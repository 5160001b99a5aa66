import { useCallback, useContext } from "react";
import {
  type DataRouter,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_DataRouterContext,
  useRevalidator,
} from "react-router";

const DOOR = "/dashboard/kept";

/**
 * Asks the page's loaders again, by itself. Where the session has ended that leads to the sign-in page: what somebody was typing is
 * kept for them before. Where nobody answers, a page on which something is typed stays as it is.
 */
export function useAskAnew({ forNews = false } = {}): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(async () => {
    const form = location.pathname.startsWith("/dashboard") ? formTypedIn() : null;
    if (form && !(await mayAsk(form).catch(() => false))) return;
    if (router) await idle(router);
    isNews = forNews;
    const asked = revalidate();
    isNews = false;
    await asked;
  }, [revalidate, router, forNews]);
}

type State = DataRouter["state"];

function isBusy({ navigation, fetchers }: Pick<State, "navigation" | "fetchers">): boolean {
  return [navigation, ...fetchers.values()].some(({ state }) => state !== "idle");
}

/**
 * Once no page is being gone to and nothing is being sent: to ask meanwhile would load that page a second time, without the toast that the first
 * one took, and would take the place of where a sent form leads.
 */
async function idle({ state, subscribe }: Pick<DataRouter, "state" | "subscribe">): Promise<void> {
  if (!isBusy(state)) return;
  await new Promise<void>((done) => {
    const stop = subscribe((next) => {
      if (isBusy(next)) return;
      stop();
      done();
    });
  });
}

/** While the router collects what to load. */
let isNews = false;

/** The `shouldRevalidate` of what stands around all pages: news of others is nothing of it, and takes no toast that is for another tab. */
export function notForNews({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isNews;
}

async function mayAsk(form: HTMLFormElement): Promise<boolean> {
  const { status } = await fetch(DOOR);
  if (status !== 401) return status === 204;
  const typed = new FormData(form);
  for (const [name, value] of [...typed]) if (value instanceof File) typed.set(name, "");
  const page = encodeURIComponent(location.pathname + location.search);
  await fetch(`${DOOR}?page=${page}`, { method: "POST", body: typed, redirect: "manual" });
  return true;
}

/** The form in which the person is, or else the first in which something else stands than it came with. */
function formTypedIn(): HTMLFormElement | null {
  const own = document.activeElement?.closest("form");
  const posted = [...document.querySelectorAll<HTMLFormElement>("form[method=post]")];
  return [...(own ? [own] : []), ...posted].find((form) => form.method === "post" && isTypedIn(form)) ?? null;
}

function isTypedIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) {
      const fresh = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
      return field.value !== (fresh?.value ?? "");
    }
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}
