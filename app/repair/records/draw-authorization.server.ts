import type { ReactElement } from "react";
import { isDay } from "#app/platform/clock.ts";
import { formatDay, formatMoney, formatPhone } from "#app/platform/format.ts";
import { box, foot, lines, PDF, pdf, sheet, styles, text, whole } from "#app/platform/pdf/pdf-parts.server.ts";
import type { ShownAuthorization } from "#app/repair/records/shown.ts";
import { discountLabel, taxLabel } from "#app/repair/tax-words.ts";

const style = styles({
  page: { ...PDF.page, paddingBottom: 60 },
  head: { flexDirection: "row", justifyContent: "space-between", gap: 24 },
  title: PDF.title,
  hero: { marginTop: 14, marginBottom: 14, padding: 12, borderWidth: 1, borderColor: "#0b1626" },
  amount: { fontSize: 22, fontWeight: 700, lineHeight: 1.2 },
  heading: { fontSize: 10, fontWeight: 700, marginBottom: 2 },
  muted: PDF.muted,
  block: { flex: 1 },
  row: PDF.row,
  item: PDF.item,
  number: PDF.number,
  totals: { marginLeft: "auto", width: 240, marginTop: 10 },
  total: PDF.total,
  strong: PDF.sum,
  foot: PDF.foot,
});

/** The record of authorization alone, from what was shown and nothing else. */
export function drawAuthorization(shown: ShownAuthorization): ReactElement {
  const head = { title: `Record of authorization, ${shown.car.title}`, author: shown.company.name };
  return pdf(head, authorizationSheet(shown));
}

/** The first page of a record: the authorized sum, the car, the shop, the lines, who and when. */
export function authorizationSheet(shown: ShownAuthorization): ReactElement {
  const { estimate, company } = shown;
  const number = estimate.number ? `Estimate ${estimate.number}` : "Estimate";
  const date = estimate.date ? ` of ${dayOnPaper(estimate.date)}` : "";
  return sheet(
    style.page,
    shown.lines.length * 5,
    box(
      style.head,
      box(
        null,
        text(style.title, "Record of authorization"),
        text(style.muted, number, date, ", revision ", estimate.revision),
      ),
      party(company.name, [...company.address, formatPhone(company.phone), company.email], company.registration),
    ),
    hero(shown),
    box({ ...style.head, marginBottom: 12 }, ...columns(shown)),
    box(
      style.row,
      text({ ...style.item, ...style.heading }, "Work and parts"),
      ...["Quantity", "Unit price", "Amount"].map((words) => text({ ...style.number, ...style.muted }, words)),
    ),
    ...shown.lines.map(row),
    whole(style.totals, ...totals(shown)),
    asPrinted(estimate),
    shown.notIncluded.length > 0 ? text(null, "Not included: ", shown.notIncluded.join("; "), ".") : null,
    agreed(shown),
    foot(style.foot, (page, of) => `${number}, revision ${estimate.revision} · Page ${page} of ${of}`),
  );
}

function hero({ sum, tax, serviceFee, notToExceed, by, how, when, said, ...of }: ShownAuthorization) {
  const { further, takenBack, withdrawn } = of;
  const within = [tax > 0 ? "tax" : "", serviceFee > 0 ? "fee" : ""].filter(Boolean).join(" and ");
  const named = (of: ShownAuthorization["further"]) =>
    of?.lines.map(({ description, totalPrice }) => `${description} ${formatMoney(totalPrice)}`).join(", ") ?? "";
  return box(
    style.hero,
    withdrawn
      ? text(style.heading, "Withdrawn on ", withdrawn, ". Nothing of it is authorized any more. It read:")
      : null,
    text(style.muted, `${takenBack ? "Still authorized" : "Authorized"}${within ? `, with ${within}` : ""}`),
    text(style.amount, formatMoney(sum)),
    notToExceed === null ? null : text(null, "Not to exceed ", formatMoney(notToExceed)),
    text(null, takenBack && !further ? "Taken back by " : "Authorized by ", by, how ? `, ${how}` : "", ", ", when),
    said ? text(null, said) : null,
    further
      ? text(null, "New with this revision: ", named(further), ". Authorized before it: ", formatMoney(further.before))
      : null,
    takenBack
      ? text(
          null,
          "Taken back with this revision, after the work had begun: ",
          named(takenBack),
          ". Authorized before it: ",
          formatMoney(takenBack.before),
        )
      : null,
  );
}

function columns({ car, shop, customer, designee }: ShownAuthorization) {
  const odometer = car.odometer === null ? "not known" : `${car.odometer.toLocaleString("en-US")} miles`;
  return [
    box(
      style.block,
      text(style.heading, "Vehicle"),
      text(null, car.title),
      text(null, "VIN ", car.vin ?? "not known"),
      text(null, "License plate ", car.plate ?? "not known"),
      text(null, "Odometer ", odometer),
    ),
    box(
      style.block,
      text(style.heading, "Repair shop"),
      shop
        ? party(shop.name, [...shop.address, formatPhone(shop.phone)], shop.registration ?? "")
        : text(null, "Not chosen yet"),
    ),
    box(
      style.block,
      text(style.heading, "Customer"),
      text(null, customer?.name || "Not known"),
      customer?.phone ? text(null, formatPhone(customer.phone)) : null,
      customer?.email ? text(null, customer.email) : null,
      designee ? text(null, "May decide too: ", designee.name, " ", designee.contact) : null,
    ),
  ];
}

function row(line: ShownAuthorization["lines"][number]) {
  const condition = line.condition ? `Part is ${line.condition}` : "Condition of the part not stated";
  const about = [
    line.type === "Part" ? condition : "",
    line.partNumber ? `No. ${line.partNumber}` : "",
    line.word ?? "",
  ];
  return whole(
    style.row,
    box(
      style.item,
      text(null, line.type, ": ", line.description),
      text(style.muted, about.filter(Boolean).join(" · ")),
    ),
    text(style.number, line.quantity),
    text(style.number, formatMoney(line.unitPrice)),
    text(style.number, formatMoney(line.totalPrice)),
  );
}

function totals({
  subtotals,
  company,
  discount,
  discountSource,
  tax,
  taxSource,
  serviceFee,
  atShop,
  sum,
}: ShownAuthorization) {
  return [
    total("Parts", subtotals.parts),
    total("Labor", subtotals.labor),
    total("Services", subtotals.services),
    total("Shop supplies and fees", subtotals.fees),
    total("Subtotal", subtotals.work),
    discount > 0 ? total(discountLabel(discountSource ?? null), -discount) : null,
    total(taxLabel(taxSource ?? null), tax),
    total(`Fee of ${company.name}`, serviceFee),
    atShop ? total("Of it paid at the shop itself", atShop) : null,
    total("Authorized", sum, true),
  ];
}

/** A line that is sold whole says nothing of its parts and its labor; the paper's own sums do. */
function asPrinted({ parts, labor }: ShownAuthorization["estimate"]) {
  if (parts == null || labor == null) return null;
  const sums = `${formatMoney(parts)} for parts and ${formatMoney(labor)} for labor`;
  return text(style.muted, `The estimate itself prints ${sums}, all its lines together.`);
}

function agreed({ statement, law, designation, designee }: ShownAuthorization) {
  return whole(
    { marginTop: 12 },
    text(style.heading, "What was agreed to"),
    text(null, statement),
    ...lines(law?.words ?? []),
    law?.choice ? text(null, "The customer's choice: ", law.choice) : null,
    designation ? text(null, designation, " ", designee?.name ?? "", " ", designee?.contact ?? "") : null,
  );
}

/** As a day where the paper's date is one; else as it is printed. */
function dayOnPaper(date: string) {
  return isDay(date) ? formatDay(date) : date;
}

function party(name: string, under: string[], registration: string) {
  return box(
    null,
    text(null, name),
    ...lines(under.filter(Boolean)),
    registration ? text(null, "Registration no. ", registration) : null,
  );
}

function total(label: string, cents: number, strong = false) {
  const look = strong ? { ...style.total, ...style.strong } : style.total;
  return box(look, text(null, label), text(null, formatMoney(cents)));
}
