import { z } from "zod";
import { bareDigits } from "#app/platform/fields/typed-number.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toCents, toDollars } from "#app/platform/money.ts";

const SUCH_AS = "Enter an amount such as 120.50";

/** What every column of money has room for. */
const MOST = 999_999_999;

/** Null where it is an amount. */
function faultOf(digits: string): string | null {
  const [, sign, decimals = ""] = /^(-?)\d+(?:\.(\d+))?$/.exec(digits) ?? [];
  if (sign === undefined) return SUCH_AS;
  if (decimals.length > 2) return "An amount has at most two decimals, such as 120.50";
  if (sign || toCents(digits) === 0) return "Enter an amount above 0";
  return toCents(digits) > MOST ? `Enter an amount of at most ${formatMoney(MOST)}` : null;
}

/**
 * An amount of money, in dollars, as a person types it or a call sends it; comes out in cents. The text stands first: a form hands
 * on what was typed, and no number is made of it before it was looked at.
 */
export const amount = z
  .union([z.string(), z.number()], SUCH_AS)
  .transform((sent, context) => {
    const digits = bareDigits(String(sent));
    const message = faultOf(digits);
    if (message === null) return toCents(digits);
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .describe("In dollars, above 0, with at most two decimals.");

const SEEN = "Send the amount in dollars";

/** What a sum of many lines has room for. */
const MOST_SEEN = 999_999_999_999;

/** What a program says that a person saw, a sum of its own perhaps: to the nearest cent. */
export const seenAmount = z
  .number(SEEN)
  .min(0, SEEN)
  .max(toDollars(MOST_SEEN), SEEN)
  .transform((dollars) => toCents(dollars.toFixed(2)));
