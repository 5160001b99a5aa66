import { expect, test } from "vitest";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { shopName } from "#app/quote-reader/paper/shop-name.ts";
import { pagesOf } from "./typewriter.ts";

const shopOn = (text: string) => shopName(pagesOf(text).flatMap(rowsOf));

test.each([
  ["Messages with Kowalski Bros. Garage", "Kowalski Bros. Garage"],
  ["Hi Jolene, this is Trish over at Quincy Street Auto & Truck, calling", "Quincy Street Auto & Truck"],
  ["from Old Town Mobile Auto Repair", "Old Town Mobile Auto Repair"],
  [
    "Hi Lena,\n\nthe pads are worn to 2 mm and come to $240.\n\nThanks\nMarco\nHarbor Auto Clinic",
    "Harbor Auto Clinic",
  ],
  ["February 11, 2023\n\nYour brakes are done.\n\nLone Oak Auto Repair", "Lone Oak Auto Repair"],
])("in sentences a shop's name is the words in capitals that end as one does: %s", (text, shop) => {
  expect(shopOn(text)).toBe(shop);
});

test.each([
  ["Discount Auto Repair\n\nDescription            Price\nFront pads            240.00", "Discount Auto Repair"],
  [
    "DISCOUNT TIRE WORLD #0417\n425-555-0119\n\nProduct                Qty   Price\nMichelin tire          4     214.99\nInstallation & tire care     100.00",
    "DISCOUNT TIRE WORLD #0417",
  ],
  ["Isar Werks\n\nFront pads            240.00\nAlignment              90.00", "Isar Werks"],
  ["Summit Motors of Ohio\nHi Lena,\nwe called Bay Street Garage", "Summit Motors of Ohio"],
  ["Hi Lena,\nthe pads come to $240", null],
  ["Hey, its Dana at Northside Auto Repair. Got your van up", "Northside Auto Repair"],
  ["Your Camry - estimate #5520\n\nLakeside Motors\nFront pads            240.00", "Lakeside Motors"],
  ["OHIO FARMERS CASUALTY\nBell Collision Center\nBumper cover        240.00", "Bell Collision Center"],
  ["TRI-COUNTY FLEET MAINTENANCE\nMobile & in-shop fleet service 1550 Fee Fee Rd", "TRI-COUNTY FLEET MAINTENANCE"],
  [
    "Webmail - Your Passat - what we found\nHi Lena,\nthe pads come to $240\nBrookline Foreign Car Service",
    "Brookline Foreign Car Service",
  ],
  [
    "PRAIRIE MUTUAL INSURANCE COMPANY\nLOSS: COLLISION\nINSPECTION SITE: HUSKER AUTO BODY, 4501 CORNHUSKER HWY",
    "HUSKER AUTO BODY",
  ],
  [
    "Preliminary\nVOLUNTEER FARMERS INSURANCE\nInsured: BOBBY TUTTLE\n   Repair shop: Stones River Body & Frame (615) 555-0112",
    "Stones River Body & Frame",
  ],
  [
    "Hi Hannah,\nthe bushings are torn through, $537.50\n\nCody Baumgartner\nService Advisor | Truckee Meadows Subaru",
    "Truckee Meadows Subaru",
  ],
])("a letterhead stays one, and nothing is made up: %s", (text, shop) => {
  expect(shopOn(text)).toBe(shop);
});

test("an insurer's estimate is not its own shop, and a mailbox is none", () => {
  const estimate = `MERIDIAN STANDARD INSURANCE COMPANY
Estimate of Record
Owner:               Inspection Location:         Insurance Company:
HALVORSEN, BETH      DELTA COLLISION CENTER       MERIDIAN STANDARD
2918 TABER LN        8740 ELK GROVE FLORIN RD     INSURANCE COMPANY`;
  expect(shopOn(estimate)).toBe("DELTA COLLISION CENTER");
  const supplement = "Supplement of Record\n\nThe car stands at Lakeside Auto Body\nRepl Lower grille   96.45";
  expect(shopOn(supplement)).not.toContain("Record");
  expect(shopOn("Mailbox\n\nDear Beth,\nyour car is done. Truckee Auto Repair")).not.toBe("Mailbox");
});

test("an e-mail's shop is who sent it, and an address behind a name is none of it", () => {
  const nameOn = (text: string) => shopName(pagesOf(text).flatMap(rowsOf));
  expect(
    nameOn(
      "Mailbird          Noor Haddad <noor.haddad@post.example>\nRe: Re: A4 clunk\nStefan @ Brookline Euro Garage <stefan@brooklineeuro.example> Thu, Nov 6, 2025\nTo: Noor Haddad <noor.haddad@post.example>\nHi Noor,",
    ),
  ).toBe("Brookline Euro Garage");
  expect(nameOn("From: Lee's Auto Care <office@leesauto.example>\nTo: Dana\nHi Dana")).toBe("Lee's Auto Care");
  expect(nameOn("Flatbush Auto Electric, 2290 Nostrand Ave, Brooklyn NY\nThread with Marcus")).toBe(
    "Flatbush Auto Electric",
  );
});
