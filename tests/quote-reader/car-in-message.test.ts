import { expect, test } from "vitest";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { vehicleOnPage } from "#app/quote-reader/paper/vehicle-on-page.ts";
import { pagesOf } from "./typewriter.ts";

// A message names the car as people do: by its model, with whose it is or its year, and seldom by its make.

const car = (text: string) => {
  const { year, make, model } = vehicleOnPage(pagesOf(text).flatMap(rowsOf));
  return [year, make, model];
};

test.each([
  ["Hey, your CRV is ready to look at", null, "Honda", "CR-V"],
  ["went over ur malibu this morning", null, "Chevrolet", "Malibu"],
  ["I had the Explorer on the lift", null, "Ford", "Explorer"],
  ["brakes on the 2013 Escape are shot", 2013, "Ford", "Escape"],
  ["her Focus needs a clutch", null, "Ford", "Focus"],
  ["for your Mazda 3 we suggest pads", null, "Mazda", "Mazda3"],
  ["Re: Cherokee", null, "Jeep", "Cherokee"],
  ["Subject: 2016 Pathfinder", 2016, "Nissan", "Pathfinder"],
  ["06 Tacoma, 190k, clutch is gone", 2006, "Toyota", "Tacoma"],
  ["PAUL - 07 LEXUS RX350 (188K)", 2007, "Lexus", "RX 350"],
  ["starter for ur 08 sienna", 2008, "Toyota", "Sienna"],
  ["the radiator of your Odyssey (2015, 88,000 miles)", 2015, "Honda", "Odyssey"],
  ["the pump on your Prius\n2014 has quit", 2014, "Toyota", "Prius"],
  ["I got the hub for your Dodge Durango\n2008 1:31 PM", 2008, "Dodge", "Durango"],
  ["your Sentra's belt is due (104,000 miles, 2014 model)", 2014, "Nissan", "Sentra"],
  ["Tom's F150 came back", null, "Ford", "F-150"],
  ["I checked the Kia\n2013 Sportage, 90k", 2013, "Kia", "Sportage"],
  ["your MDX leaks", null, "Acura", "MDX"],
])("a model by itself is the car: %s", (text, year, make, model) => {
  expect(car(`Hello there.\n${text}\nThanks, Lou`)).toEqual([year, make, model]);
});

test.each([
  "your journey begins here",
  "the edge of the rotor is worn",
  "Your Express Lube of Dayton",
  "the Tacoma store is open until 6",
  "our Frontier Avenue garage",
  "the Continental tires are in",
  "the 300 miles you drove",
  "focus on the brakes",
  "the Tucson AZ 85701 shop",
  "The Venue Auto Spa",
  "11 Fit the new panel   4.5",
])("is no car: %s", (text) => {
  expect(car(`Hello there.\n${text}\nThanks, Lou`)).toEqual([null, null, null]);
});
