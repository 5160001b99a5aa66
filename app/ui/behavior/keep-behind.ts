import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * The `shouldRevalidate` of a list under dialogs: to open or close one asks for the dialog alone, not for the list behind it again.
 * What a form changed, another search or page of the list, and asking anew on the spot load it as ever.
 */
export function keepBehind(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const onlyDialog = !formMethod && currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return onlyDialog ? false : defaultShouldRevalidate;
}
