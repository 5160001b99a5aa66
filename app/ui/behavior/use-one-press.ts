import { type FormEvent, useRef } from "react";

/** Two taps so close are one. */
const ONE_PRESS_MS = 400;

/**
 * For the `onSubmit` of a form that is sent in place: a double tap sends it once. The page knows that it is busy a moment too late
 * for the second tap, which would take the first one's place.
 */
export function useOnePress(busy: boolean): (event: FormEvent<HTMLFormElement>) => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    if (busy || event.timeStamp - pressedAt.current < ONE_PRESS_MS) return event.preventDefault();
    pressedAt.current = event.timeStamp;
  };
}
