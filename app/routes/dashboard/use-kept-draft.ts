import { useEffect, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import { onLostConnection } from "#app/ui/behavior/keep-form.ts";
import { forgetSent, keepDraft } from "./kept-draft.ts";

/** `refused` is true when what was sent last was refused, and its words stand still; `last`: one's own words that went out last. */
type Sent = { sending: boolean; refused: boolean; last?: string | undefined };

/**
 * Keeps what one person is writing to one thing in this browser until it is sent, through another page, a reload and the end of a
 * session: the words, and the way they shall go. A field that was sent is emptied, and the files beside it.
 */
export function useKeptDraft(key: string, { sending, refused, last }: Sent) {
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<string | null>(null);
  const lost = useRef(false);
  const writer = useRouteLoaderData<{ id: string }>("routes/dashboard/layout")?.id;
  const name = `draft:${writer}:${key}`;

  useEffect(() => {
    if (field.current) return keepDraft(field.current, name, last);
  }, [name, last]);

  useEffect(() => {
    const form = field.current?.form;
    const begin = () => {
      lost.current = false;
    };
    const stop = onLostConnection(() => {
      lost.current = true;
    });
    form?.addEventListener("submit", begin);
    return () => {
      stop();
      form?.removeEventListener("submit", begin);
    };
  }, []);

  useEffect(() => {
    const area = field.current;
    if (sending) {
      sent.current ??= area?.value ?? "";
      return;
    }
    const words = sent.current;
    sent.current = null;
    if (words !== null && area && !refused && !lost.current) forgetSent(area, name, words);
  }, [sending, refused, name]);

  return field;
}
