import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { loader as invoicePdf } from "#app/routes/dashboard/invoices/pdf.ts";
import { loader as profile } from "#app/routes/dashboard/me/profile.tsx";
import { args } from "../support/args.ts";
import { pagesOfPdf } from "../support/pdf-words.ts";
import { watchThread } from "../support/watch-thread.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const LINES = 300;

test("while an invoice of 300 lines becomes a PDF everybody else is answered, and every line is on it", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const lines = Array.from({ length: LINES }, (_, at) => ({
    ...{ description: `Front brake pads, set ${at + 1} of many`, group: "approved" as const },
  }));
  const request = await makeRequest(driver, { advisor, status: "Pending_Repair", lines });
  const { id } = await createInvoice(viewerOf(advisor), request.id);
  const cookie = await signIn(driver);
  const ask = () => invoicePdf(args(`/dashboard/invoices/${id}/pdf`, { cookie, params: { id } }));
  const other = () => profile(args("/dashboard/profile", { cookie }));
  await other();
  const answers: string[] = [];
  const held = watchThread();
  const [answer] = await Promise.all([
    ask().then((response) => {
      answers.push("PDF");
      return response;
    }),
    other().then(() => answers.push("page")),
  ]);
  // What reads its rows is the longest of it: the drawing took seconds.
  expect(await held.longest()).toBeLessThan(500);
  expect(answers).toEqual(["page", "PDF"]);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const pages = await pagesOfPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pages.length).toBeGreaterThan(5);
  const text = pages.join(" ");
  const places = lines.map(({ description }) => text.indexOf(description));
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
}, 240_000);
