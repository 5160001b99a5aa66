import { z } from "zod";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";

const perDay = z.coerce.number().int().min(0).max(1_000_000);

/** Two-letter country codes, separated by commas. */
const countries = z
  .string()
  .transform((value) =>
    value
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[A-Z]{2}$/)).min(1));

const zone = z.string().refine(isTimeZone, "no such time zone");

/**
 * What the shop may change without a new version: a row of AppSetting under the key goes before the environment variable,
 * which goes before the default.
 */
const SETTINGS = {
  codesPerDay: { key: "messages.codes_per_day", value: perDay, variable: env.CODES_PER_DAY, standard: "500" },
  textsPerDay: { key: "messages.texts_per_day", value: perDay, variable: env.TEXTS_PER_DAY, standard: "1000" },
  callsPerDay: { key: "messages.calls_per_day", value: perDay, variable: env.CALLS_PER_DAY, standard: "100" },
  phoneCountries: { key: "messages.countries", value: countries, variable: env.PHONE_COUNTRIES, standard: "US" },
  timeZone: { key: "shop.time_zone", value: zone, variable: env.SHOP_TIME_ZONE, standard: "America/Los_Angeles" },
} as const;

type Settings = typeof SETTINGS;
export type Setting = keyof Settings;
type ValueOf<Name extends Setting> = z.output<Settings[Name]["value"]>;

/** A setting's value now. One that cannot be read is logged and passed over. */
export async function readSetting<Name extends Setting>(name: Name, tx: Transaction = db): Promise<ValueOf<Name>> {
  const { key, value, variable, standard } = SETTINGS[name];
  const row = await tx.appSetting.findUnique({ where: { key }, select: { value: true } });
  for (const written of [row?.value, variable, standard]) {
    if (written === undefined) continue;
    const parsed = value.safeParse(written);
    if (parsed.success) return parsed.data as ValueOf<Name>;
    log.warn({ setting: key }, "a setting is not usable");
  }
  throw new Error(`The setting ${key} has no value.`);
}

/** Keeps a value, in the words of its row. Errors: a ZodError when the setting cannot be that. */
export async function writeSetting(name: Setting, written: string, tx: Transaction = db): Promise<void> {
  const { key, value } = SETTINGS[name];
  value.parse(written);
  await tx.appSetting.upsert({ where: { key }, create: { key, value: written }, update: { value: written } });
}

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
