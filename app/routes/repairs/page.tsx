import { ChevronRight } from "lucide-react";
import { redirect } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { counted } from "#app/platform/counted.ts";
import { formatDate, formatMoney, statusLabel } from "#app/platform/format.ts";
import { type RequestStatus, stageOf } from "#app/repair/repair-request.ts";
import { listOwnRepairs } from "#app/repair/requests/own.server.ts";
import { NoRequest } from "#app/routes/repair-status/documents/no-request.tsx";
import { StatusHeader } from "#app/routes/repair-status/frame.tsx";
import { themeFor } from "#app/routes/repair-status/view.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { companyNameIn, socialMeta } from "#app/ui/meta.ts";
import { Container, Main, PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/page";

/** All own repairs; a single one opens at once, and whoever we do not know is asked for the phone. */
export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await getViewer(request);
  if (viewer.user && viewer.user.role !== "driver") throw redirect("/dashboard/repair-requests");
  if (!viewer.user && !viewer.codeUser) throw redirect(viewer.repairCode ? "/repair-status" : "/login/phone");
  const repairs = await listOwnRepairs(viewer);
  const [only, ...more] = repairs;
  if (only && more.length === 0) throw redirect(`/repair-status/${only.id}`);
  return { repairs, theme: viewer.user ? themeFor(viewer.user.theme, viewer.user.tier) : undefined };
}

export function meta({ matches }: Route.MetaArgs) {
  const site = companyNameIn(matches);
  const description = "All your repairs with their stage and sum.";
  return socialMeta({ site, title: `${site} · Your repairs`, description, noindex: true });
}

export default function RepairsPage({ loaderData: { repairs } }: Route.ComponentProps) {
  if (repairs.length === 0) return <NoRequest />;
  return (
    <>
      <StatusHeader />
      <Main>
        <Container width="md" className="pb-20">
          <PageHeader title="Your repairs" description={`${counted(repairs.length, "repair")}, newest first.`} />
          <Card>
            <ul className="divide-y divide-line">
              {repairs.map(({ id, car, status, createdAt, sum, lineCount, what, shop }) => (
                <li key={id} className="relative flex items-center gap-4 px-5 py-4">
                  <div className="min-w-0 flex-1">
                    <a href={`/repair-status/${id}`} className="row-link font-semibold">
                      {car}
                    </a>
                    {what ? <p className="mt-0.5 line-clamp-3 break-words">{what}</p> : null}
                    {shop ? <p className="text-sm break-words text-muted">{shop}</p> : null}
                    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                      <Badge tone={toneOf(status)}>{statusLabel(status)}</Badge>
                      <span>
                        {formatDate(createdAt)} · {counted(lineCount, "line")}
                      </span>
                    </p>
                  </div>
                  <p className="text-right font-semibold tabular-nums">
                    {sum > 0 ? formatMoney(sum) : "—"}
                    {sum > 0 ? (
                      <span className="block text-sm font-normal text-muted">Lines, before tax and fee</span>
                    ) : null}
                  </p>
                  <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
                </li>
              ))}
            </ul>
          </Card>
        </Container>
      </Main>
    </>
  );
}

function toneOf(status: RequestStatus) {
  const stage = stageOf(status);
  if (stage === "Completed") return "saved";
  return stage === "Pending_Approval" || stage === "Pending_Payment" ? "warning" : "neutral";
}
