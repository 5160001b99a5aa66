import { useEffect } from "react";
import { useAskAnew } from "#app/ui/behavior/use-ask-anew.ts";
import { useLive } from "#app/ui/behavior/use-live.ts";

const CHANNEL = "repair-status";
/** A channel speaks to its own window too. */
const OWN = String(Math.random());

/** Asks the page's data anew when a notice comes from the shop, and when something was decided in another window of this browser. */
export function useNews(watches: boolean): void {
  useLive(watches);
  const askAnew = useAskAnew({ forNews: true });
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => data !== OWN && void askAnew();
    return () => channel.close();
  }, [askAnew]);
}

/** Tells the other windows of this browser that something was decided. */
export function tellOtherWindows(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(OWN);
  channel.close();
}
