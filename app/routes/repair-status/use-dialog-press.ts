import { useEffect } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { DoorAnswer } from "./door.server.ts";

/** In place with a script: back to the page once it is done; a lost connection leaves all as it is. */
export function useDialogPress(backTo: string) {
  const fetcher = useFetcher<DoorAnswer>();
  const navigate = useNavigate();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (answer?.ok) navigate(backTo, { replace: true, preventScrollReset: true });
  }, [answer, backTo, navigate]);
  return { fetcher, failed: answer?.ok === false };
}
