import { may, type Permission } from "#app/access/permissions.ts";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** The lock of a page that its address does not tell the role of: without the right, back with the Access Denied toast. */
export async function requirePermission(request: Request, permission: Permission): Promise<SignedInViewer> {
  const viewer = await requireScreen(request);
  if (may(viewer.user.role, permission)) return viewer;
  throw await redirectWithToast("/dashboard", { kind: "error", ...messages.auth.accessDenied });
}

/** The loader of a page that needs a right and nothing else. */
export function loaderWith(permission: Permission) {
  return async ({ request }: { request: Request }): Promise<null> => {
    await requirePermission(request, permission);
    return null;
  };
}

/** What nobody foresaw becomes the catalogue's sentence, and is logged; a refusal keeps its own. */
export function asFailure(error: unknown, sentence: string): Refusal {
  if (error instanceof Refusal) return error;
  logFailure(error, sentence);
  return new Refusal(503, sentence);
}
