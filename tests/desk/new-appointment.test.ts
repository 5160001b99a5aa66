// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, an action a redirect
import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { takeIn } from "#app/desk/intake.server.ts";
import { Intake } from "#app/desk/intake.ts";
import { startOfDay, wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { FreePlace } from "#app/routes/dashboard/calendar/free-place.tsx";
import { loader as move } from "#app/routes/dashboard/calendar/move.tsx";
import { action, loader } from "#app/routes/dashboard/new/page.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, newPhone, signIn, viewerOf } from "../support/world.ts";

const origin = "http://localhost:3000";
const DAY = 24 * 60 * 60_000;
const at = wallTimeOf(new Date(startOfDay(new Date(), 3).getTime() + 10 * 60 * 60_000));

const typed = (more: object = {}) => ({
  ...{ token: randomUUID(), phone: newPhone(), name: "Dana Park", car: "2019 Honda Civic", intent: "save" },
  ...more,
});

test("a caller is booked where they are taken in: day, technician and the record of it, in one form", async () => {
  const [advisor, technician] = [await makeUser("advisor"), await makeUser("technician", { firstName: "Tia" })];
  const input = Intake.parse(typed({ at, technicianId: technician.technician?.id }));
  const { id } = await takeIn(viewerOf(advisor), input, { origin });
  const row = await db.repairRequest.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ advisorId: advisor.id, technicianId: technician.technician?.id });
  expect(row.scheduledServiceDate && wallTimeOf(row.scheduledServiceDate)).toBe(at);
  const told = await db.historyEvent.findMany({ where: { repairRequestId: id, kind: "assigned" } });
  expect(told.map(({ summary }) => summary)).toEqual([expect.stringContaining("technician Tia")]);
  // Sent twice, it is booked once.
  await takeIn(viewerOf(advisor), input, { origin });
  expect(await db.historyEvent.count({ where: { repairRequestId: id, kind: "assigned" } })).toBe(1);
});

test("a time that is taken is asked about in the form, and nothing is made until it is booked anyway", async () => {
  const [advisor, technician] = [await makeUser("advisor"), await makeUser("technician")];
  const technicianId = technician.technician?.id ?? "";
  await takeIn(viewerOf(advisor), Intake.parse(typed({ at, technicianId })), { origin });
  const second = typed({ at, technicianId });
  const cookie = await signIn(advisor);
  const asked: any = await action(args("/dashboard/new", { cookie, form: second }));
  expect(asked.data.conflicts).toHaveLength(1);
  expect(await db.repairRequest.count({ where: { id: second.token } })).toBe(0);
  const booked: any = await action(
    args("/dashboard/new", { cookie, form: { ...second, anyway: asked.data.conflicts.join(" ") } }),
  );
  expect(booked).toRedirectTo(`/dashboard/repair-requests/${second.token}`);
});

test("no time is a slip of the clock: what has passed is not booked in New without a word", async () => {
  const cookie = await signIn(await makeUser("advisor"));
  const passed = wallTimeOf(new Date(Date.now() - 3 * DAY));
  const asked: any = await action(args("/dashboard/new", { cookie, form: typed({ at: passed }) }));
  expect(asked.data.conflicts).toContain("This time has passed: it goes into the record alone.");
});

test("a free place of the calendar leads to New with its time and its lane", async () => {
  const technician = await makeUser("technician");
  const lane = technician.technician?.id ?? "";
  const place = createElement(FreePlace, { at, lane, by: "technician", words: "Tia, 10 AM" });
  const router = createMemoryRouter([{ path: "*", element: place }]);
  const drawn = renderToStaticMarkup(createElement(RouterProvider, { router }));
  const [, href = ""] = /href="([^"]+)"/.exec(drawn) ?? [];
  expect(drawn).toContain('aria-label="New: Tia, 10 AM"');
  const cookie = await signIn(await makeUser("advisor"));
  const opened: any = await loader(args(href.replaceAll("&amp;", "&"), { cookie }));
  expect(opened.values).toMatchObject({ at, technicianId: lane, phone: "" });
  expect(opened.technicians.options.map(({ value }: any) => value)).toContain(lane);
});

test("a repair without a time is offered one that is still to come", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const { id } = await makeRequest(driver, { advisor, status: "Scheduled" });
  const cookie = await signIn(advisor);
  const opened: any = await move(args(`/dashboard/calendar/${id}`, { cookie, params: { id } }));
  const offered = new Date(opened.wished.at);
  expect(opened.wished.at > wallTimeOf(new Date())).toBe(true);
  expect(offered.getHours()).toBeGreaterThanOrEqual(9);
  expect(offered.getHours()).toBeLessThan(18);
});
