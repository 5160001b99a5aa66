/** On every answer of this server, whoever gives it: a file, a page from memory or a route. */
export function houseHeaders(publicOrigin: string | undefined): [name: string, value: string][] {
  return [
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    // Codes stand in addresses: no page, ours or another's, is told more of where one came from than the site.
    ["Referrer-Policy", "strict-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Permissions-Policy", 'camera=(self), microphone=(self), geolocation=(), payment=(self "https://js.stripe.com")'],
    ...(publicOrigin?.startsWith("https://")
      ? ([["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]] satisfies [string, string][])
      : []),
  ];
}

/** On an answer of the routes. What may be kept says so itself: the data of a page, and the way to another, are one person's own. */
export function putOn(headers: Headers, everywhere: [name: string, value: string][], path: string): void {
  for (const [name, value] of everywhere) headers.set(name, value);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  // A wallet opens a window of its own, and has to find the way back.
  if (/\/pay(?:\.data)?$/.test(path)) headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
}
