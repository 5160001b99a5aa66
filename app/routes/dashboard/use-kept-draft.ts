import { useEffect, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import { fieldIn } from "#app/platform/known.ts";
import { onLostConnection } from "#app/ui/behavior/keep-form.ts";

type Draft = { words: string; way?: string };

/**
 * Keeps what one person is writing to one thing in this browser until it is sent, through another page, a reload and the end of a
 * session: the words, and the way they shall go. A field that was sent is emptied, and the files beside it; `refused` is true while
 * the refused words stand in a dialog of their own.
 */
export function useKeptDraft(key: string, { sending, refused }: { sending: boolean; refused: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef(false);
  const lost = useRef(false);
  const writer = useRouteLoaderData<{ id: string }>("routes/dashboard/layout")?.id;
  const name = `draft:${writer}:${key}`;

  useEffect(() => {
    const area = field.current;
    const form = area?.form;
    if (!area || !form) return;
    const draft = read(name);
    const way = wayIn(form);
    if (draft && !area.value) {
      area.value = draft.words;
      if (way && [...way.options].some(({ value }) => value === draft.way)) way.value = draft.way ?? "";
    }
    const keep = () => write(name, area.value ? { words: area.value, ...(way && { way: way.value }) } : null);
    // Typed before this script ran.
    if (area.value) keep();
    const begin = () => {
      lost.current = false;
    };
    const stop = onLostConnection(() => {
      lost.current = true;
    });
    form.addEventListener("input", keep);
    form.addEventListener("submit", begin);
    return () => {
      stop();
      form.removeEventListener("input", keep);
      form.removeEventListener("submit", begin);
    };
  }, [name]);

  useEffect(() => {
    if (sending) sent.current = true;
    else if (sent.current && field.current) {
      sent.current = false;
      if (refused || lost.current) return;
      const { form } = field.current;
      field.current.value = "";
      for (const files of form?.querySelectorAll<HTMLInputElement>("input[type=file]") ?? []) files.value = "";
      write(name, null);
    }
  }, [sending, refused, name]);

  return field;
}

function wayIn(form: HTMLFormElement) {
  const way = form.elements.namedItem("way");
  return way instanceof HTMLSelectElement ? way : null;
}

function read(name: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
    const [words, way] = [fieldIn(kept, "words"), fieldIn(kept, "way")];
    return typeof words === "string" ? { words, ...(typeof way === "string" && { way }) } : null;
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, nothing is kept. */
function write(name: string, draft: Draft | null) {
  try {
    if (draft) localStorage.setItem(name, JSON.stringify(draft));
    else localStorage.removeItem(name);
  } catch {
    // Said above.
  }
}
