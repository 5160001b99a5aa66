import { setTimeout as sleep } from "node:timers/promises";
import { getFormProps, useForm } from "@conform-to/react";
import { data, Form, useNavigation } from "react-router";
import { getViewer, type Viewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { logFailure } from "#app/platform/log.server.ts";
import { messages } from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import {
  findNewestPendingForm,
  findPendingForm,
  keepPendingForm,
  type PendingForm,
  readPendingFile,
  updatePendingForm,
} from "#app/quotes/pending-form.server.ts";
import { attachKeptFile, createKeptFileQuote } from "#app/quotes/quote.server.ts";
import { waitForReading } from "#app/quotes/quote-document.server.ts";
import { ACCEPTED_FILES } from "#app/quotes/quote-document.ts";
import { type FileQuoteForm, fileQuoteForm } from "#app/quotes/quote-form.ts";
import { storeFile } from "#app/quotes/store.server.ts";
import { toFormValues, vehicleDefaults } from "#app/routes/create-request/form-values.ts";
import { proveFirst, showQuote, verifyFirst } from "#app/routes/create-request/hand-in.server.ts";
import {
  ContactSection,
  PreferenceSection,
  Section,
  VehicleSections,
  type VisitorFields,
} from "#app/routes/create-request/sections.tsx";
import { inNewVehicleMode, whoFillsIn } from "#app/routes/create-request/who.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrors } from "#app/ui/field.tsx";
import { FormToast } from "#app/ui/toaster.tsx";
import type { Route } from "./+types/file";
import { AnalysisOverlay } from "./analysis-overlay.tsx";
import { FilePicker } from "./file-picker.tsx";
import { showProcessed } from "./processed.ts";
import { useUpload } from "./use-upload.ts";

type FileFields = VisitorFields & { file: string };

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await getViewer(request);
  const [who, kept] = await Promise.all([whoFillsIn(viewer), findNewestPendingForm(viewer, "file_quote")]);
  return { who, kept: shownFile(kept), values: { ...vehicleDefaults(who.vehicles), ...toFormValues(kept?.data.form) } };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await getViewer(request);
  const who = await whoFillsIn(viewer);
  const schema = fileQuoteForm({ identified: who.identified });
  let form: FormData;
  try {
    form = inNewVehicleMode(await readForm(request), who);
  } catch (error) {
    const answer = refused(tooLarge(error), parseForm(new FormData(), { schema }), messages.quote.uploadFailed);
    return data({ ...answer.data, kept: null }, answer.init ?? undefined);
  }
  const file = form.get("file");
  form.delete("file");
  let kept = await findPendingForm(viewer, form.get("kept"));
  const submission = parseForm(form, { schema });
  try {
    if (file instanceof File && file.size > 0) kept = await keepFile(viewer, file, kept);
    if (submission.status !== "success") {
      const answer = invalid(submission, toastFor(submission.error ?? null));
      return data({ ...answer.data, kept: shownFile(kept) }, answer.init ?? undefined);
    }
    if (!kept?.file) throw new Refusal(400, "Please choose a photo or PDF of your quote.", { field: "file" });
    if (who.mayCreate) return await createFromFile(viewer, kept, submission.value);
    if (viewer.repairCode) return await addToOpenRequest(viewer, viewer.repairCode, kept, submission.value.description);
    if (viewer.heldCode && !submission.value.phone)
      return await proveFirst(viewer, viewer.heldCode.repairRequestId, kept, submission.value);
    return await verifyFirst(viewer, "file_quote", submission.value, kept);
  } catch (error) {
    const answer = refused(error, submission, messages.quote.uploadFailed, UNFORESEEN);
    return data({ ...answer.data, kept: shownFile(kept) }, answer.init ?? undefined);
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return showProcessed(serverAction);
}

export default function UploadTab({ loaderData, actionData }: Route.ComponentProps) {
  const { who, values } = loaderData;
  const failed = actionData && "alert" in actionData ? actionData.alert : null;
  const answer = actionData && !("alert" in actionData) ? actionData : undefined;
  const kept = answer?.kept ?? loaderData.kept;
  const busy = useNavigation().formAction?.startsWith("/upload-quote?index") ?? false;
  const [form, fields] = useForm<FileFields>({
    id: "file-quote",
    lastResult: answer,
    defaultValue: { contactPreference: "phone", ...values },
  });
  const upload = useUpload("/upload-quote?index");
  return (
    <Form
      method="post"
      action="/upload-quote?index"
      encType="multipart/form-data"
      {...getFormProps(form)}
      onSubmit={upload.onSubmit}
      noValidate
      className="grid gap-8"
    >
      {failed ? <Alert title={failed} /> : null}
      <FormErrors form={form} labels={{ vehicleId: "Vehicle", file: "Quote" }} />
      <Section title="Your quote" hint="A photo (JPEG, PNG, WebP, HEIC) or a PDF, 15 MB and 30 pages at most.">
        <FilePicker field={fields.file} accept={ACCEPTED_FILES} kept={kept} />
      </Section>
      <VehicleSections fields={fields} vehicles={who.vehicles} failed={who.vehiclesFailed} />
      {who.identified ? null : <ContactSection fields={fields} />}
      <PreferenceSection fields={fields} />
      <Button busy={busy || upload.state.phase !== "idle"} busyLabel={messages.quote.analyzing}>
        Upload Quote
      </Button>
      <AnalysisOverlay state={upload.state} />
      <FormToast toast={upload.toast ?? answer?.toast} />
    </Form>
  );
}

const UNFORESEEN = messages.quote.processingFailed("Please try again.");
const READ_WITHIN_MS = 3000;

/**
 * The document is kept before anything else is looked at: an error in a field does not lose it. It is read for a moment here;
 * what takes longer goes on by itself.
 */
async function keepFile(viewer: Viewer, incoming: File, kept: PendingForm | null): Promise<PendingForm> {
  const file = await storeFile(viewer, incoming);
  const row = kept ?? (await keepPendingForm(viewer, { kind: "file_quote", data: {}, file }));
  if (kept) await updatePendingForm(viewer, kept.id, { file, data: { outcome: undefined } });
  const bytes = new Uint8Array(await incoming.arrayBuffer());
  const reading = readPendingFile(viewer, row.id, bytes).catch((error: unknown) => logFailure(error, "reading ahead"));
  await Promise.race([reading, sleep(READ_WITHIN_MS, undefined, { ref: false })]);
  return { ...row, file };
}

async function createFromFile(viewer: Viewer, kept: PendingForm, form: FileQuoteForm) {
  const created = await createKeptFileQuote(viewer, form, kept);
  await waitForReading(created.documentId);
  return showQuote(viewer, created);
}

/** A repair access code opens one request: the quote goes there. */
async function addToOpenRequest(
  viewer: Viewer,
  open: { code: string; repairRequestId: string },
  kept: PendingForm,
  description: string,
) {
  const document = await attachKeptFile(viewer, open.repairRequestId, kept, description);
  await waitForReading(document.id);
  return showQuote(viewer, { id: open.repairRequestId, accessCode: open.code, vehicleId: "" });
}

/** A body this large is not read to its end: in the words for the file, whose fault it is. */
function tooLarge(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.status !== 413) return error;
  return new Refusal(413, "This file is larger than 15 MB. Please upload a smaller one.", { field: "file" });
}

function shownFile(kept: PendingForm | null | undefined) {
  return kept?.file ? { id: kept.id, name: kept.file.name, size: kept.file.size } : null;
}

function toastFor(error: Record<string, string[] | null> | null) {
  const names = Object.keys(error ?? {});
  if (names.some((name) => ["year", "make", "model"].includes(name))) return messages.quote.vehicleDetails;
  if (names.some((name) => ["name", "email", "phone"].includes(name))) {
    return { title: "Validation Error", description: messages.quote.contactInformation };
  }
  return messages.quote.validation;
}
