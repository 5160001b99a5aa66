/** What only takes a POST says so to whoever asks for it otherwise. */
export function postOnly(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
