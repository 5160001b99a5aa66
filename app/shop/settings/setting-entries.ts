import { z } from "zod";
import { STATES } from "#app/prices/place/states.ts";
import { SETTINGS, type Setting } from "#app/shop/settings/settings.ts";
import { saidTwice } from "#app/shop/work-hours.ts";

// What is asked of an entry beyond what a row may hold: a row of before goes on as it is.

const TERRITORIES = ["AS", "GU", "MP", "PR", "VI"];

/** Countries and territories whose numbers begin with +1. */
const PLUS_ONE = new Set([
  ...["US", "CA", ...TERRITORIES, "AG", "AI", "BB", "BM", "BS", "DM", "DO", "GD", "JM", "KN", "KY", "LC", "MS"],
  ...["SX", "TC", "TT", "VC", "VG"],
]);

const STATE = "Enter a state of the US by its two letters, such as CA";

const state = SETTINGS.companyState.value.refine(
  (code) => code === "" || Object.hasOwn(STATES, code) || TERRITORIES.includes(code),
  STATE,
);

const ENTRIES: { [Name in Setting]?: z.ZodType } = {
  companyState: state,
  lawState: state,
  bays: z.string().superRefine((text, context) => {
    const names = text.split("\n").flatMap((name) => name.trim() || []);
    const first = names.find((name, at) => names.slice(0, at).some((one) => isSame(one, name)));
    if (first) context.addIssue({ code: "custom", message: `${first} is there twice` });
  }),
  workHours: SETTINGS.workHours.value.superRefine((hours, context) => {
    const day = saidTwice(hours);
    if (day) context.addIssue({ code: "custom", message: `${day} is said twice: its hours overlap` });
  }),
  phoneCountries: SETTINGS.phoneCountries.value.superRefine((codes, context) => {
    const other = codes.find((code) => !PLUS_ONE.has(code));
    const message = `${other} does not begin with +1: US, CA and the islands that do can be named`;
    if (other) context.addIssue({ code: "custom", message });
  }),
};

/** Why a text cannot be entered for a setting, in a sentence; null where it can. */
export function whyNotEntered(name: Setting, text: string): string | null {
  for (const schema of [SETTINGS[name].value, ENTRIES[name]]) {
    const parsed = schema?.safeParse(text);
    if (parsed && !parsed.success) return parsed.error.issues[0]?.message ?? "Not usable";
  }
  return null;
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase();
}
