// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data, and the test knows which
import { beforeEach, describe, expect, test } from "vitest";
import { readToast } from "#app/http/toast.server.ts";
import { db } from "#app/platform/db.server.ts";
import { stateOfZip } from "#app/prices/place/zip-state.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { loader as page } from "#app/routes/repair-status/page.tsx";
import { action, loader } from "#app/routes/repair-status/put-right/say-place.tsx";
import { forgetSettings } from "#app/shop/settings/settings.server.ts";
import { args, cookiesOf } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

type User = Awaited<ReturnType<typeof makeUser>>;
let driver: User;
let cookie: string;
let id: string;

beforeEach(async () => {
  driver = await makeUser("driver");
  cookie = await signIn(driver, "phone_code");
  id = (
    await makeRequest(driver, { lines: [{ description: "Front brake pads, labor", type: "Labor", unitPrice: 40_000 }] })
  ).id;
});

const say = async (form: Record<string, string>, as = cookie): Promise<any> =>
  action(args(`/repair-status/${id}/place`, { params: { id }, cookie: as, form })).catch((thrown) => thrown);
const evidence = async () => findEvidence(await findRepairRequest(viewerOf(driver), id));
const said = async () =>
  (await db.historyEvent.findMany({ where: { repairRequestId: id, kind: "details_changed" } })).map(
    ({ summary }) => summary,
  );

async function toastOf(answer: Response) {
  const request = new Request("http://localhost", { headers: { cookie: cookiesOf(answer) } });
  return (await readToast(request, answer.headers.get("location") ?? "/")).toast;
}

describe("the place by which prices are compared", () => {
  test("is the one that the customer names, recorded, and the lines are judged anew by it", async () => {
    expect((await evidence()).place).toBeNull();
    await say({ city: "San Francisco", state: "CA", zip: "" });
    const dear = await evidence();
    expect(dear.place).toEqual({ city: "San Francisco", state: "CA", from: "said", only: null });
    await say({ city: "Mobile", state: "AL", zip: "36602" });
    const cheap = await evidence();
    expect(cheap.place).toEqual({ city: "Mobile", state: "AL", from: "said", only: null });
    const high = (of: typeof dear) => Math.max(...Object.values(of.byItem).map((one) => one.high ?? 0));
    expect(high(cheap)).toBeLessThan(high(dear));
    await say({ city: "Mobile", state: "AL", zip: "36602" });
    expect(await said()).toEqual([
      "The shop is in San Francisco, CA: prices are compared by it",
      "The shop is in Mobile, AL 36602: prices are compared by it",
    ]);
  });

  test("of a town whose prices nobody knows is said to be the state, and which cities are known", async () => {
    const answer = await say({ city: "Lakeview", state: "", zip: "97005" });
    expect(await toastOf(answer)).toMatchObject({
      title: "Prices are compared by Oregon",
      description: "Those of Lakeview itself are not known.",
    });
    expect((await evidence()).place).toEqual({ city: "Lakeview", state: "OR", from: "said", only: "Oregon" });
    const shown = (await loader(args(`/repair-status/${id}/place`, { params: { id }, cookie }))) as any;
    expect(shown.values).toEqual({ city: "Lakeview", state: "OR", zip: "97005" });
    expect(shown.known.state).toBe("Oregon");
    expect(shown.known.cities).toContain("Portland");
  });

  test("keeps what was typed where it cannot be: no state, another state's ZIP code, no ZIP code", async () => {
    for (const [form, field] of [
      [{ city: "Springfield", state: "", zip: "" }, "state"],
      [{ city: "Springfield", state: "IL", zip: "97005" }, "zip"],
      [{ city: "Springfield", state: "IL", zip: "97" }, "zip"],
    ] as const) {
      const { data } = await say(form);
      expect(Object.keys(data.error)).toEqual([field]);
      expect(data.initialValue).toMatchObject({ city: "Springfield" });
    }
    expect(await said()).toEqual([]);
  });

  test("is nobody else's to say, and nobody's once every line is decided", async () => {
    const stranger = await signIn(await makeUser("driver"), "phone_code");
    expect((await say({ city: "", state: "CA", zip: "" }, stranger)).data?.error ?? {}).toBeDefined();
    const [line] = await db.repairLineItem.findMany({ where: { repairRequestId: id } });
    const open = async () =>
      ((await page(args(`/repair-status/${id}`, { params: { id }, cookie }))) as any).data.repair.saysPlace;
    expect(await open()).toBe(true);
    await moveLineItem(viewerOf(driver), line?.id ?? "", "declined");
    expect(await open()).toBe(false);
    const { data } = await say({ city: "", state: "CA", zip: "" });
    expect(JSON.stringify(data.error)).toContain("You have decided on every line");
    expect(await said()).toEqual([]);
  });
});

test("a ZIP code tells its state", () => {
  const known = {
    "02139": "MA",
    "10001": "NY",
    "20001": "DC",
    "30301": "GA",
    "60601": "IL",
    "73301": "TX",
    "94607": "CA",
    "97005": "OR",
  };
  for (const [zip, state] of Object.entries(known)) expect([zip, stateOfZip(zip)]).toEqual([zip, state]);
  expect(stateOfZip("00901")).toBeNull();
});

describe("what our own desk typed", () => {
  test("is compared by where our shop is, and the customer is not asked for it; another shop that does the work goes before it", async () => {
    for (const [key, value] of [
      ["company.city", "Oakland"],
      ["company.state", "CA"],
    ] as const)
      await db.appSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
    await forgetSettings();
    const ours = await evidence();
    expect(ours.place).toEqual({ city: "Oakland", state: "CA", from: "shop", only: null });
    expect(Object.values(ours.byItem)[0]?.price?.rate?.where).toMatch(/^Oakland, California/);
    const shown: any = await page(args(`/repair-status/${id}`, { params: { id }, cookie }));
    expect(shown.data.repair.saysPlace).toBe(false);
    const request = await findRepairRequest(viewerOf(driver), id);
    const repairProvider = { name: "Other Shop", type: "Independent", city: "Dayton", state: "OH" };
    expect((await findEvidence({ ...request, repairProvider } as any)).place?.state).toBe("OH");
    const lineItems = request.lineItems.map((item) => ({ ...item, quoteDocumentId: "a paper" }));
    expect((await findEvidence({ ...request, lineItems })).place).toBeNull();
    await db.appSetting.deleteMany({ where: { key: { in: ["company.city", "company.state"] } } });
    await forgetSettings();
    expect((await evidence()).place).toBeNull();
  });
});
