import type { Viewer } from "#app/access/viewer.server.ts";
import { isUuid } from "#app/access/viewer.server.ts";
import { keepDraft } from "#app/desk/draft.server.ts";
import { type IntakeDraft, MOST_LINES } from "#app/desk/intake.ts";
import { toGridLine } from "#app/desk/packages/package.ts";
import { findOfferedPackage } from "#app/desk/packages/packages.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { addLineItems } from "#app/repair/lines/add-many.server.ts";

const CHOOSE = "Please choose a package";

/** Keeps what stands in New with the package's lines below it. Errors: 400; 401; 403; 404; 409 at a hundred lines. */
export async function addPackageToDraft(viewer: Viewer, typed: IntakeDraft, packageId: string): Promise<void> {
  if (packageId === "") throw new Refusal(400, CHOOSE, { field: "package" });
  const { lines } = await findOfferedPackage(viewer, packageId);
  const filled = typed.lineItems.filter(({ description, unitPrice }) => description.trim() || unitPrice.trim());
  if (filled.length + lines.length > MOST_LINES)
    throw new Refusal(409, `At most ${MOST_LINES} lines`, { field: "lineItems" });
  await keepDraft(viewer, "intake", { ...typed, lineItems: [...filled, ...lines.map(toGridLine)] });
}

/**
 * Adds the package's lines to a repair as lines that the shop types: the customer decides on them. Returns its name. The token
 * names this adding: sent twice, they stand there once. Errors: 400; 401; 403; 404; as addLineItems.
 */
export async function addPackageToRepair(
  viewer: Viewer,
  repairRequestId: string,
  { packageId, token }: { packageId: string; token: string },
): Promise<string> {
  if (packageId === "" || !isUuid(token)) throw new Refusal(400, CHOOSE, { field: "package" });
  const { name, lines } = await findOfferedPackage(viewer, packageId);
  await addLineItems(viewer, repairRequestId, {
    token,
    lines: lines.map((line, index) => ({ ...line, key: String(index) })),
  });
  return name;
}
