import { expect, test } from "vitest";
import { proofOf } from "#app/quotes/papers/proof.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { handIn, reading } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const SUM = { code: "sum", message: "The lines do not add up.", page: null, box: null };

async function pages(total: number) {
  const driver = await makeUser("driver");
  const { id } = await makeRequest(driver);
  const viewer = viewerOf(driver);
  const first = reading({
    shop: "Hilltop Auto Care",
    lines: [
      ["Alternator", 30_000],
      ["Battery replacement", 22_000],
    ],
  });
  const last = reading({ lines: [["Oil change", 8000]], tax: 4000, total });
  const one = await handIn(viewer, id, { ...first, reconciles: false, difference: null });
  const other = await handIn(viewer, id, { ...last, reconciles: false, difference: total - 12_000, warnings: [SUM] });
  const request = await findRepairRequest(viewer, id);
  return { paper: request.taxation.paper, proofs: [one, other].map((document) => proofOf(document, request)) };
}

test("a quote that comes page by page is counted together: its last page prints the total of all", async () => {
  const { paper, proofs } = await pages(64_000);
  expect(paper).toMatchObject({ lines: 60_000, tax: 4000, total: 64_000 });
  expect(proofs).toEqual([
    { reconciles: true, warnings: [] },
    { reconciles: true, warnings: [] },
  ]);
});

test("a total that all pages together do not make is the total of its page alone", async () => {
  const { paper, proofs } = await pages(65_000);
  expect(paper).toMatchObject({ lines: 60_000, total: null });
  expect(proofs[1]).toEqual({ reconciles: false, warnings: [SUM] });
});
