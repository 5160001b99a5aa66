import { readFileSync } from "node:fs";
import path from "node:path";
import { hash } from "@node-rs/argon2";
import { Password } from "#app/people/password.ts";
import { Refusal } from "#app/platform/refusal.ts";

export type Owner = { email?: string | null; firstName?: string; lastName?: string };

/** Printed in the README: it stands in the demo data alone. */
const DEMO_PASSWORD = "demo1234";

let common: Set<string> | undefined;

/** The 3,000 most common ones of eight characters or more, in lower case: prisma/passwords/README.md says whose count it is. */
function commonPasswords(): Set<string> {
  common ??= new Set(
    readFileSync(path.join(process.cwd(), "prisma/passwords/common.txt"), "utf8").split("\n").filter(Boolean),
  );
  return common;
}

/** The hash of a password that is fit to be set: every way to a new password leads through here. Errors: 400, as below. */
export async function hashNewPassword(password: string, owner: Owner): Promise<string> {
  refuseWeakPassword(password, owner);
  return hash(password);
}

/** Errors: 400 at `password` when it is too short, among the most common ones, or made of its owner's name or email. */
export function refuseWeakPassword(password: string, owner: Owner): void {
  const parsed = Password.safeParse(password);
  if (!parsed.success) throw refuse(parsed.error.issues[0]?.message ?? "");
  if (commonPasswords().has(password.toLowerCase()) || password.toLowerCase() === DEMO_PASSWORD) {
    throw refuse("This password is one of the most common and is guessed first. Please choose another.");
  }
  if (isMadeOf(password, owner)) throw refuse("Please choose a password that is not made of the own name or email.");
}

/** Whether little is left once the person's own words are taken out: "Ada.Lovelace-99" says nothing that Ada does not. */
function isMadeOf(password: string, { email, firstName, lastName }: Owner): boolean {
  const [local = "", domain = ""] = (email ?? "").toLowerCase().split("@");
  const words = [email ?? "", domain, local, ...local.split(/[^a-z0-9]+/), firstName ?? "", lastName ?? ""]
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  let rest = password.toLowerCase();
  for (const word of words) rest = rest.split(word).join("");
  return rest.length < password.length && rest.replace(/[^\p{L}]/gu, "").length < 4;
}

function refuse(sentence: string) {
  return new Refusal(400, sentence, { field: "password" });
}
