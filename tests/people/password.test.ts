import { verify } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { changePassword, setPassword } from "#app/people/password.server.ts";
import { createUser, updateUser } from "#app/people/user.server.ts";
import { db } from "#app/platform/db.server.ts";
import { send } from "../routes/api/callers.ts";
import { makeAccount, makeUser, signIn, viewerOf } from "../support/world.ts";

const SHORT = "Password must be at least 6 characters";
const RATHER_SHORT = "That is a little short. Please choose a password of at least 8 characters.";
const COMMON = "This password is one of the most common and is guessed first. Please choose another.";
const OWN = "Please choose a password that is not made of the own name or email.";

const REFUSED: [password: string, sentence: string][] = [
  ["12345", SHORT],
  ["rvk4tz", RATHER_SHORT],
  ["rvk4tzq", RATHER_SHORT],
  ["password1", COMMON],
  ["PassWord1", COMMON],
  ["qwertyuiop", COMMON],
  ["demo1234", COMMON],
  ["lovelace", OWN],
  ["Ada-Lovelace-1815", OWN],
  ["ada.lovelace@engines.example", OWN],
  ["engines.example7", OWN],
];

async function ada(more: { role?: "advisor" | "driver" } = {}) {
  const user = await makeUser(more.role ?? "advisor", { firstName: "Ada", lastName: "Lovelace" });
  const email = `ada.lovelace@engines.example`;
  await db.user.updateMany({ where: { email }, data: { email: null } });
  return db.user.update({ where: { id: user.id }, data: { email }, include: { technician: true } });
}

describe("a password that is guessed first is refused", () => {
  test.each(REFUSED)("%s", async (password, message) => {
    const user = await ada();
    await expect(setPassword(user.id, password)).rejects.toMatchObject({ status: 400, field: "password", message });
    await expect(changePassword(viewerOf(user), { currentPassword: "", password })).rejects.toMatchObject({ message });
    const admin = viewerOf(await makeUser("admin"));
    await expect(updateUser(admin, user.id, { password })).rejects.toMatchObject({ message });
    const person = { firstName: "Ada", lastName: "Lovelace", email: "ada.lovelace@engines.example" } as const;
    const accountId = (await makeAccount()).id;
    await expect(
      createUser(admin, { ...person, accountId, phone: undefined, role: "advisor", status: "Active", password }),
    ).rejects.toMatchObject({ message });
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ passwordHash: null });
  });

  test("by the API too, in the field's own place", async () => {
    const cookie = await signIn(await makeUser("admin"));
    const user = await ada();
    for (const [password, sentence] of REFUSED) {
      const answer = await send("PUT", `/api/admin/users/${user.id}`, { cookie, json: { password } });
      expect(answer.status, password).toBe(400);
      expect(await answer.json()).toMatchObject({ message: sentence, errors: { password: [sentence] } });
    }
  });
});

test.each(["ada-horse-battery", "lovelace with a view", "rvk4tzqp", "           x"])(
  "%j is taken",
  async (password) => {
    const user = await ada();
    await setPassword(user.id, password);
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(await verify(passwordHash ?? "", password)).toBe(true);
  },
);
