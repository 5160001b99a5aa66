import { useEffect, useRef } from "react";

/**
 * Keeps what is being written in this browser until it is sent, through a reload and the end of a session. A field that was sent
 * is emptied, and the files beside it; `refused` is true while the refused words stand in a dialog of their own.
 */
export function useKeptDraft(key: string, { sending, refused }: { sending: boolean; refused: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef(false);
  const name = `draft:${key}`;

  useEffect(() => {
    const area = field.current;
    if (!area) return;
    if (!area.value) area.value = localStorage.getItem(name) ?? "";
    const keep = () => (area.value ? localStorage.setItem(name, area.value) : localStorage.removeItem(name));
    area.addEventListener("input", keep);
    return () => area.removeEventListener("input", keep);
  }, [name]);

  useEffect(() => {
    if (sending) sent.current = true;
    else if (sent.current && field.current) {
      sent.current = false;
      if (refused) return;
      field.current.value = "";
      for (const files of field.current.form?.querySelectorAll<HTMLInputElement>("input[type=file]") ?? [])
        files.value = "";
      localStorage.removeItem(name);
    }
  }, [sending, refused, name]);

  return field;
}
