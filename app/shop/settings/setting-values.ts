import { z } from "zod";
import { withoutUnseen } from "#app/platform/fields/one-line.ts";
import { bareDigits, readTyped } from "#app/platform/fields/typed-number.ts";
import { wrongPhone } from "#app/platform/form-values.ts";
import { SETTLEMENTS } from "#app/shop/settlement.ts";
import { HoursError, readHours } from "#app/shop/work-hours.ts";

/** What each setting may be. A row keeps it as text, and so does a form. */
const line = (most: number) =>
  z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .max(most, `At most ${most} characters`)
    .refine(oneLine, "Write it in one line");

const paragraph = (most: number) =>
  z
    .string()
    .transform((value) => value.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(most, `At most ${most} characters`));

export const companyName = line(60).pipe(z.string().min(1, "Enter the company's name"));
export const freeLine = line(120);

/** Of the set-up that follows the first sign-in, in its order. */
export const SET_UP_STEPS = ["codes", "company", "money", "words", "services"] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];
export const setUpSteps = freeLine.transform((text) => SET_UP_STEPS.filter((step) => text.split(" ").includes(step)));
export const freeParagraph = paragraph(600);

/** One name a line, each once. */
export const bays = freeParagraph
  .transform((value) => [...new Set(value.split("\n").map((name) => name.trim()))].filter(Boolean))
  .refine((names) => names.length <= 40, "At most 40 bays")
  .refine((names) => names.every((name) => name.length <= 40), "A bay's name has at most 40 characters");

/** The hours of each weekday; empty where nothing is said. */
export const workHours = freeParagraph.transform((text, context) => {
  try {
    return readHours(text);
  } catch (error) {
    if (!(error instanceof HoursError)) throw error;
    context.addIssue({ code: "custom", message: error.message });
    return z.NEVER;
  }
});

/** As it is shown: "(310) 555-0142" of anything with ten digits in it; or nothing. */
export const phone = line(40).superRefine((value, context) => {
  const wrong = value && wrongPhone(value, "Enter ten digits");
  if (wrong) context.addIssue({ code: "custom", message: wrong });
});

export const emailOrNothing = line(254).refine(
  (value) => value === "" || z.email().safeParse(value).success,
  "Enter a valid email address",
);

export const state = line(2)
  .transform((value) => value.toUpperCase())
  .pipe(z.string().regex(/^([A-Z]{2})?$/, "Two letters, such as CA"));

export const zip = line(10).pipe(z.string().regex(/^(\d{5}(-\d{4})?)?$/, "Five digits, such as 90210"));

export const timeZone = z.string().trim().refine(isTimeZone, "Enter a time zone such as America/Los_Angeles");

export const wholePercent = z.preprocess(
  (typed) => readTyped(typeof typed === "string" ? typed.replace(/%\s*$/, "") : typed),
  z
    .number("Enter a percentage from 0 to 50")
    .int("Enter whole percent")
    .min(0, "Enter a percentage from 0 to 50")
    .max(50, "Enter a percentage from 0 to 50"),
);

export const settlement = z.enum(SETTLEMENTS, "Choose one of the two");

/** Percent with at most three decimals: 9.125. */
export const taxRate = z
  .string()
  .transform((typed) => typed.replace(/%\s*$/, "").trim())
  .pipe(z.string().regex(/^\d{1,2}(\.\d{1,3})?$/, "Enter a percentage such as 8.25"))
  .transform(Number)
  .refine((value) => value <= 20, "Enter a percentage from 0 to 20");

/** Dollars and cents, as integer cents; null where nothing is said. */
export const dollarsOrNothing = z
  .string()
  .transform(bareDigits)
  .pipe(z.string().regex(/^(\d{1,6}(\.\d{1,2})?)?$/, "Enter dollars such as 150, or nothing"))
  .transform((value) => (value === "" ? null : Math.round(Number(value) * 100)));

export const percentOrNothing = z
  .string()
  .trim()
  .regex(/^\d{0,2}$/, "Enter whole percent, or nothing")
  .transform((value) => (value === "" ? null : Number(value)));

export const invoicePrefix = line(12).pipe(
  z.string().regex(/^[A-Za-z0-9/_-]*$/, "Letters, digits, hyphens and slashes only"),
);

export const positive = (most: number) =>
  z.preprocess(
    readTyped,
    z
      .number("Enter a whole number")
      .int("Enter a whole number")
      .min(1, "Enter 1 or more")
      .max(most, `Enter ${most} or less`),
  );

export const perDay = z.preprocess(
  readTyped,
  z.number("Enter a whole number").int("Enter a whole number").min(0).max(1_000_000),
);

/** Two-letter country codes, separated by commas. */
export const countries = z
  .string()
  .transform((value) =>
    value
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, "Two-letter codes such as US, CA")).min(1, "Name at least one country"));

/** The text to a customer whose repair moved on: a carrier lets none through without the way out. */
export const statusText = line(300)
  .refine((value) => value.includes("{status}"), "Keep {status}: it is what the message is about")
  .refine((value) => value.includes("{link}"), "Keep {link}: it leads to the repair")
  .refine((value) => /\bSTOP\b/.test(value), "Keep the words that say how to stop: Reply STOP");

function oneLine(value: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return !/[\u0000-\u001f\u007f]/.test(value);
}

function isTimeZone(name: string) {
  try {
    return name !== "" && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
