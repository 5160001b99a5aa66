import { counted } from "#app/platform/counted.ts";
import { sum } from "#app/platform/money.ts";
import { conditionSaid } from "#app/prices/part-condition.ts";
import { authorizationOf, FURTHER_STATEMENT, STATEMENT, TAKEN_BACK_STATEMENT } from "#app/repair/authorization.ts";
import { priceWord } from "#app/repair/line-item.ts";
import type { ShownAuthorization } from "#app/repair/records/shown.ts";
import type { RepairState } from "#app/repair/state.ts";
import { taxationOf } from "#app/repair/tax.ts";
import type { CustomerWord } from "#app/repair/words.ts";
import { lawOf, lawSaid } from "#app/shop/law.ts";
import { addressLines, type ShopSettings } from "#app/shop/settings/settings.ts";

/** Who recorded it in whose words, the limit, and what is new where work was authorized before. */
export type GoAhead = {
  choice?: string;
  word?: CustomerWord | undefined;
  notToExceed: number | null;
  further?: { before: number; ids: string[] };
  /** The lines that are taken back of work that has begun. */
  takenBack?: { before: number; lines: { description: string; totalPrice: number }[] };
};

type Known = {
  settings: ShopSettings;
  facts: Pick<ShownAuthorization, "shop" | "customer" | "car"> & {
    estimate: Omit<ShownAuthorization["estimate"], "revision">;
  };
  who: Pick<ShownAuthorization, "by" | "how" | "when" | "said">;
  revision: number;
};

/** What a go-ahead is shown with, of the real request and of the sample. Pure. */
export function showAuthorization(
  request: RepairState,
  { notToExceed, further, takenBack, choice }: GoAhead,
  { settings, facts, who, revision }: Known,
): ShownAuthorization {
  const lines = request.lineItems.filter(({ group }) => group === "approved");
  const {
    subtotal: work,
    discount,
    discountSource,
    tax,
    taxSource,
    serviceFee,
    sum: total,
    undecided,
    deferred,
    declined,
    discountsSaid,
  } = authorizationOf(request.lineItems, request.feePercent, taxationOf(request));
  const ofType = (type: string) => sum(lines.filter((line) => line.type === type).map((line) => line.totalPrice));
  return {
    estimate: { ...facts.estimate, revision },
    company: companyOf(settings),
    shop: facts.shop,
    customer: facts.customer,
    designee: request.designee,
    car: facts.car,
    lines: lines.map((line) => ({
      type: line.type,
      description: line.description,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      totalPrice: line.totalPrice,
      condition: line.partCondition ?? (line.type === "Part" ? conditionSaid(line.description) : null),
      partNumber: line.partNumber,
      word: priceWord(line),
    })),
    subtotals: {
      parts: ofType("Part"),
      labor: ofType("Labor"),
      services: ofType("Service"),
      fees: ofType("Fee"),
      work,
    },
    further: further
      ? {
          before: further.before,
          lines: lines
            .filter(({ id }) => further.ids.includes(id))
            .map(({ description, totalPrice }) => ({ description, totalPrice })),
        }
      : null,
    takenBack: takenBack ?? null,
    discount,
    discountSource,
    tax,
    taxSource,
    serviceFee,
    atShop: request.settlement === "fee" ? total - serviceFee : null,
    sum: total,
    notToExceed,
    notIncluded: [
      ...(undecided > 0 ? [`${counted(undecided, "item")} not decided at that moment`] : []),
      ...(deferred > 0 ? [`${counted(deferred, "item")} put off`] : []),
      ...(declined > 0 ? [`${counted(declined, "item")} declined`] : []),
      ...(tax === 0 && taxSource === "none" ? ["Sales tax, where the quote prints none"] : []),
      ...discountsSaid,
    ],
    law: { words: lawSaid(total, lawOf(settings)), choice: choice ?? null },
    designation: request.designee ? settings.lawDesignation : null,
    statement: [
      ...(takenBack ? [TAKEN_BACK_STATEMENT] : []),
      ...(further ? [FURTHER_STATEMENT] : takenBack ? [] : [STATEMENT]),
    ].join(" "),
    ...who,
  };
}

function companyOf(settings: ShopSettings) {
  return {
    name: settings.companyName,
    address: addressLines(settings),
    phone: settings.companyPhone,
    email: settings.companyEmail,
    registration: settings.companyRegistration,
  };
}
