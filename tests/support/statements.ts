import { subscribe, unsubscribe } from "node:diagnostics_channel";

/** What is asked of the database while `work` runs, in order. Alone on its process: everything that is sent meanwhile counts. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const listen = (sql: unknown) => heard.push(String(sql));
  subscribe("amped.statement", listen);
  try {
    await work();
  } finally {
    unsubscribe("amped.statement", listen);
  }
  return heard;
}
