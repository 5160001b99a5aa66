import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

/** Says on the page of the sample that it is one, and begins it anew. */
export function SampleNote() {
  return (
    <Alert tone="info" title="This is a sample" className="mb-6">
      What you do here changes nothing but your own view of it.
      <form method="post" action="/repair-status/demo/restart" className="mt-2">
        <Button variant="secondary" size="sm">
          Start over
        </Button>
      </form>
    </Alert>
  );
}
