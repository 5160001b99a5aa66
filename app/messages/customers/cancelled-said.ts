export const STILL_WANTED = "Do you still want the repair?";

/** That the customer cancelled, to whoever of the account reads it: not each of them did. `what`: "The appointment for your Honda". */
export function cancelledByThem(what: string): string {
  return `${what} was cancelled on your side.`;
}
