import { expect, test } from "vitest";
import { nodesOf } from "#app/quote-reader/attention/nodes.ts";
import { markedLabels } from "../bench/learned/written/marked-labels.ts";
import { type Mark, type Message, truthOf, writtenMessages } from "../bench/learned/written/message.ts";
import { writtenPapers } from "../bench/learned/written/written.ts";

// The messages that the reader learns sentences from, and their marks.

const messages = writtenMessages();

test("every message adds up to the cent, and each of its charges has a name, an amount and a type", () => {
  expect(messages.length).toBeGreaterThan(1000);
  for (const message of messages) {
    const { items, discounts, tax, total } = truthOf(message);
    for (const { description, type, totalPrice, quantity, unitPrice } of items) {
      expect(description, message.name).toMatch(/[a-z0-9]/i);
      expect(["Part", "Labor", "Service", "Fee"], message.name).toContain(type);
      expect(totalPrice, `${message.name}: ${description}`).toBeGreaterThan(0);
      if (quantity && unitPrice)
        expect(Math.abs(quantity * unitPrice - totalPrice), message.name).toBeLessThanOrEqual(1);
    }
    const charged = items.reduce((sum, item) => sum + item.totalPrice, 0) + tax;
    const off = discounts.reduce((sum, amount) => sum + amount, 0);
    if (total > 0) expect(charged - off, message.name).toBe(total);
  }
});

const said = (message: Message, says: Mark["says"], charge = "") =>
  message.lines.flat().flatMap(({ text, mark }) => (mark?.says === says && mark.charge === charge ? [text] : []));

test("a mark is on its words and on nothing beside them", () => {
  const chat = messages.find(({ lines }) => lines[0]?.[0]?.text === "Brianna:") as Message;
  expect(said(chat, "name", "1")).toEqual(["Thermostat"]);
  expect(said(chat, "name", "2")).toEqual(["jug", "of", "antifreeze"]);
  expect(said(chat, "amount", "1")).toEqual(["18"]);
  expect(said(chat, "name", "3")).toEqual(["(labor)"]);
  expect(said(chat, "total")).toEqual(["74."]);
});

test("on the printed page nearly every charge's amount, name and figures are labelled where their marks stand", () => {
  const papers = writtenPapers(messages.slice(0, 150), 2);
  const labelled = papers.flatMap(({ rows, marked, document: { truth } }) => {
    const labels = marked ? markedLabels(nodesOf(rows), marked) : null;
    return labels ? [{ labels, items: truth.items }] : [];
  });
  expect(labelled.length).toBeGreaterThan(papers.length * 0.95);
  for (const { labels, items } of labelled) {
    expect(labels.roles.filter((role) => role === 1)).toHaveLength(items.length);
    expect(labels.types.filter((type) => type >= 0)).toHaveLength(items.length);
  }
});
