import { counted } from "#app/platform/counted.ts";
import { statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { stageOf } from "#app/repair/repair-request.ts";
import { Badge } from "#app/ui/badge.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import type { MessageView, StatusView } from "./view.server.ts";

type Props = { repair: StatusView; messages: MessageView[]; demo: boolean };

/** The car, where its repair stands, and the way to what was written about it. */
export function RepairHead({ repair, messages, demo }: Props) {
  const stage = stageOf(repair.status);
  const fresh = messages.filter(({ isNew }) => isNew).length;
  return (
    <PageHeader
      title={vehicleTitle(repair.vehicle)}
      {...(demo || repair.staff ? {} : { backTo: "/repairs", backLabel: "Your repairs" })}
      description={
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={stage === "Completed" ? "saved" : stage === null ? "danger" : "accent"}>
            {statusLabel(stage ?? repair.status)}
          </Badge>
          Service date: {repair.serviceDate ?? "Pending"}
          {demo ? null : (
            <a href="#messages" className="inline-flex min-h-11 items-center underline print:hidden">
              {fresh > 0 ? counted(fresh, "new message") : "Messages"}
            </a>
          )}
        </span>
      }
    />
  );
}
