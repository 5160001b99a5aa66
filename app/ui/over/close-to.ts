import { createContext, useContext } from "react";

/** Beside the dialog and not in it: forms that are no dialog's come without its script. */
export const CloseTo = createContext<string | null>(null);

/** Where the dialog around it closes to; null outside of one. */
export function useCloseTo(): string | null {
  return useContext(CloseTo);
}
