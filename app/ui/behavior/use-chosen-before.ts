import { type RefObject, useLayoutEffect } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * What was chosen in a list before this script came is a choice like one of now: `take` is told of it. React leaves such a list as it
 * stands, and so do boxes and radios; whoever keeps or sets its value by a state would put it back.
 */
export function useChosenBefore(list: RefObject<HTMLSelectElement | null>, take: (chosen: string) => void): void {
  const here = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the script takes over what the server drew
  useLayoutEffect(() => {
    if (here || !list.current) return;
    const { options, value } = list.current;
    const drawn = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
    if (drawn && drawn.value !== value) take(value);
  }, []);
}
