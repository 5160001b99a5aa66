import { expect, test } from "vitest";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { documentNumber } from "#app/quote-reader/paper/document-number.ts";
import { documentDate } from "#app/quote-reader/paper/identity.ts";
import { pagesOf } from "./typewriter.ts";

const numberOn = (text: string) => documentNumber(pagesOf(text).flatMap(rowsOf));

test.each([
  ["Blue Heron Garage            Invoice # 1946", "1946"],
  ["R.O. 41-20877", "41-20877"],
  ["Aloha, Kimo!                 Ticket K-5590", "K-5590"],
  ["BILL no. 88                  Feb. 9, 2024", "88"],
  ["FACTURA N.º 07731            Fecha: 22/ago/2024", "07731"],
  ["ESTIMATE OF REPAIR 671448    06/04/2022", "671448"],
  ["Fourth Street Diesel         Estimate WO 1540", "WO 1540"],
  ["Charges I am disputing, bill INV7013", "INV7013"],
  ["Invoice Number: SV3000771402", "SV3000771402"],
  ["NAME Bill Drummond           NO. 20477", "20477"],
  ["Subject: 2013 Honda Civic [58278]", "58278"],
  ["Apr 28, 2019                 #INV-0702", "INV-0702"],
  ["Volt & Piston                INV-003381", "INV-003381"],
  ["CUSTOMER #: 15053            302379            *INVOICE*", "302379"],
  ["WRITTEN ESTIMATE\nT-4471\nMay 6, 2024", "T-4471"],
  ["              Estimate\nVOLTLINE   ES-3000S00071182\n              12-Mar-2026", "ES-3000S00071182"],
])("a paper says its number: %s", (text, number) => {
  expect(numberOn(text)).toBe(number);
});

test.each([
  "Estimate for 2018 Toyota Camry, 84,116 miles",
  "Invoice date 01/28/2025",
  "Repair order opened 06/04/22 08:14",
  "Quote 2026",
  "Customer # 118204            Phone 225-555-0161",
  "ESTIMATE\nCustomer #   118204",
  "Service report: 98,770 mi",
  "Your bill comes to $412.50",
  "Estimate\n12-Mar-2026",
  "Work order 3rd/4th gear",
])("a date, a year, an odometer, an amount or a customer is no number of a paper: %s", (text) => {
  expect(numberOn(text)).toBeNull();
});

test.each([
  ["Open date: 24 NOV 2026", "2026-11-24"],
  ["NOV 24, 2026", "2026-11-24"],
  ["BMW X5 20 2019\nNov. 3, 2026", "2026-11-03"],
  ["Estimate\n12-Mar-2026", "2026-03-12"],
  ["IN / OUT\n02-JUN-25 / 03-JUN-25", "2025-06-02"],
])("a paper's date: %s", (text, date) => {
  expect(documentDate(pagesOf(text).flatMap(rowsOf))).toBe(date);
});

test("a date more than a year ahead was misread, and is none", () => {
  const dateOf = (text: string) => documentDate(pagesOf(text).flatMap(rowsOf), new Date("2026-11-29T12:00:00Z"));
  expect(dateOf("Date: 10-14-29")).toBeNull();
  expect(dateOf("10-14-29   Hawk Garage")).toBeNull();
  expect(dateOf("Sold 14JAN29   In 26NOV26")).toBe("2026-11-26");
  expect(dateOf("Date: 11-29-27")).toBe("2027-11-29");
  expect(dateOf("Date: 10-14-24")).toBe("2024-10-14");
});
