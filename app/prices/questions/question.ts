import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Judgement } from "#app/prices/judgement.ts";

/** Something to ask the shop: `question` is to be sent as it stands, `reason` tells the customer why. */
export type Question = { code: string; question: string; reason: string; lineIndexes: number[] };

/** Money in cents. */
export type QuestionedLine = {
  description: string;
  type: Line["type"];
  quantity: number | null;
  unitPrice: number | null;
  totalPrice: number | null;
  position: string | null;
  included?: boolean;
  reconciles?: boolean | null;
};

export type Looked = {
  line: QuestionedLine;
  index: number;
  job: { job: string; position: string | null } | null;
  found: Judgement;
  /** Of its labor, where its words or the other lines say them. */
  hours: number | null;
};
