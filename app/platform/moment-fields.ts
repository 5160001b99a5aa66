import { z } from "zod";
import { momentOf } from "#app/platform/clock.ts";

// For the server: with the clock's zones a browser's first script would grow by a kilobyte on every page.

/** Asked of the clock itself: what it knows hangs on the zone, and on the offset that was written. */
const isOnClock = (value: string) => !Number.isNaN(momentOf(value).getTime());

/** A date and time of the shop's clock, as date and time fields have it. */
export const wallTimeField = (error: string) => z.iso.datetime({ local: true, error }).refine(isOnClock, error);

/** A calendar day, or a moment with its offset. */
export const dayOrMomentField = (error: string) =>
  z.union([z.iso.date(error), z.iso.datetime({ offset: true, error })], error).refine(isOnClock, error);

/** A date and time of the shop's clock, or a moment with its offset; comes out as ISO 8601, UTC. */
export const momentField = (error: string) =>
  z.iso
    .datetime({ local: true, offset: true, error })
    .refine(isOnClock, error)
    .transform((value) => momentOf(value).toISOString());
