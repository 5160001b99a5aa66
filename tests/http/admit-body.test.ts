import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { admitBody } from "#app/http/front-door.ts";

const MULTIPART = "multipart/form-data; boundary=x";
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

test.each([
  ["/upload-quote/receive", true],
  ["/upload-quote.data", true],
  ["/create-request/scan", true],
  ["/dashboard/work/7/photos", false],
  ["/dashboard/shop-settings/logo", false],
])("a file comes to %s: what reads quotes is told while it is on its way, once: %s", async (path, told) => {
  const incoming = Object.assign(new PassThrough(), { headers: { "content-type": MULTIPART } });
  let times = 0;
  const admitted = admitBody(incoming as unknown as IncomingMessage, path, () => {
    times += 1;
  });
  expect(times).toBe(0);
  incoming.write(HEAD);
  incoming.write("half of a photo");
  await new Promise(setImmediate);
  expect(times).toBe(told ? 1 : 0);
  incoming.end("\r\n--x--");
  expect(await admitted).toHaveProperty("bytes");
  expect(times).toBe(told ? 1 : 0);
});
