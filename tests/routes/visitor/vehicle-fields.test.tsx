import { useForm } from "@conform-to/react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { makeNamed } from "#app/quote-reader/paper/makes.ts";
import { makeValues } from "#app/routes/create-request/form-values.ts";
import { VehicleSections, type VisitorFields } from "#app/routes/create-request/sections.tsx";
import { MORE_MAKES } from "#app/shop/makes.ts";

function Vehicle() {
  const [, fields] = useForm<VisitorFields>({ id: "car" });
  return <VehicleSections fields={fields} vehicles={[]} failed={false} />;
}

function choicesOf(name: string) {
  const Stub = createRoutesStub([{ path: "/", Component: Vehicle }]);
  const html = renderToString(<Stub initialEntries={["/"]} />);
  const [, inside = ""] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(html) ?? [];
  return [...inside.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, value]) => value);
}

describe("the car of a form", () => {
  test("a Honda, a Toyota and a Subaru are chosen like an Audi: the makes of the specification first, Other last", () => {
    const makes = choicesOf("make");
    expect(makes.slice(0, 14)).toEqual([
      "",
      ...["Aston Martin", "Audi", "Bentley", "BMW", "Bugatti", "Ferrari", "Lamborghini", "Maserati", "McLaren"],
      ...["Mercedes-Benz", "Porsche", "Rolls-Royce", "Tesla"],
    ]);
    expect(makes).toEqual(expect.arrayContaining(["Honda", "Toyota", "Subaru", "Ford", "Chevrolet"]));
    expect(makes.at(-1)).toBe("Other");
    expect(new Set(makes).size).toBe(makes.length);
  });

  test("each of them is a make that the reader finds on paper, by the same name", () => {
    for (const make of MORE_MAKES) expect(makeNamed(make)).toBe(make);
    expect(makeValues("Honda")).toEqual({ make: "Honda" });
    expect(makeValues("Packard")).toEqual({ make: "Other", otherMake: "Packard" });
  });

  test("the 35 years of the specification, those before them, and the model year that is sold before its calendar year", () => {
    vi.setSystemTime(new Date("2026-11-29T12:00:00Z"));
    const years = choicesOf("year");
    vi.useRealTimers();
    expect(years.slice(0, 3)).toEqual(["", "2027", "2026"]);
    expect(years.slice(36, 39)).toEqual(["1992", "1991", "1990"]);
    expect(years.slice(-2)).toEqual(["1901", "1900"]);
    expect(years).toHaveLength(129);
    expect(new Set(years).size).toBe(years.length);
  });
});
