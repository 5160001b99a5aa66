import { useRouteLoaderData } from "react-router";

type Root = { signedIn?: boolean; customer?: boolean };

/** Whether somebody is signed in: known wherever the routes answer, so that a page from memory says no. */
export function useSignedIn(): boolean {
  return useRouteLoaderData<Root>("root")?.signedIn ?? false;
}

/** Whether it is a customer, and nobody who works here. */
export function useIsCustomer(): boolean {
  return useRouteLoaderData<Root>("root")?.customer ?? false;
}
