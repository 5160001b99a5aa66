import { type MouseEvent, useRef } from "react";

/** Two taps so close are one. */
const ONE_PRESS_MS = 400;

/**
 * Whether a click on a form's button is the second of a double tap: the page knows that it is busy a moment too late for it, and it
 * would take the first one's place. What was typed in between makes it another press.
 */
export function useOnePress(): (event: MouseEvent<HTMLButtonElement>) => boolean {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, sent: "" });
  return ({ currentTarget: { form, type }, timeStamp: at }) => {
    if (!form || type !== "submit") return false;
    const sent = JSON.stringify([...new FormData(form)]);
    const again = at - last.current.at < ONE_PRESS_MS && sent === last.current.sent;
    if (!again) last.current = { at, sent };
    return again;
  };
}
