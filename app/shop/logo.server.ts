import { recordAudit } from "#app/access/audit.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { shrinkPicture } from "#app/platform/processes/reader.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { forgetSettings } from "#app/shop/settings/settings.server.ts";
import { SETTINGS } from "#app/shop/settings/settings.ts";

/** In pixels: sharp on paper and on dense screens. */
const BOX = { width: 720, height: 240, type: "image/png", mostPixels: 40_000_000 } as const;
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * Keeps the company's logo as a PNG that fits its places, and says so in the audit record.
 * Errors: 400 empty, 413 over 2 MB or too many pixels, 415 neither PNG, JPEG nor WebP.
 */
export async function saveLogo(viewer: Viewer, file: File): Promise<void> {
  if (file.size === 0) throw new Refusal(400, "Choose a picture of your logo.", { field: "logo" });
  if (file.size > MOST_BYTES) throw new Refusal(413, "The logo is larger than 2 MB.", { field: "logo" });
  const logo = await shrinkPicture(new Uint8Array(await file.arrayBuffer()), BOX, viewer.user?.id ?? "set-up");
  if (!logo) throw new Refusal(415, "Choose a PNG, JPEG or WebP picture of at most 40 megapixels.", { field: "logo" });
  const bytes = new Uint8Array(logo.bytes);
  const version = crypto.randomUUID().slice(0, 8);
  await db.$transaction(async (tx) => {
    await tx.shopFile.upsert({
      where: { name: "logo" },
      create: { name: "logo", type: "image/png", bytes },
      update: { type: "image/png", bytes },
    });
    const { key } = SETTINGS.companyLogo;
    const value = `logo image/png ${version}`;
    await tx.appSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
    await recordAudit(tx, viewer, {
      kind: "setting_changed",
      subject: { type: "setting", id: key, name: key },
      summary: "The company's logo changed",
      detail: { bytes: bytes.length },
    });
  });
  forgetSettings();
}

/** Takes the logo away; the name stands alone then. */
export async function removeLogo(viewer: Viewer): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.shopFile.deleteMany({ where: { name: "logo" } });
    if (count === 0) return;
    const { key } = SETTINGS.companyLogo;
    await tx.appSetting.deleteMany({ where: { key } });
    await recordAudit(tx, viewer, {
      kind: "setting_changed",
      subject: { type: "setting", id: key, name: key },
      summary: "The company's logo was removed",
    });
  });
  forgetSettings();
}

/** The logo as a PNG, or null where there is none. */
export async function readLogo(): Promise<Uint8Array | null> {
  const row = await db.shopFile.findUnique({ where: { name: "logo" }, select: { bytes: true } });
  return row?.bytes ?? null;
}
