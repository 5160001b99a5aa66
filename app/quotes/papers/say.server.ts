import { z } from "zod";
import { may } from "#app/access/permissions.ts";
import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { weighBills } from "#app/quotes/papers/bills/weigh.server.ts";
import { answerCar } from "#app/quotes/papers/car.server.ts";
import { CAR_ANSWERS } from "#app/quotes/papers/car.ts";
import { LOOKED_AT } from "#app/quotes/papers/lines-said.ts";
import { ROLE_VALUES } from "#app/quotes/papers/paper.ts";
import { answerTyped, takeAs } from "#app/quotes/papers/take.server.ts";
import { LINES_ANSWERS } from "#app/quotes/papers/typed.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";

const answers = CAR_ANSWERS.map(({ value }) => value);

const ofLines = LINES_ANSWERS.map(({ value }) => value);

/** What a person says of a document: what it is to the repair, or which car is right. */
export const SayDocument = z
  .object({
    role: z.enum(ROLE_VALUES, "Choose what this document is").optional(),
    car: z.enum(answers, "Choose which car is right").optional(),
    lines: z
      .enum(ofLines, "Choose whether it is the same quote")
      .optional()
      .describe("Of lines that were typed by hand before: instead of them, or beside them."),
  })
  .refine(
    ({ role, car, lines }) => role !== undefined || car !== undefined || lines !== undefined,
    "Say what the document is, which car is right, or whether it is the quote that was typed",
  );
export type SayDocument = z.output<typeof SayDocument>;

/**
 * A person's word on a document, on a page and by /api: its role, or the answer about its car. Said twice it changes nothing more.
 * Returns the request it is of, and what of it stands in question still. Errors: 403, 404 outside the scope, 409 where its lines stand still.
 */
export async function sayDocument(
  viewer: Viewer,
  documentId: string,
  { role, car, lines }: SayDocument,
): Promise<{ repairRequestId: string; waitsFor: string | null }> {
  if (viewer.user && !may(viewer.user.role, "quotes.upload")) throw forbidden();
  const found = isUuid(documentId)
    ? await db.quoteDocument.findFirst({
        where: { id: documentId, repairRequest: requestScope(viewer) },
        select: { repairRequestId: true, readStatus: true, fileName: true },
      })
    : null;
  if (!found) throw notFound("This document");
  if (found.readStatus !== "read" && car !== "wrong_file") {
    throw new Refusal(409, "This document has not been read yet. Please try again in a moment.", {
      title: "Please wait",
    });
  }
  return changeRequest(viewer, found.repairRequestId, async (tx, request) => {
    if (car) await answerCar(tx, viewer, request, documentId, car);
    if (lines) await answerTyped(tx, viewer, request, documentId, lines);
    if (role) await takeAs(tx, viewer, request, documentId, role);
    await weighBills(tx, request, false);
    const { waitsFor } = await tx.quoteDocument.findUniqueOrThrow({
      where: { id: documentId },
      select: { waitsFor: true },
    });
    return { repairRequestId: found.repairRequestId, waitsFor };
  });
}

/** What a person reads when it was said: whether the document counts by now. */
export function saidOf({ waitsFor }: { waitsFor: string | null }, { car }: SayDocument): string {
  if (waitsFor === "lines") {
    return "One more question: is it the quote that was typed by hand? Its lines count once you have said.";
  }
  if (waitsFor === "shop") return `It counts once ${LOOKED_AT}.`;
  if (waitsFor === "car") return "Its lines count once you have said which car is right.";
  return car === "wrong_file"
    ? "The document is set aside and counts for nothing."
    : "The document counts as you said.";
}
