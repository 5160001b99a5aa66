import type { Submission } from "@conform-to/react";
import { useEffect, useState } from "react";
import { isChosen } from "#app/platform/files/chosen.ts";
import type { FileQuoteForm } from "#app/quotes/quote-form.ts";
import type { VisitorFields } from "#app/routes/create-request/sections.tsx";

export type FileFields = VisitorFields & { file: string; presetYear: string };

type Check = (form: FormData, identified: boolean) => Submission<FileFields, string[], FileQuoteForm>;

/** The rules of the form, fetched when the page stands: it does not wait for them. */
export function useCheck() {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    void import("./check.ts").then(({ checkFileQuote: all }) =>
      setCheck(
        () => (form: FormData, identified: boolean) =>
          all(form, { identified, hasFile: hasFile(form), mayNameCar: hasFile(form) }) as ReturnType<Check>,
      ),
    );
  }, []);
  return check;
}

function hasFile(form: FormData) {
  return Boolean(form.get("kept")) || form.getAll("file").some(isChosen);
}
