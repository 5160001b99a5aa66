import { expect, it } from "vitest";
import { consume, forgive } from "#app/platform/limits.server.ts";

it("counts an IPv6 address by its /64, whichever way it is written", async () => {
  const from = (low: number, word = "") => consume("sign_in", `${word}2001:db8:77:1::${low.toString(16)}`);
  for (let low = 0; low < 10; low += 1) await from(low, "address:");
  await expect(from(99, "address:")).rejects.toThrow("Too many sign-in attempts. Please try again in a few minutes.");
  await expect(consume("sign_in", "address:2001:db8:77:2::1")).resolves.toBeUndefined();
  await forgive("sign_in", "address:2001:DB8:77:1::abcd");
  await expect(from(1, "address:")).resolves.toBeUndefined();
});

it("counts an IPv4 address whole, in IPv6 dress too", async () => {
  for (let time = 0; time < 5; time += 1) await consume("sign_in", "address:198.51.100.200");
  for (let time = 0; time < 5; time += 1) await consume("sign_in", "address:::ffff:198.51.100.200");
  await expect(consume("sign_in", "address:198.51.100.200")).rejects.toThrow("Too many sign-in attempts");
  await expect(consume("sign_in", "address:198.51.100.201")).resolves.toBeUndefined();
});
