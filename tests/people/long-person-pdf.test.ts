import { describe, expect, test } from "vitest";
import { personInWords } from "#app/desk/person/person-in-words.ts";
import { renderPersonPdf } from "#app/desk/person/person-pdf.server.ts";
import { answerPdf } from "#app/http/pdf-answer.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { pagesOfPdf } from "../support/pdf-words.ts";

const COUNT = 200;

test("a person with long histories: every line and every decision once, on pages of their size", async () => {
  const bytes = await renderPersonPdf({ person: { firstName: "Erika" }, repairs: [repair()] }, "AMPed");
  const pages = await pagesOfPdf(bytes);
  // A page of nine points has some fifty lines: one that holds more would run over its foot.
  expect(pages.length).toBeGreaterThan(8);
  const text = pages.join(" ");
  for (let at = 1; at <= COUNT; at++) {
    expect(text.split(`1 x Pads, set ${at}: $180.00 (originally $240.00), part, approved`)).toHaveLength(2);
    expect(text.split(`1 x Pads, set ${at}: $180.00 (originally $240.00), approved`)).toHaveLength(2);
  }
  expect(text).toContain(`Repair approved with ${COUNT} items. Erika: ${COUNT} as said before`);
}, 240_000);

describe("one who reads it", () => {
  const data = {
    madeAt: new Date(),
    person: {
      id: "f3c1a0de-0000-4000-8000-000000000001",
      firstName: "Erika",
      lastName: "Muster",
      phone: "+15105550142",
    },
    account: { id: "f3c1a0de-0000-4000-8000-000000000002", subscriptionTier: "Free", status: "Active" },
    vehicles: [
      {
        ...{ id: "car", year: 2016, make: "Honda", model: "CR-V", vin: "5J6RM4H58GL012345", mileage: 98_412 },
        recommendations: [
          {
            ...{ recommendedServiceDescription: "Oil change", recommendedDueMileage: 97_500, status: "Pending" },
            ruleKey: "oil@97500",
          },
        ],
      },
    ],
    repairs: [{ ...repair(2), vehicleId: "car", createdAt: new Date("2026-11-24T03:30:00Z") }],
    consents: [
      { kind: "sms", action: "opt_in", textShown: "I agree to texts.", createdAt: "2026-11-24T03:30:00.000Z" },
    ],
  };

  test("finds sections, plain words, dollars and the shop's clock, and no key of ours", () => {
    const sections = personInWords(data);
    const text = JSON.stringify(sections);
    expect(sections.slice(0, 4).map(({ name }) => name)).toEqual([
      "You",
      "Your account",
      "Your vehicles",
      "Your repairs",
    ]);
    expect(sections[0]?.entries[0]).toEqual(
      expect.arrayContaining(["Name: Erika Muster", "Phone: (510) 555-0142", "Reached by: texts about the repair"]),
    );
    expect(sections[2]?.entries[0]).toEqual([
      "Honda CR-V 2016",
      "VIN: 5J6RM4H58GL012345",
      "Odometer: 98,412 miles",
      "Recommended: Oil change, due 97,500 miles, pending",
    ]);
    // Half past three in the morning of the 24th in London is the evening before at the shop.
    expect(sections[3]?.entries[0]?.[0]).toBe("Honda CR-V 2016 · Completed · Nov 23, 2026");
    expect(text).toContain("November 23, 2026 at 7:30 PM: You agreed to texts. I agree to texts.");
    expect(text).not.toMatch(/oil@97500|[0-9a-f]{8}-[0-9a-f]{4}|\dT\d\d:|Z\b|quote_analyzed|rule key/);
  });

  test("of more than a PDF holds is told how much stands in the JSON alone", () => {
    const texts = Array.from({ length: 700 }, (_, at) => ({ body: `Text ${at}`, createdAt: new Date() }));
    const sections = personInWords({ ...data, texts });
    const texted = sections.find(({ name }) => name === "Texts to your phone");
    expect([texted?.entries.length, texted?.more]).toEqual([500, 200]);
    expect(sections.at(-1)).toMatchObject({ name: "Sign-ins", entries: [], more: 0 });
    const huge = personInWords({ ...data, repairs: Array.from({ length: 40 }, () => repair(100)) });
    expect(huge.flatMap(({ entries }) => entries.flat()).length).toBeLessThanOrEqual(3000);
    expect(huge.find(({ name }) => name === "Your repairs")?.more).toBeGreaterThan(20);
  });

  test.each(["*/*", "text/html", ""])(
    "and for whom it cannot be made gets a page with the sentence (accept %j)",
    async (accept) => {
      const request = new Request("http://localhost/dashboard/people/1/pdf", { headers: accept ? { accept } : {} });
      const refuse = () => Promise.reject(new Refusal(503, "Many PDFs are being made right now."));
      const answer = await answerPdf(request, null, { name: "x.pdf" }, refuse);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
      expect(await answer.text()).toContain("<p>Many PDFs are being made right now.</p>");
    },
  );
});

function repair(count = COUNT) {
  const line = (at: number) => ({
    ...{ id: `line-${at}`, type: "Part", description: `Pads, set ${at + 1}`, quantity: 1, group: "approved" },
    ...{ originalUnitPrice: "240.00", unitPrice: "180.00", originalPrice: "240.00", totalPrice: "180.00" },
    ...{ priceBasis: "agreed", status: "Lowered", version: 1, createdAt: new Date(), updatedAt: new Date() },
  });
  const lineItems = Array.from({ length: count }, (_, at) => line(at));
  const decided = lineItems.map(({ id, description, quantity, originalPrice, totalPrice: price }) => ({
    ...{ id, description, quantity, originalPrice, price, from: "pending", to: "approved" },
  }));
  const step = (summary: string, lines: unknown[]) => ({
    ...{ kind: "item_moved", summary, actorName: "Erika", channel: "web", createdAt: new Date(), data: { lines } },
  });
  const moves = decided.map((one) => step(`${one.description} approved`, [one]));
  const history = [...moves, step(`Repair approved with ${count} items`, decided)];
  return { status: "Completed", lineItems, history, authorizations: [{ revision: 1, shown: { lines: lineItems } }] };
}
