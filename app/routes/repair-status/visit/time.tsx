import type { z } from "zod";
import { getViewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { formatSpan, zoneName } from "#app/platform/format.ts";
import { unauthenticated } from "#app/platform/refusal.ts";
import { askForTime } from "#app/repair/work/ask-time.server.ts";
import { AskTime, MOST_OF_ASKED_TIME } from "#app/repair/work/ask-time.ts";
import { NOT_KEPT, shownAgain, toOpenAgain } from "#app/routes/repair-status/door.server.ts";
import { isSignedOut } from "#app/routes/repair-status/open.server.ts";
import { FormPage } from "#app/routes/repair-status/put-right/form-page.tsx";
import { openToPutRight, refusedPage } from "#app/routes/repair-status/put-right/open.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { companyNameIn } from "#app/ui/meta.ts";
import type { Route } from "./+types/time";
import { asksTimeOf } from "./visit.server.ts";
import { ASK_TIME, CANCEL_TIME, WHEN_INSTEAD } from "./visit.ts";

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  if (context.get(shownAgain)) return { id: params.id, when: "", at: "", said: null, theme: undefined };
  const { request: repair, theme } = await openToPutRight({ request, params, url });
  const { scheduledServiceDate: start, scheduledMinutes } = repair;
  const asks = asksTimeOf(repair);
  if (!start || !asks) throw await refusedPage(repair.id, "There is no appointment to change here.");
  return { id: repair.id, when: `${formatSpan(start, scheduledMinutes)} ${zoneName(start)}`, ...asks, theme };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [viewer, form] = await Promise.all([getViewer(request), readForm(request)]);
  const submission = parseForm(form, { schema: AskTime });
  if (submission.status !== "success") return invalid(submission);
  if (isSignedOut(viewer)) {
    const page = `/repair-status/${params.id}/time`;
    const away = await toOpenAgain(request, viewer, { id: params.id, form, page, back: page, typed: ["words"] });
    if (away) return away;
    context.set(shownAgain, true);
    return refused(unauthenticated(NOT_KEPT), submission);
  }
  try {
    await askForTime(viewer, params.id, submission.value);
  } catch (error) {
    return refused(error, submission);
  }
  const isOff = submission.value.words === undefined;
  return redirectWithToast(`/repair-status/${params.id}`, {
    kind: "success",
    title: isOff ? "Appointment cancelled" : "Your advisor is told",
    description: isOff
      ? "Your advisor is told, and the time is free again."
      : "Until they answer, your appointment stands.",
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${companyNameIn(matches)} · Your appointment` }, { name: "robots", content: "noindex" }];
}

export default function YourAppointment({ loaderData }: Route.ComponentProps) {
  const { id, when, at, said } = loaderData;
  const [form, fields] = useForm<z.input<typeof AskTime>, z.output<typeof AskTime>>({
    id: "ask-time",
    defaultValue: { at },
    onValidate: ({ formData }) => parseForm(formData, { schema: AskTime }),
    shouldRevalidate: "onInput",
  });
  return (
    <FormPage
      id={id}
      title="Your appointment"
      description={when ? `${when}.${said ? ` ${said}` : ""}` : "About the time of your repair."}
      form={form}
      labels={{ words: WHEN_INSTEAD, at: "Appointment" }}
      submit={ASK_TIME}
      leave="Keep this time"
      below={
        at ? (
          <form id="cancel" method="post" className="mt-6 scroll-mt-20 border-t border-line pt-5">
            <input type="hidden" name="at" value={at} />
            <p>Do you not need it any more? The time is free for others then, and your advisor is told.</p>
            <Button variant="danger" size="sm" name="cancel" value="yes" className="mt-2">
              {CANCEL_TIME}
            </Button>
          </form>
        ) : null
      }
    >
      {/* The one that is shown now: who asks again after it was changed has seen it. */}
      <input type="hidden" name="at" value={at || fields.at.initialValue} />
      <TextAreaField
        field={fields.words}
        label={WHEN_INSTEAD}
        hint="Days and hours, in your words. Your appointment stands until your advisor answers."
        rows={3}
        maxLength={MOST_OF_ASKED_TIME}
      />
    </FormPage>
  );
}
