import { expect, test } from "vitest";
import { pageBytes } from "#app/http/page-bytes.ts";

test("texts become the bytes of one page, however long it is", () => {
  const page = pageBytes();
  const part = "Worn — “agreed” 🚗 & ä ".repeat(3000);
  for (let at = 0; at < 10; at++) page.take(part);
  expect(page.written().toString()).toBe(part.repeat(10));
});

test("what comes before the end of the page stands before it", () => {
  const page = pageBytes();
  page.take("<body>ä");
  page.take("</body></html>");
  page.takeBefore("</body></html>", "<script>1</script>");
  expect(page.written().toString()).toBe("<body>ä<script>1</script></body></html>");
  expect(() => page.takeBefore("</main>", "")).toThrow("The page does not end with </main>.");
});

test("the next page begins anew", () => {
  pageBytes().take("a page of before");
  const page = pageBytes();
  page.take("this one");
  expect(page.written().toString()).toBe("this one");
});
