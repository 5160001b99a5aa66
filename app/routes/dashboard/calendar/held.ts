import type { DragEvent } from "react";

/** A card is picked up: its repair, its time on the shop's clock, and how far below the card's top it is held. */
export function hold(event: DragEvent<HTMLElement>, id: string, wall = "") {
  const below = event.clientY - event.currentTarget.getBoundingClientRect().top;
  event.dataTransfer.setData("text/plain", [id, wall, Math.round(below)].join(" "));
}

/** What is dropped, in pixels where it is held; null where it is none of these cards. */
export function heldBy(event: DragEvent<HTMLElement>) {
  const [id = "", wall = "", below] = event.dataTransfer.getData("text/plain").split(" ");
  return /^[0-9a-f-]{36}$/.test(id) ? { id, wall, below: Number(below) || 0 } : null;
}
