import { afterEach, expect, test } from "vitest";
import { dayOf } from "#app/platform/clock.ts";
import { today } from "#app/platform/today.ts";
import { keepZone, shopZone } from "#app/platform/zone.ts";
import { DayToCome } from "#app/repair/word-schemas.ts";

const zone = shopZone();
afterEach(() => keepZone(zone));

test.each(["America/Los_Angeles", "America/New_York", "Pacific/Honolulu", "Asia/Kolkata"])(
  "the day that forms ask for is the shop's by its clock: %s",
  (timeZone) => {
    keepZone(timeZone);
    for (let hour = 0; hour < 24 * 370; hour += 5) {
      const moment = new Date(Date.UTC(2027, 11, 30, hour));
      expect(today(moment)).toBe(dayOf(moment));
    }
    expect(DayToCome.safeParse(dayOf()).success).toBe(true);
    expect(DayToCome.safeParse(dayOf(new Date(Date.now() - 86_400_000))).success).toBe(false);
  },
);
