import { expect, test } from "vitest";
import { templatesFor, WriteCustomer } from "#app/desk/write-customer.ts";
import { withTemplate } from "#app/routes/dashboard/write-parts.tsx";

const [ready, decide] = templatesFor({ firstName: "Dana", vehicle: "Honda Civic 2019", advisor: "Ann" });
const READY = "Hi Dana, your Honda Civic 2019 is ready to be picked up. Ann";

test("a template stands alone in an empty field", () => {
  for (const empty of ["", "  ", "\n\n"]) expect(withTemplate(empty, ready?.text ?? "")).toBe(READY);
});

test("a template goes below what was typed, to the letter, and a second one below the first", () => {
  const typed = "Hi Dana,\n  the pads:\t2 mm $1 $& $$";
  const once = withTemplate(`${typed} \n`, ready?.text ?? "");
  expect(once).toBe(`${typed}\n\n${READY}`);
  const twice = withTemplate(once, decide?.text ?? "");
  expect(twice).toBe(`${once}\n\nHi Dana, your quote for the Honda Civic 2019 waits for your decision. Ann`);
  // As it stands in the field it may be sent.
  expect(WriteCustomer.parse({ messageBody: twice, way: "text" }).messageBody).toBe(twice);
});
