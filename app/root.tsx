import type { Account } from "#app/platform/db.server.ts";
import "./app.css";
import loginScript from "virtual:login-script";
import stillScript from "virtual:still-script";
import { data, Links, Meta, Scripts, ScrollRestoration, useMatches } from "react-router";
import { rememberPerson } from "#app/access/session.server.ts";
import { getViewer } from "#app/access/viewer.server.ts";
import { resume, saidBack } from "#app/http/interrupted.server.ts";
import { scriptNamed } from "#app/http/scripts/page-scripts.ts";
import { cspNonce, giveNonce, openAsDocument, takeTurns } from "#app/http/security.server.ts";
import { readToast } from "#app/http/toast.server.ts";
import { env } from "#app/platform/env.server.ts";
import { keepZone } from "#app/platform/zone.ts";
import { domains, requestHost } from "#app/routes/landing/landing.server.ts";
import { lookUpHost } from "#app/routes/landing/variant.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { companyOf } from "#app/shop/settings/settings.ts";
import { keepFormWithoutAnswer } from "#app/ui/behavior/keep-form.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { useFreshUser } from "#app/ui/behavior/use-fresh-user.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FontPreloads } from "#app/ui/fonts.tsx";
import { LostConnectionToast } from "#app/ui/over/lost-connection.tsx";
import { Toaster, ToastPart } from "#app/ui/over/toaster.tsx";
import { Main, PageFailed, SkipLink } from "#app/ui/page.tsx";
import type { Route } from "./+types/root";
import "#app/ui/behavior/keep-typed.ts";
import "#app/ui/behavior/without-eval.ts";

export const middleware: Route.MiddlewareFunction[] = [giveNonce, openAsDocument, takeTurns];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepFormWithoutAnswer];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const [viewer, { toast, clear }, settings] = await Promise.all([
    getViewer(request),
    readToast(request, url.pathname),
    readSettings(),
  ]);
  const headers = new Headers();
  if (clear) headers.append("Set-Cookie", clear);
  const { form: interrupted, clear: taken } = await resume(request, viewer);
  if (taken) headers.append("Set-Cookie", taken);
  const person = viewer.user && (await rememberPerson(request.headers.get("cookie"), viewer.user.id));
  if (person) headers.append("Set-Cookie", person);
  if (viewer.visitorSetCookie) headers.append("Set-Cookie", viewer.visitorSetCookie);
  return data(
    {
      nonce: context.get(cspNonce),
      toast: interrupted ? saidBack(toast, interrupted) : toast,
      theme: themeOf(viewer.user, lookUpHost(requestHost(request), domains).isDomainVip),
      signedIn: viewer.user !== null,
      customer: viewer.user?.role === "driver",
      interrupted,
      company: companyOf(settings),
      zone: settings.timeZone,
      demo: env.ALLOW_DEMO_ON_NETWORK,
      simulated: { texts: !env.configured.twilio, calls: !env.configured.elevenlabs },
    },
    { headers },
  );
}

export { notForNews as shouldRevalidate } from "#app/ui/behavior/use-ask-anew.ts";

export function meta() {
  return [{ title: "Auto Repair Management System" }];
}

type Theme = "blue" | "purple";

/** Luxury accounts, and whoever comes by the luxury host, live in the purple house, all others in the blue one, unless the person chose. */
function themeOf(user: { theme: string; tier: Account["subscriptionTier"] } | null, luxuryHost: boolean): Theme {
  if (user?.theme === "blue" || user?.theme === "purple") return user.theme;
  return luxuryHost || user?.tier === "Luxury" ? "purple" : "blue";
}

/** The deepest page that has a word on the theme has the last one. */
function useTheme(fallback: Theme): Theme {
  const named = useMatches().map(({ loaderData, handle }) => {
    const theme =
      (loaderData as { theme?: unknown } | undefined)?.theme ?? (handle as { theme?: unknown } | undefined)?.theme;
    return theme === "blue" || theme === "purple" ? theme : undefined;
  });
  return named.findLast(Boolean) ?? fallback;
}

const SCRIPTS = { still: stillScript, login: loginScript };

/** The small script of a page that comes without React; see app/http/page-scripts.server.ts. */
function useOwnScript(): string | undefined {
  const named = useMatches().map(({ handle }) => scriptNamed(handle));
  const name = named.findLast(Boolean);
  return import.meta.env.SSR && name ? SCRIPTS[name] : undefined;
}

type DocumentProps = { theme: Theme; nonce?: string; script?: string | undefined; children: React.ReactNode };

function Document({ theme, nonce, script, children }: DocumentProps) {
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={theme === "purple" ? "#0e0a15" : "#f3f6fb"} />
        {script === undefined ? <FontPreloads theme={theme} /> : null}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <SkipLink />
        {children}
        {import.meta.env.SSR && script !== undefined ? (
          <OwnScript script={script} />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

function OwnScript({ script }: { script: string }) {
  return (
    <>
      <ToastPart />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the page's policy names by its hash */}
      <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  // Before anything below says a date.
  keepZone(loaderData.zone);
  useFreshUser(loaderData);
  return (
    <Document theme={useTheme(loaderData.theme)} nonce={loaderData.nonce} script={useOwnScript()}>
      {loaderData.demo ? <DemoBanner /> : null}
      <Outlet />
      <Toaster toast={loaderData.toast} />
      <LostConnectionToast />
    </Document>
  );
}

function DemoBanner() {
  return (
    <p role="note" data-demo className="bg-warning-soft px-4 py-2 text-center text-sm text-ink print:hidden">
      <strong>This is a demonstration.</strong> Anybody here can read its text messages and codes: enter nothing real.
    </p>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Document theme={loaderData?.theme ?? "blue"} nonce={loaderData?.nonce}>
      <Main>
        <PageFailed error={error}>
          <ButtonLink to="/">Go to the start page</ButtonLink>
        </PageFailed>
      </Main>
    </Document>
  );
}
