import { describe, expect, it } from "vitest";
import { checkDigitHolds, provenVin } from "#app/quote-reader/paper/vin.ts";
import { makeAndYearOfVin } from "#app/quote-reader/paper/vin-table.server.ts";

describe("VINs", () => {
  it("proves the check digit", () => {
    expect(checkDigitHolds("1HGCM82633A004352")).toBe(true);
    expect(checkDigitHolds("1HGCM82633A004353")).toBe(false);
    expect(checkDigitHolds("1HGCM82633A00435")).toBe(false);
  });

  it("repairs what cameras confuse only when the check digit then proves it", () => {
    expect(provenVin("1HGCM82633AOO4352")).toBe("1HGCM82633A004352");
    expect(provenVin("IHGCM82633A004352")).toBe("1HGCM82633A004352");
    expect(provenVin("1HGCM82633A004399")).toBeNull();
    expect(provenVin("ABCDEFGHJKLMNPRST")).toBeNull();
  });

  it.each([
    ["1HGCM82633A004352", "Honda", 2003],
    ["4T1B11HK8KA502927", "Toyota", 2019],
    ["5UXCR6C0XMC601517", "BMW", 2021],
    ["WA1ANAFY4JU124544", "Audi", 2018],
    ["1FTEW1EP2FB653424", "Ford", 2015],
  ])("decodes %s offline", (vin, make, year) => {
    expect(makeAndYearOfVin(vin)).toEqual({ make, year });
  });
});
