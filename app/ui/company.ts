import { useRouteLoaderData } from "react-router";

type Company = { name: string; phone: string; logo: string | null };

const NOBODY: Company = { name: "AMPed", phone: "", logo: null };

/** Whose site this is, as the root of the page knows it. */
export function useCompany(): Company {
  const root = useRouteLoaderData<{ company?: Company }>("root");
  return root?.company ?? NOBODY;
}

type Simulated = { texts: boolean; calls: boolean };

/** What of the world outside this copy only pretends to reach. */
export function useSimulated(): Simulated {
  const root = useRouteLoaderData<{ simulated?: Simulated }>("root");
  return root?.simulated ?? { texts: false, calls: false };
}
