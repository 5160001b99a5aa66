import type { FieldMetadata } from "@conform-to/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { FilePicker } from "#app/routes/upload-quote/file-picker.tsx";

const field = { id: "file-quote-file", name: "file", errorId: "file-quote-file-error" };
const READ = { keptId: "kept", lines: 3, unreadable: null, answer: null, car: null, notice: null };

/** The status line of the upload, and the overlay in it, once a document was read. */
function statusOf(uploaded: Partial<Record<keyof typeof READ, unknown>>, fresh = true) {
  const state = { phase: "read", fresh, uploaded: { ...READ, ...uploaded } as typeof READ } as const;
  const html = renderToString(
    <FilePicker
      field={field as FieldMetadata<string>}
      {...{ accept: "application/pdf", kept: null, state, refused: null }}
      onFiles={() => {}}
    />,
  ).replaceAll("<!-- -->", "");
  const status = html.slice(html.indexOf('role="status"'));
  return { status, overlay: /<div[^>]*class="[^"]*fixed inset-0[\s\S]*?<\/h2>/.exec(status)?.[0] ?? null };
}

test("what was read is said by an overlay that lets whoever is typing go on, and is heard from the status line", () => {
  const { status, overlay } = statusOf({});
  expect(overlay).toContain("Analysis Complete!");
  expect(overlay).toContain("pointer-events-none");
  expect(overlay).not.toMatch(/alertdialog|aria-modal|tabindex/);
  expect(status).toContain("3 lines read from your quote.");
  expect(status.split("Analysis Complete!")).toHaveLength(2);
});

test("of a paper without a readable line too: its analysis is over, and what comes of it stands below", () => {
  const { status, overlay } = statusOf({ lines: 0 });
  expect(overlay).toContain("Analysis Complete!");
  expect(status).toContain("No lines could be read: an advisor will look at it.");
});

test("no longer than for its moment, and not of what was not read", () => {
  const inTime = statusOf({}, false);
  expect(inTime.overlay).toBeNull();
  expect(inTime.status).toContain("3 lines read from your quote.");
  for (const unread of [{ lines: null }, { lines: null, unreadable: "This file is locked with a password." }])
    expect(statusOf(unread).status).not.toContain("Analysis Complete!");
});
