import { z } from "zod";
import { may } from "#app/access/permissions.ts";
import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { answerCar } from "#app/quotes/papers/car.server.ts";
import { CAR_ANSWERS } from "#app/quotes/papers/car.ts";
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
 * Returns the request it is of. Errors: 403, 404 outside the scope, 409 where its lines stand still.
 */
export async function sayDocument(
  viewer: Viewer,
  documentId: string,
  { role, car, lines }: SayDocument,
): Promise<string> {
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
  await changeRequest(viewer, found.repairRequestId, async (tx, request) => {
    if (car) await answerCar(tx, viewer, request, documentId, car);
    if (lines) await answerTyped(tx, viewer, request, documentId, lines);
    if (role) await takeAs(tx, viewer, request, documentId, role);
  });
  return found.repairRequestId;
}
