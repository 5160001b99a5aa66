import { get } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { beforeAll, expect, test } from "vitest";
import { build, dataFolder, startProcess } from "./process.ts";

let dataDir: string;

beforeAll(async () => {
  build();
  dataDir = await dataFolder();
}, 240_000);

const opens = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
    socket.setTimeout(2000, () => resolve(false));
  });

/** Of a page, asked for by this name. */
const statusFor = (port: number, host: string, path = "/outbox") =>
  new Promise<number>((resolve, reject) => {
    const asked = get({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on("error", reject);
  });

test("the embedded product listens on this machine alone, in both families; HOST opens it, but no demo to a network", async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal }) => !internal);
  const shop = await startProcess("server.ts", { DATA_DIR: dataDir, HOST: "" });
  const port = Number(new URL(shop.url).port);
  expect(await opens("127.0.0.1", port)).toBe(true);
  const six = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .some(({ address }) => address === "::1");
  if (six) {
    expect(await opens("::1", port)).toBe(true);
    expect((await fetch(`http://[::1]:${port}/outbox`)).status).toBe(200);
  }
  for (const { address } of others.filter(({ family }) => family === "IPv4")) {
    expect(await opens(address, port)).toBe(false);
  }
  // A stranger's page whose name was pointed at this machine is not served as that stranger's own.
  expect(await statusFor(port, "evil.example")).toBe(421);
  expect(await statusFor(port, `evil.example:${port}`)).toBe(421);
  // Nor from memory, where the page is the same for everybody and was drawn before.
  for (const _ of ["drawn", "kept"]) expect(await statusFor(port, `localhost:${port}`, "/sms-policy")).toBe(200);
  for (const path of ["/", "/sms-policy", "/logo.svg"]) {
    for (const _ of Array(4)) expect([path, await statusFor(port, "evil.example", path)]).toEqual([path, 421]);
    expect([path, await statusFor(port, "no host", path)]).toEqual([path, 400]);
  }
  for (const own of ["localhost", "shop.localhost", "127.0.0.1", "[::1]", "amped.club", "www.amped.vip"]) {
    expect([own, await statusFor(port, `${own}:${port}`)]).toEqual([own, 200]);
  }
  expect(await shop.end()).toBe(0);

  await expect(startProcess("server.ts", { DATA_DIR: dataDir, HOST: "0.0.0.0" })).rejects.toThrow(
    "Other machines could reach this copy (it listens on HOST 0.0.0.0), and its text messages and codes are simulated",
  );
}, 180_000);
