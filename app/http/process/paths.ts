/** A path as a log may have it: access codes stand in some, and other uuids keep their first eight characters. */
export function withoutCodes(path: string): string {
  if (/^\/(?:api\/access-code|calendar|invitation|login\/link)\//.test(path)) return path.replace(/[^/]+$/, "…");
  return path.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "$1…");
}
