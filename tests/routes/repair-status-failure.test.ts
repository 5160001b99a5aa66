import { afterEach, expect, test, vi } from "vitest";
import { answers, type Failure, onFailure } from "#app/routes/repair-status/failure.ts";

const FAILED = { title: "Repair Approval failed", description: "Failed to approve the repair. Please try again." };

afterEach(() => void vi.unstubAllGlobals());

test("a press without an answer is told", async () => {
  const told = listen();
  const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
  const { data } = await answers(FAILED)({ request: new Request("http://localhost/"), serverAction });
  expect(data).toEqual({ ok: false, lost: true });
  expect(told).toEqual([FAILED]);
});

test("without a connection that is what is said, and when to try again", async () => {
  const told = listen({ onLine: false });
  const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
  await answers(FAILED)({ request: new Request("http://localhost/"), serverAction });
  const description = "You are offline, so nothing was changed. Please try again when you are back online.";
  expect(told).toEqual([{ title: "Repair Approval failed", description }]);
});

test("a press that a second one overtook says nothing: no failure stands over what the second one did", async () => {
  const told = listen();
  const overtaken = new AbortController();
  const request = new Request("http://localhost/", { signal: overtaken.signal });
  const serverAction = () => Promise.reject(new DOMException("The user aborted a request.", "AbortError"));
  overtaken.abort();
  await answers(FAILED)({ request, serverAction });
  expect(told).toEqual([]);
});

test("what would be lost on the way to the sign-in stays: it is said why, and the page is not loaded anew", async () => {
  const told = listen();
  const serverAction = () => Promise.resolve({ ok: false, stays: "You are signed out." });
  const { data, init } = await answers(FAILED)({ request: new Request("http://localhost/"), serverAction });
  expect([data.ok, init?.status]).toEqual([false, 401]);
  expect(told).toEqual([{ ...FAILED, description: "You are signed out." }]);
});

function listen({ onLine } = { onLine: true }) {
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("window", new EventTarget());
  const told: Failure[] = [];
  onFailure((failure) => told.push(failure));
  return told;
}
