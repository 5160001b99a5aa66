import { expect, test } from "vitest";
import { findGoodAttempt, findSimulatedCode, sendCode, verifyCode } from "#app/messages/codes/one-time-code.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newPhone, newVisitor } from "../support/world.ts";

async function sent() {
  const phone = newPhone();
  const { methodId } = await sendCode({ phone, purpose: "sign_in", ip: newVisitor().ip });
  const code = (await findSimulatedCode(methodId)) ?? "";
  return { methodId, code, tryOne: (said: string) => verifyCode({ methodId, phone, code: said }) };
}

test("after five wrong codes the right one opens nothing", async () => {
  const { methodId, code, tryOne } = await sent();
  for (let tried = 0; tried < 5; tried++) {
    await expect(tryOne(code === "000000" ? "111111" : "000000")).rejects.toMatchObject({ status: 400 });
  }
  await expect(tryOne(code)).rejects.toMatchObject({ status: 429 });
  expect(await db.oneTimeCode.findUnique({ where: { id: methodId } })).toMatchObject({ attempts: 5, usedAt: null });
});

test("of thirty tries at the same moment five are looked at", async () => {
  const { methodId, code, tryOne } = await sent();
  const guesses = Array.from({ length: 30 }, (_, at) => String(100_000 + at)).filter((guess) => guess !== code);
  const answers = await Promise.allSettled(guesses.map(tryOne));
  const looked = answers.filter((answer) => answer.status === "rejected" && answer.reason.status === 400);
  expect(looked).toHaveLength(5);
  expect(await db.oneTimeCode.findUnique({ where: { id: methodId } })).toMatchObject({ attempts: 5 });
});

test("a form goes on with the code of a sign-in: one that proves the phone of a repair is another's", async () => {
  const goesOn = async (purpose: "sign_in" | "repair") => {
    const phone = newPhone();
    const { methodId } = await sendCode({ phone, purpose, ip: newVisitor().ip });
    return (await findGoodAttempt([methodId], phone)) === methodId;
  };
  expect([await goesOn("sign_in"), await goesOn("repair")]).toEqual([true, false]);
});
