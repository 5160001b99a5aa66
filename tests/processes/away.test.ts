import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cloneDatabase } from "../support/database.ts";
import { build, startProcess, until } from "./process.ts";

const server = process.env.TEST_DATABASE_URL ?? "";

/** The way to the database, which can be cut or can stop answering. */
async function openWay(to: URL) {
  const way = { cut: false, silent: false };
  const sockets = new Set<Socket>();
  const listener: Server = createServer((near) => {
    if (way.cut) return near.destroy();
    const far = dial(Number(to.port || 5432), to.hostname);
    for (const socket of [near, far]) sockets.add(socket.on("error", () => socket.destroy()));
    near.on("data", (bytes) => way.silent || far.write(bytes)).on("close", () => far.destroy());
    far.on("data", (bytes) => way.silent || near.write(bytes)).on("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const address = listener.address();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: address && typeof address === "object" ? address.port : 0,
    set(state: Partial<typeof way>) {
      Object.assign(way, { cut: false, silent: false, ...state });
      if (!way.silent) hangUp();
    },
    close() {
      hangUp();
      listener.close();
    },
  };
}

/** A disk with room for the assets of a build and little more; null where this machine lets nobody mount one. */
function smallDisk(folder: string): string | null {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  return spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", disk]).status === 0 ? disk : null;
}

describe.skipIf(!server)("with the database away, and with the disk full", () => {
  const folder = mkdtempSync(join(tmpdir(), "away-"));
  const disk = smallDisk(folder);
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let way: Awaited<ReturnType<typeof openWay>>;
  let product: Awaited<ReturnType<typeof startProcess>>;

  /** A process whose way to the database is this one. */
  const startHere = (variables: Record<string, string> = {}) => {
    const through = new URL(database.url);
    Object.assign(through, { hostname: "127.0.0.1", port: String(way.port) });
    return startProcess("server.ts", {
      DATABASE_URL: through.href,
      SESSION_SECRET: "a secret of thirty-two characters or more",
      PUBLIC_ORIGIN: "http://localhost:3000",
      ALLOW_SIMULATIONS: "true",
      DATA_DIR: join(folder, "data"),
      ...variables,
    });
  };

  beforeAll(async () => {
    build();
    database = await cloneDatabase();
    way = await openWay(new URL(database.url));
    product = await startHere(disk ? { DATA_DIR: disk } : {});
  }, 300_000);

  afterAll(async () => {
    way?.set({});
    await product?.end();
    way?.close();
    await database.close();
    if (disk) spawnSync("umount", [disk]);
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const ask = (path: string, accept = "*/*") => fetch(product.url + path, { headers: { accept } });
  const health = async () => {
    const answer = await ask("/healthz");
    return { status: answer.status, ...((await answer.json()) as { checks: Record<string, string> }) };
  };
  /** As soon as it says so: a verdict stands for a moment. */
  const healthOnceIt = (is: number) => until(async () => ((await health()).status === is ? await health() : null));

  test("with its way cut /api answers 503 with Retry-After, a page says so, and /healthz is 503; back, all of it works again", async () => {
    expect((await ask("/api/vehicles?code=11111111-1111-4111-8111-111111111111")).status).toBe(401);
    way.set({ cut: true });
    expect(await healthOnceIt(503)).toMatchObject({ checks: { database: "unreachable", disk: "writable" } });
    const call = await ask("/api/access-code/repair/11111111-1111-4111-8111-111111111111");
    expect(call.status).toBe(503);
    expect(Number(call.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await call.json()).toEqual({
      message: "Our records cannot be reached right now. Please try again in a moment.",
    });
    const page = await ask("/repair-status?code=11111111-1111-4111-8111-111111111111", "text/html");
    expect(page.status).toBe(503);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await page.text()).toContain("Our records cannot be reached right now. Please try again in a moment.");
    way.set({});
    expect(await healthOnceIt(200)).toMatchObject({ checks: { database: "reachable", migrations: "applied" } });
    expect((await ask("/api/access-code/repair/11111111-1111-4111-8111-111111111111")).status).toBe(200);
  }, 60_000);

  test("a database that takes connections and says nothing is away too, and /healthz never waits for it", async () => {
    await healthOnceIt(200);
    way.set({ silent: true });
    const waits: number[] = [];
    await until(async () => {
      const began = performance.now();
      const { status } = await health();
      waits.push(performance.now() - began);
      return status === 503;
    });
    expect(Math.max(...waits)).toBeLessThan(5_000);
    way.set({});
    await healthOnceIt(200);
  }, 60_000);

  test("a database that goes as the process opens its doors ends nothing, and the first admin's link is still printed", async () => {
    const [holder, watcher] = [1, 2].map(() => new pg.Client({ connectionString: database.url })) as [
      pg.Client,
      pg.Client,
    ];
    await Promise.all([holder.connect(), watcher.connect()]);
    await holder.query('BEGIN; LOCK TABLE "Invitation" IN ACCESS EXCLUSIVE MODE');
    const another = await startHere();
    try {
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"Invitation"%'`;
      await until(async () => (await watcher.query(waiting)).rowCount);
      way.set({ cut: true });
      await until(() => another.said().includes("whether there is an admin could not be asked"));
      await holder.query("ROLLBACK");
      way.set({});
      await until(() => another.said().includes("Nobody is an admin yet."));
      expect((await fetch(`${another.url}/login`)).status).toBe(200);
    } finally {
      await Promise.all([holder.end(), watcher.end()]);
      way.set({});
      await another.end();
    }
  }, 60_000);

  test.skipIf(!disk)(
    "with the disk full /healthz is 503, an upload is 503 in a sentence with Retry-After, and nothing else ends",
    async () => {
      await healthOnceIt(200);
      const filler = join(disk ?? "", "filler");
      const { bavail, bsize } = statfsSync(disk ?? "");
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 16_384));
      expect(await healthOnceIt(503)).toMatchObject({
        checks: { database: "reachable", disk: "full or not writable" },
      });
      const body = new FormData();
      const car = { newVehicle: "true", year: "2021", make: "Porsche", model: "911" };
      const contact = { name: "Dana Driver", email: "dana@example.com", phone: "+15102345678" };
      for (const [field, value] of Object.entries({ ...car, ...contact })) body.set(field, value);
      body.set("file", new File([`%PDF-1.4\n${"x".repeat(200_000)}`], "quote.pdf", { type: "application/pdf" }));
      const upload = await fetch(`${product.url}/api/quotes/analyze-file`, { method: "POST", body });
      expect(upload.status).toBe(503);
      expect(Number(upload.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await upload.json()).toMatchObject({
        message: "Nothing can be saved right now: our storage is full. We have been told. Please try later.",
      });
      expect((await ask("/login", "text/html")).status).toBe(200);
      rmSync(filler);
      await healthOnceIt(200);
    },
    60_000,
  );
});
