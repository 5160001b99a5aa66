import type { FieldMetadata } from "@conform-to/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { FilePicker } from "#app/routes/upload-quote/file-picker.tsx";
import { answerAfterOverlay } from "#app/routes/upload-quote/show-answer.ts";

const field = { id: "file-quote-file", name: "file", errorId: "file-quote-file-error" };
const READ = { keptId: "kept", lines: 3, unreadable: null, answer: null, car: null, notice: null };

/** The status line of the upload, and the overlay in it, once a document was read. */
function statusOf(uploaded: Partial<Record<keyof typeof READ, unknown>>, { fresh = true, leaving = false } = {}) {
  const state = { phase: "read", fresh, uploaded: { ...READ, ...uploaded } as typeof READ } as const;
  const html = renderToString(
    <FilePicker
      field={field as FieldMetadata<string>}
      {...{ accept: "application/pdf", kept: null, state, leaving, refused: null }}
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
  expect(overlay).not.toMatch(/alertdialog|aria-modal=|tabindex/);
  expect(status).toContain("3 lines read from your quote.");
  expect(status.split("Analysis Complete!")).toHaveLength(2);
});

test("of a paper without a readable line too: its analysis is over, and what comes of it stands below", () => {
  const { status, overlay } = statusOf({ lines: 0 });
  expect(overlay).toContain("Analysis Complete!");
  expect(status).toContain("No lines could be read: an advisor will look at it.");
});

test("no longer than for its moment, and not of what was not read", () => {
  const inTime = statusOf({}, { fresh: false });
  expect(inTime.overlay).toBeNull();
  expect(inTime.status).toContain("3 lines read from your quote.");
  for (const unread of [{ lines: null }, { lines: null, unreadable: "This file is locked with a password." }])
    expect(statusOf(unread).status).not.toContain("Analysis Complete!");
});

test("not over a form that is on its way, nor over what has the page to itself", () => {
  const sent = statusOf({}, { leaving: true });
  expect(sent.overlay).toBeNull();
  expect(sent.status).toContain("3 lines read from your quote.");
  expect(statusOf({}).overlay).toContain("in-[:root:has([aria-modal])]:hidden");
});

const focus = vi.fn();
afterEach(() => {
  vi.unstubAllGlobals();
  focus.mockClear();
});

/** A page whose focus stands where the given selectors find it. */
function focusedIn(...places: string[]) {
  const finds = (selector: string) => places.some((place) => selector.split(", ").includes(place));
  const activeElement = { matches: finds, closest: (selector: string) => (finds(selector) ? {} : null) };
  vi.stubGlobal("document", { activeElement, getElementById: (id: string) => (id === "answer" ? { focus } : null) });
}

test("the answer is gone to once the overlay has gone, and once", () => {
  focusedIn();
  const follow = answerAfterOverlay();
  follow(false, false);
  follow(true, false);
  expect(focus).not.toHaveBeenCalled();
  follow(false, false);
  follow(false, false);
  expect(focus).toHaveBeenCalledTimes(1);
});

test.each(["select", "[aria-modal]", "dialog"])("nobody is taken out of a %s to it", (place) => {
  focusedIn(place);
  const follow = answerAfterOverlay();
  follow(true, false);
  follow(false, false);
  expect(focus).not.toHaveBeenCalled();
});

test("nor out of a form that was sent meanwhile", () => {
  focusedIn();
  const follow = answerAfterOverlay();
  for (const leaving of [true, false]) {
    follow(true, false);
    follow(true, true);
    follow(false, true);
    follow(false, leaving);
  }
  expect(focus).not.toHaveBeenCalled();
});
