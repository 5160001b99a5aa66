import { z } from "zod";
import { recordOf } from "#app/platform/known.ts";
import { whyNotEntered } from "#app/shop/settings/setting-entries.ts";
import type { Setting } from "#app/shop/settings/settings.ts";

export type SettingField = {
  name: Setting;
  label: string;
  hint?: string;
  /** How it is typed; one line of text where nothing is said. */
  control?: "paragraph" | "number" | "zone" | "choice";
  /** What a choice is among: the kept text, and its words. */
  options?: readonly { value: string; label: string }[];
  required?: boolean;
};

export type SettingSection = { id: string; title: string; description: string; fields: readonly SettingField[] };

/** A setting as its screen names it: "Money: Sales tax on parts, percent". */
export function settingSaid(name: Setting): string {
  for (const { title, fields } of SECTIONS) {
    const field = fields.find((one) => one.name === name);
    if (field) return `${title}: ${field.label}`;
  }
  return name;
}

const percent = { control: "number", required: true } as const;

/** The screens of Shop Settings, and the steps of the set-up that are about settings. */
export const SECTIONS: readonly SettingSection[] = [
  {
    id: "company",
    title: "Company",
    description: "Who people deal with: on every page, in texts and e-mails, on invoices and records.",
    fields: [
      { name: "companyName", label: "Company name", required: true },
      { name: "companyStreet", label: "Street address" },
      { name: "companyCity", label: "City" },
      { name: "companyState", label: "State", hint: "Two letters, such as CA." },
      { name: "companyZip", label: "ZIP code" },
      { name: "companyPhone", label: "Phone", hint: "Where customers reach a person." },
      { name: "companyEmail", label: "Email" },
      {
        name: "companyRegistration",
        label: "Registration number",
        hint: "As your state's repair bureau gave it (in California: ARD). It stands on records and invoices.",
      },
      {
        name: "timeZone",
        label: "Time zone",
        hint: "Every time is shown in it, and the day begins in it.",
        control: "zone",
        required: true,
      },
      { name: "openingHours", label: "Opening hours", hint: "One line a day, in your words.", control: "paragraph" },
    ],
  },
  {
    id: "workshop",
    title: "Workshop",
    description: "What the calendar plans with, and warns by.",
    fields: [
      {
        name: "bays",
        label: "Bays",
        hint: "One a line, such as Bay 1, Alignment rack. A repair can be given one.",
        control: "paragraph",
      },
      {
        name: "workHours",
        label: "Working hours",
        hint: "One a line, such as Mon-Fri 08:00-17:30 or Sat 09:00-13:00. Blank: the calendar warns of none.",
        control: "paragraph",
      },
    ],
  },
  {
    id: "money",
    title: "Money",
    description:
      "Taxes, your fee, and how invoices are numbered. What is authorized, or has an invoice already, stays as it is.",
    fields: [
      {
        name: "feePercent",
        label: "Fee, percent of agreed savings",
        hint: "Requests that exist keep the one they began with.",
        ...percent,
      },
      {
        name: "settlement",
        label: "What customers pay here",
        hint: "Requests that exist keep the one they began with.",
        control: "choice",
        options: [
          { value: "whole", label: "The whole repair, with our fee" },
          { value: "fee", label: "Our fee alone: the shop is paid at the shop" },
        ],
        required: true,
      },
      {
        name: "taxParts",
        label: "Sales tax on parts, percent",
        hint: "Such as 9.5; 0 where there is none. What a customer has authorized keeps the rates of its go-ahead.",
        ...percent,
      },
      { name: "taxLabor", label: "Sales tax on labor, percent", ...percent },
      { name: "taxServices", label: "Sales tax on services, percent", ...percent },
      { name: "taxFees", label: "Sales tax on the shop's fees, percent", ...percent },
      { name: "invoicePrefix", label: "Invoice numbers begin with" },
      { name: "invoiceNext", label: "Next invoice number", control: "number", required: true },
      { name: "invoiceDueDays", label: "Invoices are due after, days", control: "number", required: true },
    ],
  },
  {
    id: "words",
    title: "Words",
    description: "What you say. {company}, {vehicle}, {status} and {link} are filled in as a message leaves.",
    fields: [
      {
        name: "statusText",
        label: "Text message when a repair moves on",
        hint: "Keep {status}, {link} and how to stop.",
        control: "paragraph",
        required: true,
      },
      {
        name: "invoiceNote",
        label: "Note on invoices and receipts",
        hint: "Such as your warranty on parts and labor.",
        control: "paragraph",
      },
      { name: "emailSignature", label: "Under every e-mail", control: "paragraph" },
    ],
  },
  {
    id: "law",
    title: "Law",
    description: "What stands beside a customer's go-ahead and on its record. Blank is as your state has it.",
    fields: [
      { name: "lawState", label: "State", hint: "Two letters, such as WA. Blank: the company's own state." },
      { name: "lawEstimateOver", label: "A written estimate is due above, dollars", control: "number" },
      {
        name: "lawCeilingPercent",
        label: "A bill may go above it unasked by, percent",
        hint: "Customers are asked for every cent here all the same; the page and the record say what the law lets.",
        control: "number",
      },
      { name: "lawCeilingLeast", label: "and in any case by, dollars", control: "number" },
      { name: "lawCeilingMost", label: "but never by more than, dollars", control: "number" },
      {
        name: "lawAlternatives",
        label: "What the customer chooses among",
        hint: "One a line, in the words that your state wants.",
        control: "paragraph",
      },
      {
        name: "lawDesignation",
        label: "Statement where somebody else may decide",
        hint: "In California as 16 CCR 3354(c) has it.",
        control: "paragraph",
      },
    ],
  },
  {
    id: "limits",
    title: "Limits",
    description: "How much may leave on one of your days, and where to. Admins are told at 80 percent.",
    fields: [
      { name: "codesPerDay", label: "One-time codes a day", control: "number", required: true },
      { name: "textsPerDay", label: "Text messages a day", control: "number", required: true },
      { name: "emailsPerDay", label: "E-mails a day", control: "number", required: true },
      { name: "callsPerDay", label: "Calls of the assistant a day", control: "number", required: true },
      {
        name: "phoneCountries",
        label: "Countries whose numbers are texted and called",
        hint: "Two-letter codes with +1, separated by commas.",
        required: true,
      },
    ],
  },
];

export function findSection(id: string | undefined): SettingSection | undefined {
  return SECTIONS.find((section) => section.id === id);
}

/** A form of settings: each checked as what it is, and kept as it was typed. */
export function formOf(names: readonly Setting[]): z.ZodType<{ [Name in Setting]?: string }> {
  return z.object(recordOf(names, (name) => z.string().default("").superRefine(checked(name))));
}

/** Of an API call: what is left out stays as it is. */
export const ChangedSettings: z.ZodType<{ [Name in Setting]?: string }> = z.strictObject(
  recordOf(
    SECTIONS.flatMap(({ fields }) => fields.map(({ name }) => name)),
    (name) =>
      z
        .union([z.string(), z.number().transform(String)])
        .superRefine(checked(name))
        .optional(),
  ),
);

function checked(name: Setting) {
  return (text: string, context: z.RefinementCtx) => {
    const message = whyNotEntered(name, text);
    if (message) context.addIssue({ code: "custom", message });
  };
}
