import { throwAsResponse } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { nameDesignee } from "#app/repair/verbs.server.ts";
import { Designee } from "#app/repair/word-schemas.ts";
import { change } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/designee";

export { postOnly as loader };

const FAILED = { title: "Update failed", description: "Nothing was changed. Please try again." };

/** The customer names who else may decide; a blank name takes it back. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: FAILED,
    async run(viewer, id, form) {
      const { name, contact } = Object.fromEntries(form);
      const given = typeof name === "string" && name.trim() ? Designee.safeParse({ name, contact }) : null;
      if (given && !given.success) throw new Refusal(400, given.error.issues[0]?.message ?? FAILED.description, FAILED);
      await nameDesignee(viewer, id, given?.data ?? null);
      return given?.data.name;
    },
    said: (name) => ({
      kind: "success",
      title: name ? `${name} may decide for you` : "No one else may decide for you now",
    }),
    typed: ["name", "contact"],
    demo: () => throwAsResponse(notFound("This repair request")),
  });
}

export const clientAction = answers(FAILED);
