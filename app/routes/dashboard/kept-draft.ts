import { fieldIn } from "#app/platform/known.ts";
import { putBack } from "#app/ui/behavior/put-back.ts";

type Draft = { words: string; way?: string };

/**
 * Keeps in this browser what is typed into a field, and the way that stands beside it, until it is sent, and puts it back into an empty
 * one. `last` is what went out last: a draft of the same words went out as well, from a page whose script had not come or from
 * another tab, and must not go out again. Returns what stops it.
 */
export function keepDraft(area: HTMLTextAreaElement, name: string, last: string | undefined): () => void {
  const { form } = area;
  if (!form) return () => {};
  const way = wayIn(form);
  const keep = () => write(name, area.value ? { words: area.value, ...(way && { way: way.value }) } : null);
  if (last !== undefined && same(area.value, last)) empty(area);
  const draft = read(keptAs(name));
  if (draft && last !== undefined && same(draft.words, last)) write(name, null);
  else if (draft && !area.value) {
    putBack(area, draft.words);
    if (way && [...way.options].some(({ value }) => value === draft.way)) way.value = draft.way ?? "";
  }
  // Typed before this script ran.
  if (area.value) keep();
  const onElsewhere = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== name || newValue !== null || !area.value) return;
    // What was sent there may stand here too; what else stands here waits on.
    if (same(area.value, read(oldValue)?.words ?? "")) empty(area);
    else keep();
  };
  form.addEventListener("input", keep);
  window.addEventListener("storage", onElsewhere);
  return () => {
    form.removeEventListener("input", keep);
    window.removeEventListener("storage", onElsewhere);
  };
}

/** After it went out: the field, the files beside it and what was kept are empty, here and in every tab where the same words stand. */
export function forgetSent(area: HTMLTextAreaElement, name: string, sent: string) {
  empty(area);
  for (const files of area.form?.querySelectorAll<HTMLInputElement>("input[type=file]") ?? []) files.value = "";
  // The others hear what is gone: those words, whatever was kept of another tab's since.
  write(name, { words: sent });
  write(name, null);
}

const empty = (area: HTMLTextAreaElement) => putBack(area, "");

/** As the server keeps words. */
function same(one: string, other: string) {
  const [a, b] = [one, other].map((words) => words.replaceAll("\r\n", "\n").trim());
  return a !== "" && a === b;
}

function wayIn(form: HTMLFormElement) {
  const way = form.elements.namedItem("way");
  return way instanceof HTMLSelectElement ? way : null;
}

function keptAs(name: string) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function read(kept: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(kept ?? "null");
    const [words, way] = [fieldIn(draft, "words"), fieldIn(draft, "way")];
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
