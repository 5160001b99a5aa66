import { expect, test } from "vitest";
import { personInWords } from "#app/desk/person/person-in-words.ts";
import { daysOf } from "#app/routes/dashboard/calendar/view.ts";
import { checkFileQuote } from "#app/routes/upload-quote/check.ts";
import { fillFromPaper, withoutPreset } from "#app/routes/upload-quote/keep-file.server.ts";

test("beside saved cars of which none is chosen, the year of fields that are not shown asks for no make and no model", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ vehicleId: "", year: "2026", presetYear: "2026", make: "", model: "" }))
    form.set(name, value);
  withoutPreset(fillFromPaper(form, { year: null, make: null, model: null }, []));
  const { error } = checkFileQuote(form, { identified: true, hasFile: true }).reply();
  expect(error).toEqual({ vehicleId: ["Please select a vehicle"] });
});

test("on a Sunday one week follows the other without showing days twice", () => {
  const shown = (day: string) => daysOf({ view: "week", by: "technician", day }, "2026-11-29");
  const { days, next, previous } = shown("2026-11-29");
  expect([days[0], days.at(-1)]).toEqual(["2026-11-29", "2026-12-05"]);
  expect([shown(next).days[0], shown(previous).days.at(-1)]).toEqual(["2026-12-06", "2026-11-28"]);
  const monday = daysOf({ view: "week", by: "technician", day: "2026-12-09" }, "2026-11-30");
  expect(monday.days[0]).toBe("2026-12-07");
});

test("the day that work is due is the day that the page shows, and texts are said of who agreed to them alone", () => {
  const recommendation = { recommendedServiceDescription: "Wiper blades", recommendedDueDate: "2027-01-28T00:00:00Z" };
  const words = (consents: object[]) =>
    JSON.stringify(
      personInWords({
        person: { contactPreference: "email", notifyBySms: true },
        vehicles: [{ id: "1", make: "Honda", model: "Fit", year: 2019, recommendations: [recommendation] }],
        consents,
      }),
    );
  expect(words([])).toContain("due Jan 28, 2027");
  expect(words([])).toContain("email, no texts about the repair");
  expect(words([{ kind: "sms", action: "opt_in" }])).toContain("email, texts about the repair");
});
