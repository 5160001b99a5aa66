import { getFormProps } from "@conform-to/react";
import { type FormEvent, useEffect, useState } from "react";
import { data, Form, useNavigation, useSubmit } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { readForm, readTypedBeside } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { chosenIn } from "#app/platform/files/chosen.ts";
import * as messages from "#app/platform/messages.ts";
import { findNewestPendingForm, findPendingForm } from "#app/quotes/pending-form.server.ts";
import { ACCEPTED_FILES } from "#app/quotes/quote-document.ts";
import type { FileQuoteForm } from "#app/quotes/quote-form.ts";
import { tooLargeBody } from "#app/quotes/store.server.ts";
import { carValues, saysCar } from "#app/routes/create-request/car-said.ts";
import { toFormValues, vehicleDefaults } from "#app/routes/create-request/form-values.ts";
import { proveFirst, verifyFirst } from "#app/routes/create-request/hand-in.server.ts";
import { ContactSection, PreferenceSection } from "#app/routes/create-request/sections.tsx";
import { inNewVehicleMode, whoFillsIn } from "#app/routes/create-request/who.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { NOTHING_SAVED, paidWhere } from "#app/shop/settlement.ts";
import { later } from "#app/ui/behavior/later.tsx";
import { useDraft } from "#app/ui/behavior/use-draft.ts";
import { useRefreshWhile } from "#app/ui/behavior/use-refresh-while.ts";
import { Button } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { FormErrors } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { newToastId } from "#app/ui/over/toast-id.ts";
import { FormToast, type ToastView } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/file";
import { AnswerPanel } from "./answer.tsx";
import { CarFromPaper } from "./car-from-paper.tsx";
import { checkFileQuote } from "./check.ts";
import { FilePicker } from "./file-picker.tsx";
import { addToOpenRequest, createFromKept } from "./hand-in-file.server.ts";
import {
  carOf as carOfKept,
  fillFromPaper,
  keepFile,
  keptWhenRead,
  shownFile,
  withoutPreset,
} from "./keep-file.server.ts";
import { showProcessed } from "./processed.ts";
import { answerAfterOverlay } from "./show-answer.ts";
import { REST, ThenWhat } from "./then-what.tsx";
import { toastFor } from "./toast-for.ts";
import { type FileFields, useCheck } from "./use-check.ts";
import { answerNow, useReading } from "./use-reading.ts";

const Interrupted = later(async () => (await import("./interrupted.tsx")).Interrupted);

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await getViewer(request);
  const [who, kept] = await Promise.all([whoFillsIn(viewer), findNewestPendingForm(viewer, "file_quote")]);
  const file = await shownFile(kept);
  const read = file.paper?.vehicle ?? file.car;
  const car = read ? carValues(read) : {};
  const { feePercent, settlement } = await readSettings();
  return {
    who,
    ...file,
    // Said here: the page carries no words that it does not show.
    fee: [NOTHING_SAVED, `Otherwise our fee is ${feePercent}% of what you save. ${paidWhere(settlement)}`] as const,
    // The paper says which car it is: one that stands chosen already would be sent before anybody looked at it.
    values: { ...vehicleDefaults([]), ...car, ...toFormValues(kept?.data.form) },
  };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await getViewer(request);
  const who = await whoFillsIn(viewer);
  const { identified } = who;
  let form: FormData;
  try {
    form = inNewVehicleMode(await readForm(request), who);
  } catch (error) {
    const typed = inNewVehicleMode(await readTypedBeside(request), who);
    const beside = checkFileQuote(typed, { identified, hasFile: true });
    const answer = refused(tooLargeBody(error), beside, messages.quote.uploadFailed);
    const before = await findPendingForm(viewer, typed.get("kept"));
    return data({ ...answer.data, ...(await shownFile(before)) }, answer.init ?? undefined);
  }
  const files = chosenIn(form);
  form.delete("file");
  let kept = await findPendingForm(viewer, form.get("kept"));
  const chosen = files.length > 0;
  let submission = checkFileQuote(form, { identified, hasFile: chosen || Boolean(kept?.file) });
  try {
    if (chosen) kept = await keepFile(viewer, files, kept, !saysCar(form));
    else if (kept && !saysCar(form)) kept = await keptWhenRead(viewer, kept);
    withoutPreset(fillFromPaper(form, await carOfKept(kept?.data.outcome), who.vehicles));
    submission = checkFileQuote(form, { identified, hasFile: Boolean(kept?.file) });
    if (submission.status !== "success" || !kept?.file) {
      const answer = invalid(submission, toastFor(submission.reply().error));
      return data({ ...answer.data, ...(await shownFile(kept)) }, answer.init ?? undefined);
    }
    if (who.mayCreate) return await createFromKept(viewer, kept, submission.value);
    if (viewer.repairCode) return await addToOpenRequest(viewer, viewer.repairCode, kept, submission.value.description);
    if (viewer.heldCode && !submission.value.phone)
      return await proveFirst(viewer, viewer.heldCode.repairRequestId, kept, submission.value);
    return await verifyFirst(viewer, "file_quote", submission.value, kept);
  } catch (error) {
    const answer = refused(error, submission, messages.quote.uploadFailed, UNFORESEEN);
    return data({ ...answer.data, ...(await shownFile(kept)) }, answer.init ?? undefined);
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return showProcessed(serverAction);
}

/** Said only where a lower price than the quoted one was shown. */
const GET = "Get this price";

const LABELS = {
  file: "Quote",
  vehicleId: "Vehicle",
  year: "Year",
  make: "Make",
  otherMake: "Which make?",
  model: "Model",
  color: "Color",
  name: "Name",
  email: "Email",
  phone: "Phone",
  contactPreference: "Preferred Contact Method",
};

export default function UploadTab({ loaderData, actionData }: Route.ComponentProps) {
  const { who, values, fee } = loaderData;
  const answer = actionData && "kept" in actionData ? actionData : undefined;
  const { kept, ...came } = answer?.kept ? answer : loaderData;
  const [sending, setSending] = useState(false);
  const navigating = useNavigation().formAction?.startsWith("/upload-quote?index") ?? false;
  const leaving = navigating || sending;
  const reading = useReading(answer?.error?.file ? answer : null, leaving);
  const { paper, car, waits } = answerNow(reading.state, came, kept?.id);
  const better = paper?.picture ? paper.picture.likely < paper.picture.quoted : false;
  const check = useCheck();
  const [toast, setToast] = useState<ToastView | null>(null);
  const submit = useSubmit();
  const [begun, setBegun] = useState(false);
  useDraft("file-quote");
  const [form, fields] = useForm<FileFields, FileQuoteForm>({
    id: "file-quote",
    defaultValue: { contactPreference: who.prefers ?? "phone", ...values },
    ...(check ? { onValidate: ({ formData }) => check(formData, who.identified), shouldRevalidate: "onInput" } : {}),
  });
  const { onSubmit: conformSubmit, ...formProps } = getFormProps(form);
  // The photo first: while the file's field is empty nothing else is asked of whoever has a script. Without one all goes in one post.
  const fileFirst = !begun && !kept && !answer && reading.state.phase === "idle";
  useRefreshWhile(waits);
  // Whose first file cannot be used is asked for another one, and for nothing else yet.
  const arrived = reading.state.phase === "read";
  useEffect(() => {
    if (arrived) setBegun(true);
  }, [arrived]);
  useEffect(() => {
    if (car) void import("./fill-where-empty.ts").then(({ fillWhereEmpty }) => fillWhereEmpty(car));
  }, [car]);
  const fresh = reading.state.phase === "read" && reading.state.fresh;
  const [follow] = useState(answerAfterOverlay);
  useEffect(() => follow(fresh, leaving), [follow, fresh, leaving]);

  /** All fields first, then the document, which is on its way already. */
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { nativeEvent: sent } = event;
    const submitted = new FormData(event.currentTarget, sent instanceof SubmitEvent ? sent.submitter : null);
    conformSubmit(event);
    if (event.defaultPrevented) {
      const wrong = submitted.has("__intent__") ? null : check?.(submitted, who.identified).reply().error;
      if (wrong) setToast({ id: newToastId(), kind: "error", ...toastFor(wrong) });
      return;
    }
    const chosen = chosenIn(submitted);
    if (chosen.length === 0) return;
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      submitted.set("kept", await reading.keptOf(chosen));
      submitted.delete("file");
      await submit(submitted, { method: "post", action: "/upload-quote?index", encType: "multipart/form-data" });
    } catch {
      // The toast of the upload has said it.
    } finally {
      setSending(false);
    }
  }

  return (
    <Form
      method="post"
      action="/upload-quote?index"
      encType="multipart/form-data"
      {...formProps}
      onSubmit={onSubmit}
      noValidate
      className="group/quote grid gap-8"
    >
      <Interrupted underway={reading.underway} kept={kept?.id} />
      <FormErrors form={form} labels={LABELS} />
      <FilePicker
        field={fields.file}
        accept={ACCEPTED_FILES}
        kept={kept}
        state={reading.state}
        leaving={leaving}
        refused={reading.refusal}
        onFiles={(files, underway) => void reading.read(files, underway)}
      />
      {fileFirst ? <ThenWhat fee={fee[0]} onRest={() => setBegun(true)} /> : null}
      {paper ? <AnswerPanel answer={paper} /> : null}
      <div
        id={REST}
        className={cn("grid gap-8 target:grid!", fileFirst && "scripted:group-has-[[name=file]:invalid]/quote:hidden")}
      >
        <CarFromPaper fields={fields} who={who} car={paper?.vehicle ?? null} />
        {who.identified ? null : <ContactSection fields={fields} title={better ? GET : undefined} />}
        <PreferenceSection fields={fields} asks={!who.agreed && (who.mayCreate || !who.identified)} />
        <div className="grid gap-2">
          <Button busy={leaving} busyLabel={messages.quote.analyzing} className="min-h-13 text-lg">
            {better ? GET : "Send this quote"}
          </Button>
          <p className="text-center text-sm text-muted">{fee.join(" ")}</p>
        </div>
      </div>
      <FormToast toast={reading.toast ?? toast ?? actionData?.toast} />
    </Form>
  );
}

const UNFORESEEN = messages.quote.processingFailed("Please try again.");
