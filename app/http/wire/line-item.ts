import { z } from "zod";
import { dollars, id } from "#app/http/wire/values.ts";
import {
  GROUPS,
  ITEM_STATUSES,
  ITEM_TYPES,
  type LineItem,
  PART_CONDITIONS,
  PRICE_BASES,
} from "#app/repair/line-item.ts";
import { ShopWord } from "#app/repair/word-schemas.ts";

const figures = {
  quantity: z.number(),
  originalQuantity: z.number(),
  unitPrice: dollars,
  originalUnitPrice: dollars,
  originalPrice: dollars,
  totalPrice: dollars,
};

const priceBasis = z
  .enum(PRICE_BASES)
  .describe("Whose word the price is: the shop's paper, our target, agreed by the shop, or paid.");

export const WireLineItem = z
  .object({
    id,
    repairRequestId: id,
    name: z.string(),
    type: z.enum(ITEM_TYPES),
    description: z.string(),
    detailedDescription: z.string().nullable(),
    ...figures,
    status: z.enum(ITEM_STATUSES),
    group: z.enum(GROUPS),
    partCondition: z.enum(PART_CONDITIONS).nullable().describe("Of a part; null where nobody has said."),
    priceBasis,
    shopWord: ShopWord.nullable().describe("What a named person at the shop said of the price."),
    version: z.number().describe("Send it back with an edit to be refused (409) when somebody else edited meanwhile."),
  })
  .meta({ id: "RepairLineItem" });

export const WirePublicLineItem = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    type: z.enum(ITEM_TYPES),
    ...figures,
    status: z.enum(["lowered", "same", "pending"]),
    approved: z.boolean(),
    group: z.enum(GROUPS),
    priceBasis,
  })
  .meta({ id: "PublicLineItem" });

type Shown = Pick<LineItem, Exclude<keyof z.input<typeof WirePublicLineItem>, "approved">>;

/** The words of the public page: status in small letters, and whether the customer approved. */
export function toPublicLineItem(item: Shown): z.input<typeof WirePublicLineItem> {
  const status = item.status.toLowerCase();
  return {
    ...item,
    status: status === "lowered" || status === "same" ? status : "pending",
    approved: item.group === "approved",
  };
}
