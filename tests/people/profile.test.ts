// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action } from "#app/routes/dashboard/me/profile.tsx";
import { args } from "../support/args.ts";
import { makeUser, signIn } from "../support/world.ts";

async function saved(form: Record<string, string>) {
  const { id, email } = await makeUser("driver", { firstName: "Ada", lastName: "Byron" });
  const answer: any = await action(args("/dashboard/profile", { form, cookie: await signIn({ id }) }) as any);
  const row = await db.user.findUniqueOrThrow({ where: { id }, select: { firstName: true, email: true } });
  return { answer, row, email };
}

test("a form of the profile without the field of the e-mail leaves the address as it is", async () => {
  const { answer, row, email } = await saved({ firstName: "Grace", lastName: "Byron" });
  expect(answer).toRedirectTo("/dashboard/profile");
  expect(email).toBeTruthy();
  expect(row).toEqual({ firstName: "Grace", email });
});

test("emptied it is taken off, and another one is put in small letters", async () => {
  expect((await saved({ firstName: "Grace", lastName: "Byron", email: "" })).row.email).toBeNull();
  const typed = `Grace.${crypto.randomUUID()}@Example.com`;
  expect((await saved({ firstName: "Grace", lastName: "Byron", email: typed })).row.email).toBe(typed.toLowerCase());
});

test("what is missing otherwise is said at its field", async () => {
  const { answer, row } = await saved({ firstName: "", lastName: "Byron", email: "no address" });
  expect(answer.data.error).toEqual({ firstName: ["First name is required"], email: ["Invalid email address"] });
  expect(row.firstName).toBe("Ada");
});
