/** Where somebody comes who has a link that opens nothing any more, or the address of a repair and is not signed in. */
export const LINK_ENDED = "/create-request?link=ended";
export const SIGNED_OUT = "/create-request?link=signed-out";

/** The same, with the repair, or a page of it, that opens again once they have signed in. */
export function signedOutOf(repairId: string, page = `/repair-status/${repairId}`): string {
  return `${SIGNED_OUT}&${new URLSearchParams({ redirectTo: page })}`;
}

/** Which of the two, if any. */
export function endedOf(url: URL): "ended" | "signed-out" | null {
  const link = url.searchParams.get("link");
  return link === "ended" || link === "signed-out" ? link : null;
}
