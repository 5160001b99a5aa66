import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./app.css";
import { guardRequest, cspNonce } from "#app/http/security.server.ts";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [guardRequest];

export function loader({ context }: Route.LoaderArgs) {
  return { nonce: context.get(cspNonce) };
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration nonce={loaderData.nonce} />
        <Scripts nonce={loaderData.nonce} />
      </body>
    </html>
  );
}
