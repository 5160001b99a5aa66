import { expect, test } from "vitest";
import { answerOf } from "#app/quotes/answer.server.ts";
import { createQuote } from "#app/quotes/quote.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { reading, storedFile } from "../support/readings.ts";
import { makeUser, viewerOf } from "../support/world.ts";

const CAMRY = { year: 2016, make: "Toyota", model: "Camry", mileage: 101_230 };

test("hours, rate and parts that the paper prints for a dear job are held against the usual ones, in the preview, the row and the question", async () => {
  const read = reading({
    ...{ shop: "Premier Import Service", total: 143_000, tax: 0 },
    vehicle: CAMRY,
    lines: [["Front brake pads replacement", 143_000]],
  });
  Object.assign(read.items[0] ?? {}, { made: { parts: 69_000, labor: 74_000, hours: 4 } });
  const outcome = { ok: true as const, reading: read };
  const said =
    /^The quote prints 4 hours where [\d.]+(?: to [\d.]+)? are usual, \$185 an hour where \$\d+ to \$\d+ is usual, parts at \$690 where \$\d+ to \$\d+ are usual\.$/;
  expect((await answerOf(outcome))?.matter[0]?.beyond).toMatch(said);
  const driver = await makeUser("driver");
  const form = { ...CAMRY, description: "Repair quote", contactPreference: "phone" as const };
  const { id } = await createQuote(viewerOf(driver), form as never, { file: storedFile(), outcome });
  const request = await findRepairRequest(viewerOf(driver), id);
  const { byItem, questions } = await findEvidence(request);
  const [line] = request.lineItems;
  expect(byItem[line?.id ?? ""]?.beyond).toMatch(said);
  expect(questions.find(({ code }) => code === "above-range")?.question).toMatch(
    /^“Front brake pads replacement” is quoted at \$1,430\.00\. The quote prints 4 hours where .* What does this car need beyond that\?$/,
  );
  // What was corrected by hand is not what the row prints.
  const lineItems = request.lineItems.map((item) => ({ ...item, originalPrice: 150_000, totalPrice: 150_000 }));
  expect((await findEvidence({ ...request, lineItems })).byItem[line?.id ?? ""]?.beyond).toBeNull();
});

test("so are parts and labor on lines of their own; of a usual price nothing is said", async () => {
  const beyond = async (hours: number, each: number, parts: number) => {
    const read = reading({
      ...{ shop: "Premier Import Service", tax: 0 },
      vehicle: CAMRY,
      lines: [
        ["Front brake pads", parts, "Part"],
        ["Replace front brake pads", hours * each, "Labor"],
      ],
    });
    Object.assign(read.items[1] ?? {}, { quantity: hours, unitPrice: each });
    return (await answerOf({ ok: true, reading: read }))?.matter[0]?.beyond;
  };
  expect(await beyond(4, 18_500, 69_000)).toMatch(/^The quote prints 4 hours where .* parts at \$690 where/);
  expect(await beyond(1.1, 12_000, 8_000)).toBeNull();
});
