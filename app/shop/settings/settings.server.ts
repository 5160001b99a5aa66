import { recordAudit } from "#app/access/audit.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { namesOf } from "#app/platform/known.ts";
import { log } from "#app/platform/log.server.ts";
import { changedMeanwhile, Refusal } from "#app/platform/refusal.ts";
import { keepZone } from "#app/platform/zone.ts";
import { findSection, settingSaid } from "#app/shop/settings/setting-forms.ts";
import { SET_UP_STEPS, type SetUpStep } from "#app/shop/settings/setting-values.ts";
import { SETTINGS, type Setting, type ShopSettings, type ValueOf } from "#app/shop/settings/settings.ts";

/** Milliseconds for which what was read is good: another process may write too. */
const FRESH_FOR = 1_000;

const VARIABLES: { [Name in Setting]?: string | undefined } = {
  codesPerDay: env.CODES_PER_DAY,
  textsPerDay: env.TEXTS_PER_DAY,
  callsPerDay: env.CALLS_PER_DAY,
  phoneCountries: env.PHONE_COUNTRIES,
  timeZone: env.SHOP_TIME_ZONE,
};

const NAMES = namesOf(SETTINGS);

let known: { settings: ShopSettings; readAt: number } | undefined;
/** The loaders of one page ask side by side: the database is asked once. */
let reading: Promise<ShopSettings> | undefined;
/** What was asked before a change is not kept after it. */
let changes = 0;
/** As they were read last, and how often that was another thing than before. */
let seen = "";
let revision = 0;

/** All settings as they stand, a second old at most. Inside a transaction hand it over: the embedded database has one session. */
export async function readSettings(tx: Transaction = db): Promise<ShopSettings> {
  if (known && Date.now() - known.readAt < FRESH_FOR) return known.settings;
  // A transaction may be undone: what it reads of its own is not kept.
  if (tx !== db) return settingsIn(tx);
  reading ??= readAndKeep(changes).finally(() => {
    reading = undefined;
  });
  return reading;
}

async function readAndKeep(asOf: number): Promise<ShopSettings> {
  const readAt = Date.now();
  const settings = await settingsIn(db);
  if (asOf === changes) known = { settings, readAt };
  // Each invoice takes a number; nothing that is shown has the next one.
  const read = JSON.stringify({ ...settings, invoiceNext: 0 });
  if (seen !== read) revision += 1;
  seen = read;
  keepZone(settings.timeZone);
  return settings;
}

async function settingsIn(tx: Transaction): Promise<ShopSettings> {
  const rows = await tx.appSetting.findMany({ select: { key: true, value: true } });
  const written = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(NAMES.map((name) => [name, settingOf(name, written)])) as ShopSettings;
}

/** One setting's value now. */
export async function readSetting<Name extends Setting>(name: Name, tx: Transaction = db): Promise<ValueOf<Name>> {
  return (await readSettings(tx))[name];
}

/** Another number whenever the settings were found otherwise, whichever process changed them: see watchSettings. */
export function settingsRevision(): number {
  return revision;
}

/** Looks for what other processes change, for what is drawn of settings and kept. */
export function watchSettings(): void {
  setInterval(() => void readSettings().catch((err: unknown) => log.warn({ err }, "settings")), 2 * FRESH_FOR).unref();
}

/** The next reading asks the database. */
export function forgetSettings(): void {
  known = undefined;
  reading = undefined;
  changes += 1;
}

/** The row, the variable, the standard: the first that can be read. Others are logged and passed over. */
function settingOf(name: Setting, written: Map<string, string>) {
  const { key, value, standard } = SETTINGS[name];
  for (const text of [written.get(key), VARIABLES[name], standard]) {
    if (text === undefined) continue;
    const parsed = value.safeParse(text);
    if (parsed.success) return parsed.data;
    log.warn({ setting: key }, "a setting is not usable");
  }
  throw new Error(`The setting ${key} has no value.`);
}

/** The texts of settings, as rows and forms have them. */
export type SettingTexts = { [Name in Setting]?: string };

/** What stands in the rows or would: for forms. */
export async function readSettingTexts(names: readonly Setting[]): Promise<Record<string, string>> {
  const rows = await db.appSetting.findMany({
    where: { key: { in: names.map((name) => SETTINGS[name].key) } },
    select: { key: true, value: true },
  });
  const written = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    names.map((name) => [name, written.get(SETTINGS[name].key) ?? VARIABLES[name] ?? SETTINGS[name].standard]),
  );
}

/** When the last of them was changed, for the forms: long ago where none ever was. */
export async function readSettingsVersion(names: readonly Setting[], tx: Transaction = db): Promise<string> {
  const { _max } = await tx.appSetting.aggregate({
    where: { key: { in: names.map((name) => SETTINGS[name].key) } },
    _max: { updatedAt: true },
  });
  return (_max.updatedAt ?? new Date(0)).toISOString();
}

/**
 * Keeps settings and says in the audit record who changed which from what to what: rows with a history. What stands already is
 * no change. Returns the names of what changed. Errors: a ZodError when one cannot be that; 409 where another one
 * of them was changed since the version that was seen, or an invoice has the number that would be next or a higher one.
 */
export async function changeSettings(viewer: Viewer, texts: SettingTexts, version?: Date): Promise<Setting[]> {
  const names = NAMES.filter((name) => texts[name] !== undefined);
  const isWhole = (step: string) => findSection(step)?.fields.every(({ name }) => names.includes(name));
  for (const name of names) SETTINGS[name].value.parse(texts[name]);
  const changed = await db.$transaction(async (tx) => {
    // Two who save in the same instant would both find what they saw.
    if (version) await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('settings'))`;
    if (version && (await readSettingsVersion(names, tx)) !== version.toISOString()) {
      throw changedMeanwhile("This section");
    }
    const rows = await tx.appSetting.findMany({
      where: { key: { in: names.map((name) => SETTINGS[name].key) } },
      select: { key: true, value: true },
    });
    const before = new Map(rows.map(({ key, value }) => [key, value]));
    await refuseLowerNumber(tx, before, texts);
    await doneInSetUp(tx, SET_UP_STEPS.filter(isWhole));
    const changes: { name: Setting; key: string; from: string; to: string }[] = [];
    for (const name of names) {
      const { key, standard } = SETTINGS[name];
      const from = before.get(key) ?? VARIABLES[name] ?? standard;
      const to = tidy(texts[name] ?? "");
      if (from === to) continue;
      await keep(tx, key, to);
      changes.push({ name, key, from, to });
    }
    for (const { name, key, from, to } of changes) {
      await recordAudit(tx, viewer, {
        kind: "setting_changed",
        subject: { type: "setting", id: key, name: key },
        summary: `${settingSaid(name)} changed from ${quoted(from)} to ${quoted(to)}`,
        detail: { from, to },
      });
    }
    return changes.map(({ name }) => name);
  });
  forgetSettings();
  await readSettings();
  return changed;
}

/** Keeps a value, in the words of its row, without a record: for the product itself. Errors: a ZodError when it cannot be that. */
export async function writeSetting(name: Setting, written: string, tx: Transaction = db): Promise<void> {
  const { key, value } = SETTINGS[name];
  value.parse(written);
  await keep(tx, key, written);
  forgetSettings();
}

/** What of the set-up is done is not offered any more, wherever it was done. */
export async function doneInSetUp(tx: Transaction, done: readonly SetUpStep[]): Promise<void> {
  const left = await readSetting("setUpLeft", tx);
  const still = left.filter((step) => !done.includes(step));
  if (still.length < left.length) await writeSetting("setUpLeft", still.join(" "), tx);
}

/**
 * Takes the next invoice number, once each: "INV-1001". Whoever comes at the same moment waits until this transaction ends, and
 * gets the next one; a number is lost only with its invoice. Where the next one was set back, numbers that invoices have are passed over.
 */
export async function takeInvoiceNumber(tx: Transaction): Promise<string> {
  const { key, standard } = SETTINGS.invoiceNext;
  const rows = await tx.$queryRaw<{ taken: string }[]>`
    INSERT INTO "AppSetting" AS s ("key", "value", "updatedAt") VALUES (${key}, (${standard}::bigint + 1)::text, now())
    ON CONFLICT ("key") DO UPDATE SET "value" = (s."value"::bigint + 1)::text, "updatedAt" = now()
    RETURNING (s."value"::bigint - 1)::text AS taken`;
  forgetSettings();
  const number = `${await readSetting("invoicePrefix", tx)}${rows[0]?.taken}`;
  const exists = (await tx.invoice.count({ where: { number } })) > 0;
  return exists ? takeInvoiceNumber(tx) : number;
}

/**
 * Numbers of one beginning only go up: a lower one would stand out of turn, and jump once it meets those that are there. Errors: 409 at
 * the number. What stands already is passed over when it is taken.
 */
async function refuseLowerNumber(tx: Transaction, before: Map<string, string>, texts: SettingTexts) {
  const { invoicePrefix, invoiceNext } = SETTINGS;
  const standing = [invoicePrefix, invoiceNext].map(({ key, standard }) => before.get(key) ?? standard);
  if (texts.invoicePrefix === undefined && texts.invoiceNext === undefined) return;
  const [prefix = "", typed = ""] = [texts.invoicePrefix ?? standing[0], texts.invoiceNext ?? standing[1]].map(tidy);
  const next = invoiceNext.value.parse(typed);
  if (`${prefix}${next}` === standing.join("")) return;
  const [{ last } = { last: null }] = await tx.$queryRaw<{ last: string | null }[]>`
    SELECT max(substr("number", ${prefix.length + 1}::int)::bigint)::text AS "last" FROM "Invoice"
    WHERE starts_with("number", ${prefix}) AND substr("number", ${prefix.length + 1}::int) ~ '^[0-9]{1,15}$'`;
  if (last === null || next > Number(last)) return;
  const sentence = `The invoice ${prefix}${last} is there already: the next number is ${Number(last) + 1} or higher.`;
  throw new Refusal(409, `${sentence} To count anew, let invoice numbers begin with something else.`, {
    field: "invoiceNext",
  });
}

async function keep(tx: Transaction, key: string, value: string) {
  await tx.appSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
}

function tidy(text = "") {
  return text.replaceAll("\r\n", "\n").trim();
}

function quoted(text: string) {
  return text === "" ? "nothing" : `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`;
}
