import type { ShouldRevalidateFunctionArgs } from "react-router";
import { keepBehind } from "#app/ui/behavior/keep-behind.ts";

/** Opening a line for editing asks for nothing anew, nor does a dialog over the page. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = args;
  if (!formMethod && currentUrl.pathname === nextUrl.pathname && withoutEdit(currentUrl) !== withoutEdit(nextUrl)) {
    return true;
  }
  return keepBehind(args);
}

function withoutEdit(url: URL) {
  const search = new URLSearchParams(url.search);
  search.delete("edit");
  return `${search}`;
}
