import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HistoryList } from "#app/routes/dashboard/repair/timeline/history-list.tsx";

test("the record says what a line costs as every page says money", () => {
  const line = { id: "1", description: "Engine", quantity: 1, price: "164835.00", originalPrice: "1170000.50" };
  const shown = renderToStaticMarkup(
    HistoryList({
      entries: [
        {
          ...{ id: "1", kind: "item_edited", summary: "Line item changed: Engine", createdAt: "Today" },
          ...{ actorName: "Max Advisor", knownBy: "session", channel: "web", ip: null, userAgent: null },
          lines: [line, { ...line, id: "2", description: "Free check", price: "0.00", originalPrice: "0.00" }],
          ...{ totalBefore: null, totalAfter: null },
        },
      ],
    }),
  );
  expect(shown).toContain("Engine: $164,835.00 (originally $1,170,000.50)");
  expect(shown).toContain("Free check: $0.00<");
});
