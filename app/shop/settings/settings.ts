import type { z } from "zod";
import { formatPhone } from "#app/platform/format.ts";
import { STANDARD_ZONE } from "#app/platform/zone.ts";
import * as value from "#app/shop/settings/setting-values.ts";

/** Of whoever has not said otherwise, and the name in the specification's texts. */
export const STANDARD_NAME = "AMPed";

/**
 * What the shop may change without a new version, by the key of its row. A row goes before the environment variable, where
 * there is one, which goes before what stands here.
 */
export const SETTINGS = {
  companyName: { key: "company.name", value: value.companyName, standard: STANDARD_NAME },
  companyStreet: { key: "company.street", value: value.freeLine, standard: "" },
  companyCity: { key: "company.city", value: value.freeLine, standard: "" },
  companyState: { key: "company.state", value: value.state, standard: "" },
  companyZip: { key: "company.zip", value: value.zip, standard: "" },
  companyPhone: { key: "company.phone", value: value.phone, standard: "" },
  companyEmail: { key: "company.email", value: value.emailOrNothing, standard: "" },
  /** Of the Bureau of Automotive Repair, or what the state calls it. */
  companyRegistration: { key: "company.registration", value: value.freeLine, standard: "" },
  /** Where the logo lies in the document store, its type and its version: `key type version`. Written by the upload alone. */
  companyLogo: { key: "company.logo", value: value.freeLine, standard: "" },
  /** What of the set-up is not done yet, step by step; nothing where it is done or was put away. */
  setUpLeft: { key: "setup.left", value: value.setUpSteps, standard: "" },
  timeZone: { key: "shop.time_zone", value: value.timeZone, standard: STANDARD_ZONE },
  openingHours: { key: "shop.hours", value: value.freeParagraph, standard: "" },
  /** Where cars stand while they are worked on, one name a line; and when somebody is there: "Mon-Fri 08:00-17:30". */
  bays: { key: "shop.bays", value: value.bays, standard: "" },
  workHours: { key: "shop.work_hours", value: value.workHours, standard: "" },
  /** The share of agreed savings that is charged, in whole percent; a request keeps the one it began with. */
  feePercent: { key: "money.fee_percent", value: value.wholePercent, standard: "25" },
  /** Who is paid what; a request keeps the one it began with. */
  settlement: { key: "money.settlement", value: value.settlement, standard: "whole" },
  /** Sales tax by kind of line, in percent: a number with at most three decimals. */
  taxParts: { key: "money.tax_part", value: value.taxRate, standard: "0" },
  taxLabor: { key: "money.tax_labor", value: value.taxRate, standard: "0" },
  taxServices: { key: "money.tax_service", value: value.taxRate, standard: "0" },
  taxFees: { key: "money.tax_fee", value: value.taxRate, standard: "0" },
  invoicePrefix: { key: "money.invoice_prefix", value: value.invoicePrefix, standard: "INV-" },
  /** The next invoice's number: taken by takeInvoiceNumber. */
  invoiceNext: { key: "money.invoice_next", value: value.positive(999_999_999), standard: "1001" },
  invoiceDueDays: { key: "money.invoice_due_days", value: value.positive(365), standard: "30" },
  /** Stands on invoices and receipts. */
  invoiceNote: { key: "words.invoice_note", value: value.freeParagraph, standard: "" },
  statusText: {
    key: "words.status_text",
    value: value.statusText,
    standard:
      "{company}: Your {vehicle} repair is now {status}.{link} Reply STOP to opt out. Msg & data rates may apply.",
  },
  emailSignature: { key: "words.email_signature", value: value.freeParagraph, standard: "" },
  /** Whose rules stand beside a go-ahead; blank where it is the company's own state. */
  lawState: { key: "law.state", value: value.state, standard: "" },
  /** Above which a written estimate is due, and how far a bill may go above it unasked; blank as the state has it. */
  lawEstimateOver: { key: "law.estimate_over", value: value.dollarsOrNothing, standard: "" },
  lawCeilingPercent: { key: "law.ceiling_percent", value: value.percentOrNothing, standard: "" },
  lawCeilingLeast: { key: "law.ceiling_least", value: value.dollarsOrNothing, standard: "" },
  lawCeilingMost: { key: "law.ceiling_most", value: value.dollarsOrNothing, standard: "" },
  /** What the customer chooses among, one a line; blank as the state has it. */
  lawAlternatives: { key: "law.alternatives", value: value.freeParagraph, standard: "" },
  /** What is agreed to where somebody else is named to decide. */
  lawDesignation: {
    key: "law.designation",
    value: value.freeParagraph,
    standard:
      "I hereby designate the individual named below to authorize any additional work not specified or parts not included in the original written price estimate for parts and labor.",
  },
  codesPerDay: { key: "messages.codes_per_day", value: value.perDay, standard: "500" },
  textsPerDay: { key: "messages.texts_per_day", value: value.perDay, standard: "1000" },
  emailsPerDay: { key: "messages.emails_per_day", value: value.perDay, standard: "2000" },
  callsPerDay: { key: "messages.calls_per_day", value: value.perDay, standard: "100" },
  phoneCountries: { key: "messages.countries", value: value.countries, standard: "US" },
} as const satisfies Record<string, { key: string; value: z.ZodType; standard: string }>;

export type Setting = keyof typeof SETTINGS;
export type ValueOf<Name extends Setting> = z.output<(typeof SETTINGS)[Name]["value"]>;
/** All of them, as they are used. */
export type ShopSettings = { readonly [Name in Setting]: ValueOf<Name> };

/** What every page may know of the company. */
export type Company = { name: string; phone: string; logo: string | null };

export function companyOf(settings: Pick<ShopSettings, "companyName" | "companyPhone" | "companyLogo">): Company {
  const version = settings.companyLogo.split(" ")[2];
  return {
    name: settings.companyName,
    phone: settings.companyPhone,
    logo: version ? `/logo?v=${version}` : null,
  };
}

/** The address as lines of an envelope; empty where none was given. */
export function addressLines({
  companyStreet,
  companyCity,
  companyState,
  companyZip,
}: Pick<ShopSettings, "companyStreet" | "companyCity" | "companyState" | "companyZip">): string[] {
  const place = [companyCity, `${companyState} ${companyZip}`.trim()].filter(Boolean).join(", ");
  return [companyStreet, place].filter(Boolean);
}

/** What a paper has under the company's name. */
export function letterhead(settings: ShopSettings): string[] {
  const { companyPhone, companyEmail, companyRegistration: registration } = settings;
  const registered = registration ? `Registration no. ${registration}` : "";
  return [...addressLines(settings), formatPhone(companyPhone), companyEmail, registered].filter(Boolean);
}

/** Sales tax in percent on a line of this type. */
export function taxRateOf(
  settings: Pick<ShopSettings, "taxParts" | "taxLabor" | "taxServices" | "taxFees">,
  type: "Part" | "Labor" | "Service" | "Fee",
): number {
  const { taxParts, taxLabor, taxServices, taxFees } = settings;
  return { Part: taxParts, Labor: taxLabor, Service: taxServices, Fee: taxFees }[type];
}

/** Puts words into a text's places: `{company}`. A place that nothing is known for is left out. */
export function fillIn(text: string, words: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => words[name] ?? "");
}
