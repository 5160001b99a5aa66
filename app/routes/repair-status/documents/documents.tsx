import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { asDrawn } from "#app/ui/behavior/as-drawn.tsx";
import { later } from "#app/ui/behavior/later.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { AddDocument } from "./add-document-form.tsx";
import type { EntryProps } from "./document-entry.tsx";

const entry = async () => (await import("./document-entry.tsx")).DocumentEntry;
/** A paper that asks for something, and one that is read alone. */
const AskingEntry = later(entry);
const ReadEntry = asDrawn(entry);

/** The uploaded papers, how far they are read, and what did not add up. */
export function DocumentCard({ repair, demo }: { repair: StatusView; demo: boolean }) {
  return (
    <Card>
      <CardHeader title={repair.documents.length > 1 ? "Your documents" : "Your quote"} />
      <CardBody className="grid gap-5">
        {repair.documents.map((document) => (
          <Entry key={document.id} document={document} repairId={repair.id} shop={repair.quotedBy} />
        ))}
        {repair.staff && repair.documents.length === 0 ? (
          <p className="text-sm text-muted">No quote was uploaded.</p>
        ) : null}
        {demo || repair.staff ? null : <AddDocument id={repair.id} />}
      </CardBody>
    </Card>
  );
}

function Entry(props: EntryProps) {
  const { otherCar = null, typed = null, others = [] } = props.document.paper ?? {};
  return otherCar || typed || others.length > 0 ? <AskingEntry {...props} /> : <ReadEntry {...props} />;
}
