import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { BODY_LIMITS, bodyRule, refuseField, refuseFields } from "#app/http/body.ts";
import { readForm, readSubmission } from "#app/http/input.server.ts";
import { SignIn } from "#app/people/password.ts";

const ENCODED = "application/x-www-form-urlencoded";
const encoded = (body: string) => refuseFields(Buffer.from(body), ENCODED);
const post = (body: string | FormData, path = "/login") =>
  new Request(`http://localhost:3000${path}`, {
    method: "POST",
    body,
    ...(typeof body === "string" ? { headers: { "content-type": ENCODED } } : {}),
  });

describe("how much an address takes", () => {
  test.each([
    ["/login", ENCODED, BODY_LIMITS.form],
    ["/login.data", ENCODED, BODY_LIMITS.form],
    ["/login", "multipart/form-data; boundary=x", BODY_LIMITS.form],
    ["/upload-quote", "multipart/form-data; boundary=x", BODY_LIMITS.upload],
    ["/upload-quote.data", "Multipart/Form-Data; boundary=x", BODY_LIMITS.upload],
    ["/upload-quote", ENCODED, BODY_LIMITS.form],
    ["/upload-quote/receive", "multipart/form-data; boundary=x", BODY_LIMITS.upload],
    ["/create-request/scan.data", "multipart/form-data; boundary=x", BODY_LIMITS.upload],
    ["/dashboard/repair-requests/7/quote.data", "multipart/form-data; boundary=x", BODY_LIMITS.upload],
    ["/dashboard/repair-requests/7/messages.data", "multipart/form-data; boundary=x", BODY_LIMITS.upload],
    ["/api/quotes/upload", "multipart/form-data; boundary=x", BODY_LIMITS.upload],
    ["/api/quotes/analyze-file", "multipart/form-data; boundary=x", BODY_LIMITS.upload],
    ["/api/admin/quotes/upload", "multipart/form-data; boundary=x", BODY_LIMITS.upload],
    ["/api/vehicles", "application/json", 256 * 1024],
    ["/api/auth/verify-otp", "application/json", 21 * 1024 * 1024],
    ["/webhooks/stripe", "application/json", 1024 * 1024],
    ["/webhooks/elevenlabs", "application/json", 1024 * 1024],
    ["/webhooks/twilio", ENCODED, 256 * 1024],
    ["/webhooks/twilio-status", ENCODED, 256 * 1024],
  ])("%s of %s: %i bytes", (path, type, limit) => {
    expect(bodyRule(path, type).limit).toBe(limit);
  });
});

describe("the fields of a form", () => {
  it("are at most a thousand", () => {
    const tooMany = { status: 413, message: "The form has too many fields: at most 1,000." };
    expect(encoded(Array.from({ length: 1000 }, () => "email=1").join("&"))).toBeNull();
    expect(encoded("email=1&".repeat(100_000))).toEqual(tooMany);
    const part = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\n1\r\n';
    const parts = (count: number) => Buffer.from(`${part.repeat(count)}--b--\r\n`);
    expect(refuseFields(parts(1000), "multipart/form-data; boundary=b")).toBeNull();
    expect(refuseFields(parts(1001), "multipart/form-data; boundary=b")).toEqual(tooMany);
    expect(refuseFields(parts(2), "multipart/form-data")).toMatchObject({ status: 400 });
  });

  test.each([
    "email[99999999]",
    "email[501]",
    "a.b.c.d",
    "a[0][0][0]",
    "a[0].b[1].c",
    `${"a.".repeat(50_000)}a`,
    "a".repeat(300),
    "__proto__.x",
    "a.constructor",
    "a[-1]",
    "a[1",
    "a..b",
  ])("named %.40s are refused", (name) => {
    expect(encoded(`${encodeURIComponent(name)}=x`)).toEqual({
      status: 400,
      message: "The form has a field that no form of this site has.",
    });
    const body = Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n--b--\r\n`);
    expect(refuseFields(body, 'multipart/form-data; boundary="b"')).toMatchObject({ status: 400 });
  });

  test.each(["email", "lineItems[0].unitPrice", "lineItems[500].type", "certifications[]", "vehicleId", ""])(
    "named %j pass",
    (name) => {
      expect(encoded(`${encodeURIComponent(name)}=x`)).toBeNull();
    },
  );

  test.each([
    { type: "insert", payload: { name: "lineItems", index: 99999999 } },
    { type: "update", payload: { name: "email[99999999]", value: 1 } },
    { type: "reorder", payload: { name: "email", from: 0, to: 1e9 } },
    { type: "insert", payload: { name: ["email"] } },
    { type: "explode", payload: {} },
    null,
    "{",
  ])("changed by the intent %j are refused", (intent) => {
    const text = typeof intent === "string" ? intent : JSON.stringify(intent);
    expect(refuseField("__intent__", text)).toMatchObject({ status: 400 });
  });

  it("changed as our own buttons change them pass", () => {
    const insert = { type: "insert", payload: { name: "lineItems", defaultValue: { type: "part" } } };
    expect(refuseField("__intent__", JSON.stringify(insert))).toBeNull();
    expect(refuseField("__intent__", '{"type":"remove","payload":{"name":"lineItems","index":3}}')).toBeNull();
  });

  it("are looked at in time that grows with the body, whatever it holds", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 3000 }),
        fc.constantFrom(ENCODED, "multipart/form-data; boundary=b"),
        (bytes, type) => {
          const began = performance.now();
          refuseFields(bytes, type);
          expect(performance.now() - began).toBeLessThan(200);
        },
      ),
    );
  });
});

describe("the one reader of forms", () => {
  it("reads both encodings by the schema", async () => {
    const form = new FormData();
    form.set("email", "a@b.example");
    form.set("password", "secret123");
    for (const body of [form, "email=a%40b.example&password=secret123"]) {
      expect(await readSubmission(post(body), { schema: SignIn })).toMatchObject({
        status: "success",
        value: { email: "a@b.example", password: "secret123" },
      });
    }
  });

  test.each(['__intent__={"type":"insert","payload":{"name":"email"}}', "__state__={"])(
    "takes a form with %s for a form without it",
    async (odd) => {
      expect((await readSubmission(post(`email=a&${odd}`), { schema: SignIn })).status).toBe("error");
    },
  );

  test.each([
    ["email[99999999]=x", 400],
    ["email=1&".repeat(100_000), 413],
    [`email=${"x".repeat(300_000)}`, 413],
    ["email=%00", 400],
  ])("refuses %.30s…", async (body, status) => {
    const began = performance.now();
    await expect(readForm(post(body))).rejects.toMatchObject({ status });
    expect(performance.now() - began).toBeLessThan(500);
  });
});
