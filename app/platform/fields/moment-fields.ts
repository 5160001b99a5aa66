import { z } from "zod";
import { isWallTime, momentOf } from "#app/platform/clock.ts";
import { inTheseCenturies } from "#app/platform/day.ts";

// For the server: with the clock's zones a browser's first script would grow by a kilobyte on every page.

/** A date and time of the shop's clock, as date and time fields have it; `beyond` says which years are meant. */
export const wallTimeField = (error: string, beyond = () => error) =>
  z.iso.datetime({ local: true, error }).refine(inTheseCenturies, { error: beyond });

/** A date and time of the shop's clock, or a moment with its offset, which comes out in UTC. The first stays as it is, for it may name two moments. */
export const momentField = (error: string) =>
  z.iso
    .datetime({ local: true, offset: true, error })
    .refine(inTheseCenturies, error)
    .transform((value) => (isWallTime(value) ? value : momentOf(value).toISOString()));
