import { z } from "zod";
import { namesOf } from "#app/platform/known.ts";
import {
  BY_HAND,
  GROUPS,
  ITEM_STATUSES,
  ITEM_TYPES,
  type LineItem,
  PART_CONDITIONS,
  PRICE_BASES,
} from "#app/repair/line-item.ts";
import { ShopWord } from "#app/repair/word-schemas.ts";

const word = z.string().nullable().catch(null);

/** The place on the paper, from its column; null where there is none. */
export const KeptBox: z.ZodType<LineItem["sourceBox"]> = z
  .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .nullable()
  .catch(null);

const line = z.object({
  id: z.string(),
  repairRequestId: z.string(),
  name: z.string(),
  type: z.enum(ITEM_TYPES),
  description: z.string(),
  detailedDescription: word,
  partNumber: word,
  originalQuantity: z.number(),
  quantity: z.number(),
  originalUnitPrice: z.number(),
  unitPrice: z.number(),
  originalPrice: z.number(),
  totalPrice: z.number(),
  status: z.enum(ITEM_STATUSES),
  group: z.enum(GROUPS),
  quoteDocumentId: word,
  sourcePage: z.number().nullable().catch(null),
  sourceBox: KeptBox,
  reconciles: z.boolean().nullable().catch(null),
  byHand: z.enum(BY_HAND).nullable().catch(null),
  partCondition: z.enum(PART_CONDITIONS).nullable().catch(null),
  priceBasis: z.enum(PRICE_BASES).catch("quoted"),
  shopWord: ShopWord.nullable().catch(null),
  version: z.number().catch(1),
});

/** A line that lies in JSON; what it lacks came later than it. Money in integer cents. */
export const KeptLineItem: z.ZodType<LineItem> = line;

/** What a line is made of, by the names of its columns. */
export const LINE_COLUMNS = namesOf(line.shape);
