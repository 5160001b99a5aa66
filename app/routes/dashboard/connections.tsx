import { checkEverything } from "#app/doctor/connections.ts";
import type { Finding } from "#app/doctor/finding.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/connections";

/** Entries of each record that are read while somebody waits for the page. */
const ENTRIES = 1000;

/** What `npm run doctor` says, said here too: every key is tried with its provider as the page opens. */
export async function loader({ request }: Route.LoaderArgs) {
  await requirePermission(request, "settings.manage");
  const seen = request.headers.get("x-client-ip");
  return { findings: await checkEverything({ ...process.env }, ENTRIES), seen };
}

export const meta = metaOf("Connections");

const ORDER = { wrong: 0, note: 1, ok: 2 };
const TONES = { wrong: "danger", note: "warning", ok: "saved" } as const;
const WORDS = { wrong: "Not working", note: "Look at it", ok: "Works" };

export default function Connections({ loaderData }: Route.ComponentProps) {
  const findings = [...loaderData.findings].sort((one, other) => ORDER[one.state] - ORDER[other.state]);
  const wrong = findings.filter(({ state }) => state === "wrong").length;
  return (
    <>
      <PageHeader
        title="Connections"
        description={wrong === 0 ? "Nothing is wrong." : `${wrong === 1 ? "1 thing is" : `${wrong} things are`} wrong.`}
        actions={
          <ButtonLink to="/dashboard/connections" variant="secondary" reloadDocument>
            Look again
          </ButtonLink>
        }
      />
      <Card>
        <ul className="divide-y divide-line">
          {findings.map((finding) => (
            <Line key={`${finding.about} ${finding.says}`} finding={finding} />
          ))}
        </ul>
      </Card>
      <p className="mt-4 text-sm text-muted">The server sees {loaderData.seen} as your address.</p>
    </>
  );
}

function Line({ finding: { about, state, says, todo } }: { finding: Finding }) {
  return (
    <li className="grid gap-2 px-5 py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-6">
      <span className="font-medium">{about}</span>
      <span className="min-w-0 break-words">
        {says}
        {todo ? <span className="block text-muted">{todo}</span> : null}
      </span>
      <Badge tone={TONES[state]} className="justify-self-start">
        {WORDS[state]}
      </Badge>
    </li>
  );
}
