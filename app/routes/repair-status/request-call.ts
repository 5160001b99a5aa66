import { postOnly } from "#app/http/post-only.ts";
import { formatPhone } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { requestCallBack } from "#app/repair/call-back.server.ts";
import { change } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/request-call";

export { postOnly as loader };

const FAILED = { title: "Call not requested", description: "Something went wrong. Please try again." };

/** Request Call: the shop is told; nothing is dialled. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: FAILED,
    run: (viewer, id) => requestCallBack(viewer, id),
    said({ phone }) {
      const description = `Your service advisor will call you at ${formatPhone(phone)}.`;
      return { kind: "success", title: "Call Requested", description };
    },
    demo() {
      throw new Refusal(409, "In this sample nobody is there to call you.", { title: "Only a sample" });
    },
  });
}

export const clientAction = answers(FAILED);
