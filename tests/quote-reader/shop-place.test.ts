import { expect, test } from "vitest";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { customerName } from "#app/quote-reader/paper/identity.ts";
import { shopName } from "#app/quote-reader/paper/shop-name.ts";
import { shopPlace } from "#app/quote-reader/paper/shop-place.ts";
import { pageOfText } from "#app/quote-reader/typed/page-of-text.ts";

function placeOn(text: string) {
  const rows = rowsOf(pageOfText(text));
  return shopPlace(rows, { shop: shopName(rows), customer: customerName(rows) });
}

const LINES = "\n\nFront brake pads 119.95\nTotal 119.95";

test.each([
  ["2217 Fruitvale Ave, Oakland, CA 94601  (510) 555-0142", { city: "Oakland", state: "CA", zip: "94601" }],
  ["1140 E 12th St Oakland CA 94606 510-555-0177", { city: "Oakland", state: "CA", zip: "94606" }],
  ["4012 Piedmont Ave, Oakland, CA", { city: "Oakland", state: "CA", zip: null }],
  ["88 NW 5th Street Suite 200, SALT LAKE CITY, UT 84101-1122", { city: "Salt Lake City", state: "UT", zip: "84101" }],
  ["3 Depot Sq.Cold Spring., NY 10516", { city: "Cold Spring", state: "NY", zip: "10516" }],
  ["6725 Sawmill Parkway * Dublin, Ohio 43017 * Service (614) 555-0162", { city: "Dublin", state: "OH", zip: "43017" }],
  ["Route 14, East Randolph, Vermont 05041", { city: "East Randolph", state: "VT", zip: "05041" }],
  ["44 Canal St, New York, New York 10013", { city: "New York", state: "NY", zip: "10013" }],
  ["12 Shore Dr, Virginia Beach, VA 23451", { city: "Virginia Beach", state: "VA", zip: "23451" }],
  ["12 Elm St, Nevada, MO 64772", { city: "Nevada", state: "MO", zip: "64772" }],
  ["3116 E. Main Farmington, New Mexico 87402", { city: "Farmington", state: "NM", zip: "87402" }],
  ["88 Broadway Grand Island, NE 68801", { city: "Grand Island", state: "NE", zip: "68801" }],
  ["9 Main Rd, St. Paul, MN 55101", { city: "St. Paul", state: "MN", zip: "55101" }],
])("%s is where the shop is", (address, place) => {
  expect(placeOn(`Hollis Auto Care\n${address}${LINES}`)).toEqual(place);
});

test("the customer's address is not the shop's, wherever it stands", () => {
  const ours = "12 Elm St\nReno, NV 89501";
  expect(placeOn(`Hollis Auto Care\n\nCustomer: Dana Whitlock\n${ours}${LINES}`)).toBeNull();
  expect(placeOn(`Hollis Auto Care\n\nBill To\nDana Whitlock\n${ours}${LINES}`)).toBeNull();
  expect(
    placeOn(`Hollis Auto Care\n2217 Fruitvale Ave, Oakland, CA 94601\n\nCustomer: Dana Whitlock\n${ours}${LINES}`),
  ).toMatchObject({ city: "Oakland", state: "CA" });
});

test("words that only look like a state's letters name no place", () => {
  expect(placeOn(`Hollis Auto Care\nBrakes, OR tires, IN stock${LINES}`)).toBeNull();
  expect(placeOn(`Hollis Auto Care\nLABOR, CO-PAY 12345${LINES}`)).toBeNull();
  expect(placeOn(`${"a, ".repeat(40_000)}CA${LINES}`)).toBeNull();
});
