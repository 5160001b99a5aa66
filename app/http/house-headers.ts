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
