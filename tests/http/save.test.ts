import { redirect } from "react-router";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { carryOut, save } from "#app/http/form/save.server.ts";
import { AsksFirst, forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { args } from "../support/args.ts";

const schema = z.object({ reason: z.string("Say why").min(3, "Say a little more") });
const how = { schema, failed: "Not voided" };
const done = { to: "/dashboard/invoices/1", title: "Voided", description: "It counts no more." };
const sent = (reason?: string) => args("/dashboard/invoices/1/void", { form: reason ? { reason } : {} }).request;
const caught = (promise: Promise<unknown>) => promise.catch((thrown) => thrown);

describe("a form that is saved", () => {
  test("is read by its schema, done, and led on with a toast", async () => {
    const heard: unknown[] = [];
    const answer = await save(sent("Twice"), how, async (value) => {
      heard.push(value);
      return done;
    });
    expect(heard).toEqual([{ reason: "Twice" }]);
    expect(answer).toRedirectTo("/dashboard/invoices/1");
    await expect(answer).toHaveToast("Voided", "It counts no more.");
  });

  test("is not done where it has faults: they stand at their fields, the words stay, and a toast says what is missing", async () => {
    const deed = () => Promise.reject(new Error("it was done"));
    const missing = { title: "Missing Information", description: "Say why it is void" };
    const answer = await save(sent("x"), { ...how, missing }, deed);
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { error: { reason: ["Say a little more"] }, initialValue: { reason: "x" }, toast: missing },
    });
    const some = await save(
      sent("x"),
      { ...how, missing: ({ payload }) => (payload.reason ? undefined : missing) },
      deed,
    );
    expect(some).toMatchObject({ init: { status: 400 }, data: { error: { reason: ["Say a little more"] } } });
    expect(some).not.toHaveProperty("data.toast");
  });

  test("keeps what was typed where it is refused, with the sentence on top or at its field and the title as a toast", async () => {
    const refuse = (refusal: Refusal) => save(sent("Twice"), how, () => Promise.reject(refusal));
    expect(await refuse(new Refusal(409, "It is paid already."))).toMatchObject({
      init: { status: 409 },
      data: {
        error: { "": ["It is paid already."] },
        initialValue: { reason: "Twice" },
        toast: { kind: "error", title: "Not voided", description: "It is paid already." },
      },
    });
    const gone = new Refusal(404, "This recipient was not found.", { field: "reason" });
    expect(await refuse(gone)).toMatchObject({ init: { status: 404 }, data: { error: { reason: [gone.message] } } });
    expect(await refuse(new AsksFirst("Sure?", ["It was paid."]))).toMatchObject({
      data: { conflicts: ["It was paid."] },
    });
  });

  test.each([forbidden(), notFound("This invoice")])(
    "is its status page where it is not there or not theirs: %s",
    async (refusal) => {
      const thrown = await caught(save(sent("Twice"), how, () => Promise.reject(refusal)));
      expect(thrown).toMatchObject({ init: { status: refusal.status }, data: { message: refusal.message } });
    },
  );

  test("says what nobody foresaw in its own words or the house's, and lets the deed lead elsewhere", async () => {
    const broken = () => Promise.reject(new Error("a wire"));
    const own = await save(sent("Twice"), { ...how, otherwise: "It could not be voided." }, broken);
    expect(own).toMatchObject({ init: { status: 503 }, data: { error: { "": ["It could not be voided."] } } });
    const house = await save(sent("Twice"), how, broken);
    expect(house).toMatchObject({ data: { error: { "": ["Something went wrong. Please try again."] } } });
    expect(await caught(save(sent("Twice"), how, () => Promise.reject(redirect("/elsewhere"))))).toRedirectTo(
      "/elsewhere",
    );
  });
});

describe("a button's deed", () => {
  test("leads back with a toast, or on", async () => {
    const back = await carryOut("/list", {}, async () => ({ title: "Removed" }));
    expect(back).toRedirectTo("/list");
    await expect(back).toHaveToast("Removed");
    expect(await carryOut("/list", {}, async () => done)).toRedirectTo("/dashboard/invoices/1");
  });

  test("leads back with the sentence where it is refused, and is a status page where it is not there", async () => {
    const refused = await carryOut("/list", { failed: "Not removed" }, () =>
      Promise.reject(new Refusal(409, "It is in use.")),
    );
    expect(refused).toRedirectTo("/list");
    await expect(refused).toHaveToast("Not removed", "It is in use.");
    const broken = await carryOut("/list", { failed: "Not removed" }, () => Promise.reject(new Error("a wire")));
    await expect(broken).toHaveToast("Not removed", "Something went wrong. Please try again.");
    const gone = await caught(carryOut("/list", {}, () => Promise.reject(notFound("This car"))));
    expect(gone).toMatchObject({ init: { status: 404 } });
  });
});
