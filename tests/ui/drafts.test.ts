import { redirect } from "react-router";
import { afterAll, beforeEach, expect, test } from "vitest";
import { clientAction as signOut } from "#app/routes/login/logout.ts";
import { forgetDrafts } from "#app/ui/behavior/forget-drafts.ts";
import { keepTyped } from "#app/ui/behavior/use-draft.ts";

const KEY = "draft phone-way";

class Storage {
  #kept = new Map<string, string>();
  get length() {
    return this.#kept.size;
  }
  key = (index: number) => [...this.#kept.keys()][index] ?? null;
  getItem = (name: string) => this.#kept.get(name) ?? null;
  setItem = (name: string, value: string) => void this.#kept.set(name, value);
  removeItem = (name: string) => void this.#kept.delete(name);
}
class Element extends EventTarget {
  matches = () => true;
}

// What a browser has and Node has not.
beforeEach(() => {
  const [sessionStorage, localStorage] = [new Storage(), new Storage()];
  Object.assign(globalThis, { sessionStorage, localStorage, Element, HTMLSelectElement: class {} });
});
afterAll(() => {
  for (const name of ["sessionStorage", "localStorage", "Element", "HTMLSelectElement"])
    Reflect.deleteProperty(globalThis, name);
});

/** A form with one field, as the server sent it. */
function opened({ focused = false, kind = "tel" } = {}) {
  const ownerDocument: { activeElement: unknown } = { activeElement: null };
  const phone = Object.assign(new Element(), {
    ...{ name: "phone", type: kind, value: "", defaultValue: "" },
    ownerDocument,
  });
  if (focused) ownerDocument.activeElement = phone;
  const elements = { namedItem: (name: string) => (name === "phone" ? phone : null) };
  const form = Object.assign(new EventTarget(), { elements, querySelectorAll: () => [phone] });
  const leave = keepTyped(form as unknown as HTMLFormElement, KEY, true);
  const type = (value: string) => {
    phone.value = value;
    form.dispatchEvent(Object.defineProperty(new Event("input"), "target", { value: phone }));
  };
  const goOut = () => {
    ownerDocument.activeElement = null;
    form.dispatchEvent(Object.defineProperty(new Event("focusout"), "target", { value: phone }));
  };
  return { phone, type, leave, goOut, send: () => form.dispatchEvent(new Event("submit")) };
}

test("the number of a form that was sent is gone; of one that was left, or refused and changed, it is back", () => {
  const first = opened();
  first.type("5105550510");
  first.leave();
  const second = opened();
  expect(second.phone.value).toBe("5105550510");
  second.send();
  second.leave();
  const third = opened();
  expect(third.phone.value).toBe("");
  third.type("51055505");
  third.send();
  third.type("5105550599");
  third.leave();
  expect(opened().phone.value).toBe("5105550599");
});

function left(typed: string) {
  const before = opened();
  before.type(typed);
  before.leave();
}
const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? "{}").phone;

test("no number comes into the field in which somebody is, and their first digit does not delete it", () => {
  left("5105550510");
  const { phone, type, goOut, leave } = opened({ focused: true });
  expect(phone.value).toBe("");
  type("5");
  expect(kept()).toBe("5105550510");
  type("");
  goOut();
  expect([phone.value, kept()]).toEqual(["5105550510", "5105550510"]);
  type("5105550599");
  leave();
  expect(kept()).toBe("5105550599");
});

test("another number that was typed in its place is the one that is kept, also of who left from within it", () => {
  left("5105550510");
  const out = opened({ focused: true });
  out.type("5105550599");
  out.goOut();
  expect(kept()).toBe("5105550599");
  out.leave();
  const within = opened({ focused: true });
  within.type("5105550577");
  within.leave();
  expect(kept()).toBe("5105550577");
});

test("words come into their field also where somebody is in it", () => {
  left("The brakes squeal");
  expect(opened({ focused: true, kind: "textarea" }).phone.value).toBe("The brakes squeal");
});

test("who signs out leaves none behind, in the tab and in the browser; what is no draft stays", () => {
  sessionStorage.setItem(KEY, "{}");
  localStorage.setItem("draft:ada:note:1", "{}");
  localStorage.setItem("draft:ada:message:1", "{}");
  localStorage.setItem("theme", "blue");
  forgetDrafts();
  expect([sessionStorage.getItem(KEY), localStorage.length, localStorage.getItem("theme")]).toEqual([null, 1, "blue"]);
});

test.each([
  ["signed out", () => Promise.reject(redirect("/login")), 0],
  ["a customer who signed out", () => Promise.reject(redirect("/login/phone")), 0],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), 1],
  ["a sign-out that failed", () => Promise.reject(redirect("/dashboard")), 1],
  ["a customer's that failed", () => Promise.reject(redirect("/repairs")), 1],
])("drafts go once the session has ended, and stay with who is signed in still: %s", async (_, serverAction, left) => {
  localStorage.setItem("draft:ada:note:1", "{}");
  await expect(signOut({ serverAction } as never)).rejects.toBeDefined();
  expect(localStorage.length).toBe(left);
});
