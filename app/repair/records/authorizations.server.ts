import { createHash } from "node:crypto";
import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { makePdf, PATIENTLY } from "#app/platform/pdf/make-pdf.server.ts";
import type { PdfAsked } from "#app/platform/pdf/pdf-pool.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { localTime, ShownAuthorization } from "#app/repair/records/shown.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

const TOO_LONG = "This record is too long to be made at once. Please try again in ten minutes.";

/** The work of the job "freeze-authorization". */
export async function freezeDocument({ authorizationId }: { authorizationId: string }): Promise<void> {
  await freeze(authorizationId, PATIENTLY);
}

/** The document is made once; whoever comes second finds it made. */
async function freeze(id: string, asked: PdfAsked): Promise<void> {
  const row = await db.authorization.findUnique({ where: { id }, select: { shown: true, sha256: true } });
  if (!row || row.sha256) return;
  const { pdf, sha256 } = await freezeBytes(ShownAuthorization.parse(row.shown), asked);
  await db.authorization.updateMany({ where: { id, pdf: null }, data: { pdf, sha256 } });
}

/** The document of what was shown, with its SHA-256. Errors: as makePdf. */
export async function freezeBytes(shown: ShownAuthorization, asked: PdfAsked = PATIENTLY) {
  const drawn = await makePdf({ kind: "authorization", data: shown, tooLong: TOO_LONG }, asked);
  const pdf = new Uint8Array(drawn);
  return { pdf, sha256: createHash("sha256").update(pdf).digest("hex") };
}

/** The bytes as they were frozen, with their SHA-256. Errors: 404 outside the scope; as makePdf where they are frozen only now. */
export async function openAuthorization(
  viewer: Viewer,
  repairRequestId: string,
  revision: number,
  asked: PdfAsked = PATIENTLY,
) {
  const where = { repairRequestId, revision, repairRequest: requestScope(viewer) };
  if (!isUuid(repairRequestId) || !Number.isInteger(revision)) throw notFound("This record");
  const found = await db.authorization.findFirst({ where, select: { id: true } });
  if (!found) throw notFound("This record");
  await freeze(found.id, asked);
  const { pdf, sha256 } = await db.authorization.findUniqueOrThrow({
    where: { id: found.id },
    select: { pdf: true, sha256: true },
  });
  if (!pdf || !sha256) throw notFound("This record");
  return { pdf, sha256 };
}

/**
 * The same, and of one that was withdrawn a copy that says so at its head: whoever reads it is not to take it for what holds. Errors: as
 * openAuthorization.
 */
export async function openAsItStands(
  viewer: Viewer,
  repairRequestId: string,
  revision: number,
  asked: PdfAsked,
): Promise<Uint8Array | { pdf: Uint8Array; sha256: string }> {
  const known = isUuid(repairRequestId) && Number.isInteger(revision);
  const where = { repairRequestId, revision, repairRequest: requestScope(viewer), withdrawnAt: { not: null } };
  const row = known ? await db.authorization.findFirst({ where, select: { shown: true, withdrawnAt: true } }) : null;
  if (!row) return openAuthorization(viewer, repairRequestId, revision, asked);
  return (await freezeBytes(await markedWith(row), asked)).pdf;
}

type Row = { shown: unknown; withdrawnAt: Date | null };

async function markedWith({ shown, withdrawnAt }: Row): Promise<ShownAuthorization> {
  const said = ShownAuthorization.parse(shown);
  if (!withdrawnAt) return said;
  const { timeZone } = await readSettings();
  return { ...said, withdrawn: localTime(withdrawnAt, timeZone) };
}

/** What was shown at the last go-ahead, and whether it was withdrawn; null while there is none. The caller has found the request within the viewer's scope. */
export async function findLastShown(repairRequestId: string): Promise<ShownAuthorization | null> {
  const row = await db.authorization.findFirst({
    where: { repairRequestId },
    orderBy: { revision: "desc" },
    select: { shown: true, withdrawnAt: true },
  });
  return row && markedWith(row);
}

/** The go-aheads of a request, oldest first; sums in cents. The caller has found the request within the viewer's scope. */
export async function listAuthorizations(repairRequestId: string) {
  const rows = await db.authorization.findMany({
    where: { repairRequestId },
    orderBy: { revision: "asc" },
    select: { revision: true, sum: true, sha256: true, createdAt: true, withdrawnAt: true },
  });
  return rows.map((row) => ({ ...row, sum: toCents(row.sum) }));
}
