import { useRouteLoaderData } from "react-router";

/** Whether somebody is signed in: known wherever the routes answer, so that a page from memory says no. */
export function useSignedIn(): boolean {
  return useRouteLoaderData<{ signedIn?: boolean }>("root")?.signedIn ?? false;
}
