import { Check, Pause, Play } from "lucide-react";
import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";

type Props = {
  id: string;
  vehicle: string;
  begun: boolean;
  running: boolean;
  done: boolean;
  /** Whether it is what comes next: one start stands out on the page, and none where nothing is approved. */
  next: boolean;
  /** Why no work begins any more: then it can be paused alone. */
  ended?: string | null;
};

/** Start, pause, done: thumbs reach them, one press each. */
export function TimeButtons({ id, vehicle, begun, running, done, next, ended = null }: Props) {
  const { pathname, search } = useLocation();
  const door = `/dashboard/work/${id}/time`;
  const busy = useNavigation().formAction === door;
  if (ended && !running) return <p className="text-sm text-muted">{ended}</p>;
  return (
    <Form method="post" action={door} preventScrollReset className="flex gap-2">
      <input type="hidden" name="returnTo" value={pathname + search} />
      {running ? (
        <Button
          name="do"
          value="pause"
          variant="secondary"
          busy={busy}
          className="flex-1"
          aria-label={`Pause ${vehicle}`}
        >
          <Pause aria-hidden="true" className="size-5" /> Pause
        </Button>
      ) : ended ? null : (
        <Button
          name="do"
          value="start"
          variant={done || !next ? "secondary" : "primary"}
          busy={busy}
          className="flex-1"
          aria-label={`${begun ? "Go on with" : "Start"} ${vehicle}`}
        >
          <Play aria-hidden="true" className="size-5" /> {begun ? "Go on" : "Start"}
        </Button>
      )}
      {begun && !done && !ended ? (
        <Button
          name="do"
          value="done"
          variant={running ? "primary" : "secondary"}
          busy={busy}
          className="flex-1"
          aria-label={`Done with ${vehicle}`}
        >
          <Check aria-hidden="true" className="size-5" /> Done
        </Button>
      ) : null}
    </Form>
  );
}

/** "1 h 20 min, running". */
export function timeWord(minutes: number, running: boolean) {
  const hours = Math.floor(minutes / 60);
  const words = hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
  return running ? `${words}, running` : words;
}
