import { data } from "react-router";
import type { refused } from "#app/http/page.server.ts";

/** The form as it was typed, and whether it had files: nobody can put those into it again but the person. */
export function againWithFiles({ data: answer, init }: ReturnType<typeof refused>, files: File[]) {
  return data({ ...answer, lostFiles: files.length > 0 }, init ?? undefined);
}
