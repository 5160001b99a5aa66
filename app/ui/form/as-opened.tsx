import { useState } from "react";
import { useActionData, useLoaderData, useLocation } from "react-router";
import { fieldIn, isRecord } from "#app/platform/known.ts";
import { useInterrupted } from "#app/ui/behavior/interrupted.ts";
import { marksOf, OPENED } from "#app/ui/form/marks.ts";

type Options = {
  told?: (answer: unknown) => boolean;
  /** The field that sends it. */
  name?: string;
  /** What was sent, where it is no field of this name alone. */
  sent?: string | undefined;
};

/**
 * What stood when the form was opened. A page that asks anew by itself must not move it under what is being typed: that would be saved
 * over somebody else's change unseen. It moves once the person has been told (`told`), and for another form or one that is open afresh.
 * Without a script a refused press is such a page too: what the form sent is what it was opened on.
 */
export function useAsOpened(now: string, options: Options = {}): string {
  const { told = isStale, name } = options;
  const answer = useActionData();
  const { key, pathname, search } = useLocation();
  const place = pathname + search;
  // What a session that ended had interrupted was typed over what stood then.
  const interrupted = useInterrupted();
  const [opened, open] = useState(() => {
    const sent =
      options.sent ?? (name ? (sentIn(answer, name) ?? sentIn({ initialValue: interrupted }, name)) : undefined);
    return { now: (told(answer) ? undefined : sent) ?? now, key, pathname, place, answer, due: false };
  });
  // An answer goes with the next asking anew: that it was given, and what it told, is kept here.
  const heard = answer !== undefined && answer !== opened.answer;
  const due = opened.due || (heard && told(answer));
  // Saved, and led back to where it stands: a refused one has its answer, and a search another address.
  const again = opened.key !== key && opened.place === place && answer === undefined;
  if (opened.pathname !== pathname || again) {
    open({ now, key, pathname, place, answer, due: false });
    return now;
  }
  if (due && opened.now !== now) {
    open({ ...opened, now, key, answer: answer ?? opened.answer, due: false });
    return now;
  }
  if (heard) open({ ...opened, key, answer, due });
  return opened.now;
}

/** What a press sent in a field; undefined where there was none, or nothing in it. */
export function sentIn(answer: unknown, name: string): string | undefined {
  const path = name.split(/[.[\]]+/).filter(Boolean);
  const sent = path.reduce<unknown>(fieldIn, fieldIn(answer, "initialValue"));
  return typeof sent === "string" && sent !== "" ? sent : undefined;
}

function isStale(answer: unknown) {
  return fieldIn(answer, "stale") === true;
}

type Seen = {
  version: string | number;
  name?: string;
  /** What its fields stand at, where the screen's loader does not answer it as `values`. */
  values?: Record<string, unknown>;
};

/** The field by which the server refuses to write over what came after the form was opened. */
export function SeenVersion({ version, name = "version", values }: Seen) {
  return (
    <>
      <input type="hidden" name={name} value={useAsOpened(String(version), { name })} />
      {name === "version" ? <SeenValues version={version} values={values} /> : null}
    </>
  );
}

/**
 * Beside a version: what its fields stood at, so that only what somebody else changed is said to be another now. The version is one of
 * the marks: both move together.
 */
export function SeenValues({ version, values }: { version?: string | number; values?: Seen["values"] | undefined }) {
  const answered = fieldIn(useLoaderData(), "values");
  const seen = values ?? (isRecord(answered) ? answered : null);
  const marks = useAsOpened(seen ? marksOf({ ...seen, version }) : "", { name: OPENED });
  return marks ? <input type="hidden" name={OPENED} value={marks} /> : null;
}
