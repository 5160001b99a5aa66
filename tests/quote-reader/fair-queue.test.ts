import { expect, test } from "vitest";
import { makeFairQueue } from "#app/quote-reader/process/fair-queue.ts";

type Item = { owner: string; urgent: boolean; name: string };
const item = (name: string, urgent = true): Item => ({ owner: name[0] ?? "", urgent, name });

function queueOf(...items: Item[]) {
  const queue = makeFairQueue<Item>();
  for (const each of items) queue.add(each);
  return queue;
}

function order(queue: ReturnType<typeof queueOf>) {
  const names: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) names.push(next.name);
  return names;
}

test("everyone gets a turn before anyone gets a second one", () => {
  const many = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"].map((name) => item(name));
  expect(order(queueOf(...many))).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("who waits at a screen goes first, and what nobody waits for still comes to an end", () => {
  const patient = ["p1", "p2"].map((name) => item(name, false));
  const urgent = Array.from({ length: 6 }, (_, index) => item(`u${index + 1}`));
  expect(order(queueOf(...patient, ...urgent))).toEqual(["u1", "u2", "u3", "u4", "p1", "u5", "u6", "p2"]);
});

test("who has one at work is passed over, and keeps the turn", () => {
  const queue = queueOf(item("a1"), item("b1"), item("p1", false));
  expect(queue.take((owner) => owner !== "a")?.name).toBe("b1");
  expect(queue.take((owner) => owner !== "a")?.name).toBe("p1");
  expect(queue.take((owner) => owner !== "a")).toBeUndefined();
  expect(queue.take()?.name).toBe("a1");
});

test("what is taken back is not handed out", () => {
  const gone = item("a1");
  const queue = queueOf(gone, item("b1"));
  expect([queue.length(), queue.lengthFor("a"), queue.remove(gone), queue.remove(gone)]).toEqual([2, 1, true, false]);
  expect([queue.lengthFor("a"), ...order(queue)]).toEqual([0, "b1"]);
});
