/** Where somebody comes who has a link that opens nothing any more. */
export const LINK_ENDED = "/create-request?link=ended";

export function isOfEndedLink(url: URL): boolean {
  return url.searchParams.get("link") === "ended";
}
