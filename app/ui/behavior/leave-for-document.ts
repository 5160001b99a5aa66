/** The client loader of a page with a script of its own: whoever comes from a page of the app gets it as a document. */
export function leaveForDocument({ request }: { request: Request }): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}
