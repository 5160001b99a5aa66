import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { send } from "#app/http/files/from-memory.ts";
import { readStaticFiles } from "#app/http/files/static-files.ts";
import { houseHeaders } from "#app/http/house-headers.ts";

const SCRIPT = "console.log('twenty lines of script');\n".repeat(20);
let folder: string;
let server: Server;
let files: ReturnType<typeof readStaticFiles>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "client-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(join(folder, "robots.txt"), "User-agent: *\n");
  writeFileSync(join(folder, "assets/app-1234.js"), SCRIPT);
  writeFileSync(join(folder, "assets/app-1234.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "assets/app-1234.js.gz"), gzipSync(SCRIPT));
  files = readStaticFiles(folder, houseHeaders("https://shop.example"));
  server = createServer((incoming, outgoing) => {
    const file = files.get(incoming.url ?? "");
    if (file) send(file, incoming, outgoing, "a-request");
    else outgoing.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As bytes on the wire: fetch would decode them. */
function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    ask({ host: "127.0.0.1", port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test("an asset is kept for ever, by browsers and by what stands between", async () => {
  const { status, headers, body } = await get("/assets/app-1234.js");
  expect(status).toBe(200);
  expect(body.toString()).toBe(SCRIPT);
  expect(headers["content-type"]).toContain("text/javascript");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers.vary).toBe("Accept-Encoding");
  expect(headers["content-length"]).toBe(String(SCRIPT.length));
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toContain("max-age=31536000");
  expect(headers["x-request-id"]).toBe("a-request");
});

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
])("Accept-Encoding: %s is answered in %s", async (accepted, encoding, decode) => {
  const { headers, body } = await get("/assets/app-1234.js", { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(decode(body).toString()).toBe(SCRIPT);
  expect(headers["content-length"]).toBe(String(body.length));
});

it("is not sent again to a browser that has it, in the encoding that it has", async () => {
  const first = await get("/assets/app-1234.js", { "accept-encoding": "br" });
  const etag = String(first.headers.etag);
  const again = await get("/assets/app-1234.js", { "accept-encoding": "br", "if-none-match": etag });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  const other = await get("/assets/app-1234.js", { "accept-encoding": "gzip", "if-none-match": etag });
  expect(other.status).toBe(200);
});

test("HEAD says how long it is and sends nothing", async () => {
  const { headers, body } = await get("/robots.txt", {}, "HEAD");
  expect([headers["content-length"], body.length]).toEqual(["14", 0]);
  expect(headers["cache-control"]).toBe("public, max-age=86400");
});

test("what the build keeps for itself has no address", () => {
  expect([...files.keys()].sort()).toEqual(["/assets/app-1234.js", "/robots.txt"]);
});
