import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetSent, keepDraft } from "#app/routes/dashboard/kept-draft.ts";

const NAME = "draft:me:thread:leon";
const kept = new Map<string, string>();
const tabs = new EventTarget();

// What a browser has and Node has not: its storage, its window, a list of ways.
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    window: tabs,
    HTMLSelectElement: class {},
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
  });
});
afterAll(() => {
  for (const name of ["window", "HTMLSelectElement", "localStorage"]) Reflect.deleteProperty(globalThis, name);
});

/** A box in its form, into which somebody may type. */
function box(value = "") {
  const form = Object.assign(new EventTarget(), { elements: { namedItem: () => null }, querySelectorAll: () => [] });
  const area = Object.assign(new EventTarget(), { value, form });
  area.addEventListener("input", () => void form.dispatchEvent(new Event("input")));
  const type = (words: string) => {
    area.value = words;
    area.dispatchEvent(new Event("input"));
  };
  return { area: area as unknown as HTMLTextAreaElement, type };
}

/** What the other tabs hear of it. */
function heard(oldValue: string | null, newValue: string | null) {
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key: NAME, oldValue, newValue }));
}

const draft = () => kept.get(NAME) ?? null;

test("what is typed is kept and put back into an empty box; after it went out both are empty", () => {
  const { area, type } = box();
  const stop = keepDraft(area, NAME, undefined);
  type("Hello Leon");
  expect(draft()).toBe('{"words":"Hello Leon"}');
  stop();
  const later = box();
  keepDraft(later.area, NAME, "Something before");
  expect(later.area.value).toBe("Hello Leon");
  forgetSent(later.area, NAME, "Hello Leon");
  expect([later.area.value, draft()]).toEqual(["", null]);
});

test("a draft that went out from a page whose script had not come is not put back", () => {
  kept.set(NAME, '{"words":"Hello Leon,\\nit is ready. "}');
  const { area } = box();
  keepDraft(area, NAME, "Hello Leon,\r\nit is ready.");
  expect([area.value, draft()]).toEqual(["", null]);
});

test("another tab's box is emptied of the words that went out, and keeps what else stands in it", () => {
  const sent = JSON.stringify({ words: "Hello Leon" });
  const [same, other] = [box("Hello Leon"), box("Something else")];
  const stops = [same, other].map(({ area }) => keepDraft(area, NAME, undefined));
  kept.delete(NAME);
  heard(sent, null);
  expect([same.area.value, other.area.value]).toEqual(["", "Something else"]);
  expect(draft()).toBe('{"words":"Something else"}');
  for (const stop of stops) stop();
});

test("an empty box in which somebody is gets what was kept, and the first key goes behind it", () => {
  kept.set(NAME, '{"words":"Hello Leon"}');
  const { area, type } = box();
  Object.assign(area, { ownerDocument: { activeElement: area } });
  keepDraft(area, NAME, undefined);
  expect(area.value).toBe("Hello Leon");
  type(`${area.value}!`);
  expect(draft()).toBe('{"words":"Hello Leon!"}');
});
