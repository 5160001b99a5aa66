import photoScript from "virtual:photo-script";
import { useEffect, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { receiveLink } from "#app/http/link.server.ts";
import * as messages from "#app/platform/messages.ts";
import { VisitorFrame } from "#app/routes/create-request/frame.tsx";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { companyNameIn, socialMeta, titled } from "#app/ui/meta.ts";
import { FullOverlay } from "#app/ui/over/overlay.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/page";
import { onProcessed } from "./processed.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  await receiveLink({ request, url });
  const viewer = await getViewer(request);
  return { signedIn: viewer.user !== null };
}

export function meta({ matches }: Route.MetaArgs) {
  return socialMeta({
    site: companyNameIn(matches),
    title: titled(matches, "Upload Repair Quote"),
    description: "Upload a repair quote or type it in, and see what the work should cost.",
  });
}

export default function UploadQuotePage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [processed, setProcessed] = useState(false);
  useEffect(() => onProcessed(() => setProcessed(true)), []);
  const manual = pathname.replace(/\/$/, "").endsWith("/manual");
  return (
    <>
      {manual ? null : <PhotoScript />}
      <VisitorFrame
        title="Upload Repair Quote"
        description="A photo or a PDF of the quote is best: every line is read, priced and yours to decide on."
        backTo="/"
        backLabel="Back"
        signedIn={loaderData.signedIn}
      >
        <LinkTabs
          label="Ways to give us the quote"
          tabs={[
            { to: "/upload-quote/manual", label: "Manual Entry", current: manual },
            { to: "/upload-quote", label: "Upload Quote", current: !manual },
          ]}
        />
        {processed ? (
          <FullOverlay title={messages.quote.processed} description="One moment, taking you to your quote." />
        ) : null}
        <div className="pt-8">
          <Outlet />
        </div>
      </VisitorFrame>
    </>
  );
}

/** In the page, not in a module: what was photographed before this page leaves while React is still on its way. */
function PhotoScript() {
  const nonce = useRouteLoaderData<{ nonce?: string }>("root")?.nonce;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, built from script/main.ts
      dangerouslySetInnerHTML={{ __html: photoScript }}
    />
  );
}
