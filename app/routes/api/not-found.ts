import type { Route } from "./+types/not-found";

function handle({ request }: Route.LoaderArgs | Route.ActionArgs) {
  const init = { status: 404, headers: { "Cache-Control": "no-store" } };
  return request.method === "HEAD"
    ? new Response(null, init)
    : Response.json({ message: "There is no such call. See /api/docs." }, init);
}

export { handle as action, handle as loader };
