import { useEffect } from "react";
import { useRevalidator } from "react-router";

const LOOK_EVERY = 1500;

/** While something is awaited the page looks again. */
export function useRefreshWhile(waiting: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => document.hidden || void revalidate(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [waiting, revalidate]);
}
