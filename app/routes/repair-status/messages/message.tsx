import { z } from "zod";
import { parseForm } from "#app/http/parse-form.ts";
import { MessageWords, sentOnce } from "#app/messages/communication.ts";
import { AT_MOST } from "#app/messages/message-length.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { writeToShop } from "#app/repair/requests/spoken.server.ts";
import { change, readerOf, shownAgain } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import { FormPage } from "#app/routes/repair-status/put-right/form-page.tsx";
import { openToPutRight } from "#app/routes/repair-status/put-right/open.server.ts";
import { TextAreaField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { companyNameIn } from "#app/ui/meta.ts";
import type { Route } from "./+types/message";

const FAILED = { title: "Failed to send message", description: "Nothing was sent. Please try again." };
const Written = z.object({ messageBody: z.string().default(""), key: z.string().default("") });

/** What a message stands on that was refused without a script: its words are kept. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  if (context.get(shownAgain)) return { id: params.id, vehicle: "repair", key: crypto.randomUUID(), theme: undefined };
  const { request: repair, theme } = await openToPutRight({ request, params, url });
  return { id: repair.id, vehicle: vehicleTitle(repair.vehicle), key: crypto.randomUUID(), theme };
}

/** The customer's message to the shop about this repair. */
export function action(args: Route.ActionArgs) {
  const words = readerOf(z.object({ messageBody: MessageWords, key: sentOnce }), FAILED);
  return change(args, {
    failed: FAILED,
    run: (viewer, id, form) => writeToShop(viewer, id, words(form)),
    said: () => ({ kind: "success", title: "Message Sent" }),
    demo() {
      throw new Refusal(409, "In this sample nobody is there to read it.", { title: "Only a sample" });
    },
    typed: ["messageBody"],
    again: (form, sentence) => parseForm(form, { schema: Written }).reply({ fieldErrors: { messageBody: [sentence] } }),
  });
}

export const clientAction = answers(FAILED);

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${companyNameIn(matches)} · Your message` }, { name: "robots", content: "noindex" }];
}

export default function YourMessage({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof Written>>({
    id: "message",
    lastResult: actionData?.again,
    defaultValue: { key: loaderData.key },
  });
  return (
    <FormPage
      id={loaderData.id}
      title="Your message"
      description={`To your advisor, about your ${loaderData.vehicle}.`}
      form={form}
      labels={{ messageBody: "Your message" }}
      submit="Send Message"
      leave="Do not send it"
      reloads
    >
      <input type="hidden" name="key" value={fields.key.initialValue ?? loaderData.key} />
      <TextAreaField field={fields.messageBody} label="Your message" hint={AT_MOST} rows={6} />
    </FormPage>
  );
}
