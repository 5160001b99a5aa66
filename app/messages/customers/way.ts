export type Reachable = {
  /** phone, text, email: what the person chose. */
  prefers: string;
  /** A phone that texts may go to: its owner agreed to them, neither said stop nor turned status texts off. */
  texts: boolean;
  /** They turned status texts off themselves. */
  quiet: boolean;
  /** An address that e-mail reaches. */
  emails: boolean;
};

/**
 * By which way a person is told: their own choice where it can be, else the other. Who wants neither a text nor an e-mail is told
 * only of what waits for their own decision (`needed`).
 */
export function wayTo({ prefers, texts, quiet, emails }: Reachable, needed: boolean): "text" | "email" | null {
  if (prefers === "email" && emails) return "email";
  if (texts) return "text";
  if (!emails) return null;
  return quiet && !needed ? null : "email";
}
