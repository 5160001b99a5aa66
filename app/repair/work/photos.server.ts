import { randomUUID } from "node:crypto";
import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { shrinkPicture } from "#app/platform/processes/reader.server.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { MAX_DOCUMENT_BYTES } from "#app/quote-reader/most.ts";
import { fetchFile, keepFile } from "#app/repair/records/kept-file.server.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { MOST_PHOTOS } from "#app/repair/work/most-photos.ts";

/** In pixels: a crack can be seen, and a phone sends it in a second. */
const SMALL = { width: 1600, height: 1600, type: "image/jpeg", mostPixels: 60_000_000 } as const;

/**
 * Keeps a photograph of a point of the inspection: made small, turned upright, and without what the camera wrote into it (place,
 * time, device). The id is the sender's: what is sent again under it is booked once and answered the same. Errors: 401, 403, 404;
 * 400 empty or no id, 409 a fourth one or the id of another, 413 too large, 415 no photograph that can be read.
 */
export async function savePhoto(
  viewer: Viewer,
  repairRequestId: string,
  pointId: string,
  file: File,
  id: string,
): Promise<void> {
  requireMay(viewer, "work.do");
  if (file.size === 0) throw new Refusal(400, "Please choose a photo.", { field: "photo" });
  if (file.size > MAX_DOCUMENT_BYTES) throw new Refusal(413, "The photo is larger than 15 MB.", { field: "photo" });
  if (!isUuid(id)) throw new Refusal(400, "This photo has no id that can be read. Please take it again.");
  if (!isUuid(pointId)) throw notFound("This point");
  // Whose it is before anything is decoded.
  const point = await db.inspectionPoint.findFirst({
    where: { id: pointId, repairRequestId, repairRequest: requestScope(viewer) },
    select: { id: true },
  });
  if (!point) throw notFound("This point");
  if (await isBooked(db, id, point.id)) return;
  const picture = await shrinkPicture(new Uint8Array(await file.arrayBuffer()), SMALL, viewer.user.id);
  if (!picture)
    throw new Refusal(415, "Choose a JPEG, PNG, WebP or HEIC photo of at most 60 megapixels.", { field: "photo" });
  const storageKey = `${randomUUID()}.jpg`;
  await keepFile(storageKey, picture.bytes, "image/jpeg");
  const drop = () => documents.remove(storageKey).catch((err) => log.warn({ err }, "a photo was left behind"));
  try {
    const booked = await changeRequest(viewer, repairRequestId, async (tx) => {
      if (await isBooked(tx, id, point.id)) return false;
      const taken = await tx.photo.count({ where: { pointId: point.id } });
      if (taken >= MOST_PHOTOS)
        throw new Refusal(409, `A point has at most ${MOST_PHOTOS} photos.`, { field: "photo" });
      await tx.photo.create({
        data: {
          id,
          repairRequestId,
          pointId: point.id,
          storageKey,
          fileSize: picture.bytes.byteLength,
          width: picture.width,
          height: picture.height,
          takenById: viewer.user.id,
          takenByName: viewer.name,
        },
      });
      return true;
    });
    if (!booked) await drop();
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Whether this very photo stands at this point already. Errors: 409 when another has its id. */
async function isBooked(tx: Transaction | typeof db, id: string, pointId: string): Promise<boolean> {
  const before = await tx.photo.findUnique({ where: { id }, select: { pointId: true } });
  if (before && before.pointId !== pointId) throw new Refusal(409, "This photo stands at another point already.");
  return before !== null;
}

/** Takes a photograph away; one of a line that the customer was asked about stays. Errors: 401, 403, 404, 409. */
export async function removePhoto(viewer: Viewer, repairRequestId: string, photoId: string): Promise<void> {
  const key = await changeRequest(viewer, repairRequestId, async (tx) => {
    requireMay(viewer, "work.do");
    const photo = isUuid(photoId)
      ? await tx.photo.findFirst({
          where: { id: photoId, repairRequestId },
          select: { id: true, storageKey: true, point: { select: { lineItemId: true, setAside: true } } },
        })
      : null;
    if (!photo) throw notFound("This photo");
    if (photo.point?.lineItemId || photo.point?.setAside)
      throw new Refusal(409, "The customer was shown this photo: it stays.");
    await tx.photo.delete({ where: { id: photo.id } });
    return photo.storageKey;
  });
  await documents.remove(key);
}

/**
 * A photograph itself, for who may see its request; a customer sees those of what they are asked about, and of what is not offered.
 * Errors: 404 outside the scope, or when the store has lost it.
 */
export async function openPhoto(viewer: Viewer, repairRequestId: string, photoId: string) {
  const staff = viewer.user !== null && viewer.user.role !== "driver";
  const shown = staff ? {} : { point: { OR: [{ lineItemId: { not: null } }, { setAside: { not: null } }] } };
  const photo =
    isUuid(photoId) && isUuid(repairRequestId)
      ? await db.photo.findFirst({
          where: { id: photoId, repairRequestId, repairRequest: requestScope(viewer), ...shown },
          select: { id: true, storageKey: true },
        })
      : null;
  const bytes = photo && (await fetchFile(photo.storageKey));
  if (!photo || !bytes) throw notFound("This photo");
  return { bytes, fileName: `photo-${photo.id.slice(0, 8)}.jpg`, fileType: "image/jpeg" };
}
