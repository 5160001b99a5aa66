import { useEffect } from "react";
import { isIn, putBack } from "./put-back.ts";

const KEPT = "input:not([type=file], [type=hidden], [type=password], [type=checkbox], [type=radio]), select, textarea";

/**
 * What is typed into a form outlives a reload of its page, in this tab alone. Texts that stand there already are left alone: the server
 * or the paper put them there. Whoever leaves the page, or hands the form in, leaves nothing behind, unless it
 * `outlives` the page for whoever comes back to it within five minutes without having sent it: after that it may be somebody else.
 */
export function useDraft(formId: string, { outlives = false } = {}): void {
  const key = `draft ${formId}`;
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) return keepTyped(form, key, outlives);
  }, [formId, key, outlives]);
}

/** Puts back what was kept and keeps what is typed from now on. Returns what ends it, when the page is left. */
export function keepTyped(form: HTMLFormElement, key: string, outlives: boolean): () => void {
  if (outlives) forgetOld(key);
  const waiting = fillIn(form, read(key));
  write(key, { ...read(key), ...typedInto(form) });
  let isSent = false;
  const keep = ({ target }: Event) => {
    if (!isKept(target) || !target.name) return;
    isSent = false;
    if (!waiting.has(target)) keepValue(key, target);
  };
  const settle = (field: Field) => {
    if (!waiting.delete(field)) return;
    if (field.value) keepValue(key, field);
    else fillIn(form, read(key));
  };
  // Of a window that goes behind another one somebody is in the same field still.
  const out = ({ target }: Event) => {
    if (isKept(target) && !isIn(target)) settle(target);
  };
  // One that is refused stays on its page; one that is left for another page after it went there.
  const send = () => {
    isSent = true;
  };
  form.addEventListener("input", keep);
  form.addEventListener("focusout", out);
  form.addEventListener("submit", send);
  return () => {
    form.removeEventListener("input", keep);
    form.removeEventListener("focusout", out);
    form.removeEventListener("submit", send);
    for (const field of waiting) if (field.value) keepValue(key, field);
    if (isSent || !outlives) write(key, null);
  };
}

const OUTLIVES_MS = 300_000;
/** No field has this name. */
const TYPED_AT = "";

function forgetOld(key: string) {
  const { [TYPED_AT]: at = "0" } = read(key);
  if (Date.now() - Number(at) > OUTLIVES_MS) write(key, null);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Draft = Record<string, string>;

function keepValue(key: string, { name, value }: Field) {
  write(key, { ...read(key), [name]: value, [TYPED_AT]: String(Date.now()) });
}

/** Returns the fields whose draft waits. */
function fillIn(form: HTMLFormElement, draft: Draft): Set<Field> {
  const waiting = new Set<Field>();
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (!isKept(field) || field.value === value || !takes(field, value)) continue;
    if (!putBack(field, value)) waiting.add(field);
  }
  return waiting;
}

function isKept(field: unknown): field is Field {
  return field instanceof Element && field.matches(KEPT);
}

function takes(field: Field, value: string) {
  if (!(field instanceof HTMLSelectElement)) return field.value === "";
  return !isTyped(field) && [...field.options].some((option) => option.value === value);
}

/** What was typed before this script ran is kept like what is typed after it. */
function typedInto(form: HTMLFormElement): Draft {
  const fields = [...form.querySelectorAll<Field>(KEPT)].filter((field) => field.name && isTyped(field));
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** Other than as the server sent it. */
function isTyped(field: Field) {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const sent = [...field.options].findLastIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(sent, 0);
}

function read(key: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Draft;
  } catch {
    return {};
  }
}

/** Where the browser keeps nothing, nothing is kept. */
function write(key: string, draft: Draft | null) {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Said above.
  }
}
