import { FileSearch } from "lucide-react";
import { messages } from "#app/platform/messages.ts";
import { FullOverlay } from "#app/ui/overlay.tsx";
import { ProgressBar } from "#app/ui/progress.tsx";
import type { UploadState } from "./use-upload.ts";

/** While the quote travels and is read, and a moment after. */
export function AnalysisOverlay({ state }: { state: UploadState }) {
  if (state.phase === "idle") return null;
  if (state.phase === "analyzing") {
    return (
      <FullOverlay
        key="analyzing"
        title={messages.quote.analyzing}
        description={state.stage}
        icon={<FileSearch className="size-14 text-accent-text" strokeWidth={1.5} />}
      >
        <ProgressBar value={state.percent} label={messages.quote.analyzing} showLabel={false} />
      </FullOverlay>
    );
  }
  const { lines, unreadable } = state.uploaded;
  return <FullOverlay key="complete" title={messages.quote.complete} description={unreadable ?? found(lines)} />;
}

function found(lines: number | null) {
  if (lines === null) return "Your quote is stored. It is read as soon as your request stands.";
  if (lines === 0) return "Your quote is stored. No lines could be read: an advisor will look at it.";
  return `${lines} ${lines === 1 ? "line" : "lines"} read from your quote.`;
}
