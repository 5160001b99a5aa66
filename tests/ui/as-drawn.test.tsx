import { renderToString } from "react-dom/server.node";
import { expect, test } from "vitest";
import { asDrawn } from "#app/ui/behavior/as-drawn.tsx";

test("a part that is read alone is drawn by the server with what it was given", async () => {
  const part = Promise.resolve(({ words }: { words: string }) => <p>{words}</p>);
  const Part = asDrawn(() => part);
  await part;
  await null;
  expect(renderToString(<Part words="two of three" />)).toBe('<div class="contents"><p>two of three</p></div>');
});
