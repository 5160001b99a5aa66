import { CircleAlert } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { formatPhone } from "#app/platform/format.ts";
import { Badge, type Tone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

type Call = {
  id: string;
  kind: string;
  status: string;
  phoneNumber: string;
  userName: string;
  plan: string;
  createdAt: string;
  result: { summary: string | null; successful: boolean | null; seconds: number | null } | null;
  /** Why it was not made, or what came of it that staff must know. */
  trouble: string | null;
};

const STATUS: Record<string, { label: string; tone: Tone }> = {
  queued: { label: "Waiting", tone: "warning" },
  placed: { label: "On the phone", tone: "accent" },
  completed: { label: "Completed", tone: "saved" },
  failed: { label: "Not reached", tone: "danger" },
  handled: { label: "Called back", tone: "saved" },
};

/** `doorOf` leads to where a waiting call-back is marked as done. */
export function Calls({ calls, doorOf }: { calls: Call[]; doorOf?: (callId: string) => string }) {
  const busy = useNavigation().formAction;
  return (
    <ol className="grid gap-3">
      {calls.map((call) => {
        const { label, tone } = STATUS[call.status] ?? { label: call.status, tone: "neutral" };
        const door = call.kind === "call_back" && call.status === "queued" ? doorOf?.(call.id) : undefined;
        return (
          <li key={call.id} className="rounded-lg bg-raised p-3 text-sm">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-muted">
              <span>
                <strong className="text-ink">{call.kind === "ai" ? "AI assistant call" : "Call requested"}</strong>
                {` · ${call.userName}, ${formatPhone(call.phoneNumber)}${call.kind === "ai" ? ` · ${call.plan}` : ""}`}
              </span>
              <span className="flex items-center gap-3">
                {call.createdAt} <Badge tone={tone}>{label}</Badge>
              </span>
            </p>
            {call.result ? (
              <p className="mt-1 whitespace-pre-line">
                {call.result.summary ?? "The assistant left no summary."}
                {call.result.seconds === null ? "" : ` (${duration(call.result.seconds)})`}
              </p>
            ) : null}
            {call.trouble ? (
              <p className="mt-1 flex items-start gap-1.5 font-medium text-danger">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {call.trouble}
              </p>
            ) : null}
            {door ? (
              <Form method="post" action={door} className="mt-2">
                <Button size="sm" variant="secondary" busy={busy === door} busyLabel="Saving…">
                  Mark as called back
                </Button>
              </Form>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

function duration(seconds: number) {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${Math.round(seconds % 60)} s` : `${Math.round(seconds)} s`;
}
