import { getFormProps, type Submission } from "@conform-to/react";
import { data, Form, isRouteErrorResponse, useLocation } from "react-router";
import { z } from "zod";
import { readForm, readTypedBeside } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast, toastOf } from "#app/http/toast.server.ts";
import { chosenIn, isChosen } from "#app/platform/files/chosen.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { logFailure } from "#app/platform/log.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { uploadQuoteDocument, waitForReading } from "#app/quotes/quote-document.server.ts";
import { ACCEPTED_FILES } from "#app/quotes/quote-document.ts";
import { incomingOf, tooLargeBody } from "#app/quotes/store.server.ts";
import { saidOfAll } from "#app/quotes/too-large.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField, FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { ProgressBar } from "#app/ui/progress.tsx";
import type { Route } from "./+types/quote";
import { notSent, UPLOAD_FAILED, useUpload } from "./use-upload.ts";

const QuoteUpload = z.object({
  file: z.preprocess(
    (sent) => [sent].flat().filter(isChosen),
    z.array(z.instanceof(File)).min(1, { error: "Please choose a file first." }),
  ),
  description: z.preprocess((value) => value || undefined, z.string().trim().max(300).default("Repair quote")),
});

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const found = await findRepairRequest(viewer, params.id);
  return { vehicle: vehicleTitle(found.vehicle) };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  let form: FormData;
  try {
    form = await readForm(request);
  } catch (error) {
    const beside = parseForm(await readTypedBeside(request), { schema: QuoteUpload });
    return refusedUpload(tooLargeBody(error), beside);
  }
  const submission = parseForm(form, { schema: QuoteUpload });
  if (submission.status !== "success") return invalid(submission);
  const { file, description } = submission.value;
  try {
    const document = await uploadQuoteDocument(viewer, params.id, await incomingOf(file), description);
    await waitForReading(document.id);
    // The page's script shows the end of the analysis before it goes on.
    if (form.get("answer") === "data") return data({ uploaded: true as const });
    return await redirectWithToast(`/dashboard/repair-requests/${params.id}${url.search}`, {
      kind: "success",
      title: "Analysis Complete!",
    });
  } catch (error) {
    if (error instanceof Refusal) {
      if (error.status === 404 || error.status === 403) throwAsResponse(error);
      if (error.coded?.code === "uploaded_already") {
        const { title, message: description, coded } = error;
        const to = `/dashboard/repair-requests/${coded.repairRequestId}/documents/${coded.documentId}`;
        return await redirectWithToast(to, { kind: "info", title: title ?? UPLOAD_FAILED, description });
      }
      return refusedUpload(error, submission);
    }
    logFailure(error, "quote not uploaded");
    const sentence = "Failed to upload quote document: 500";
    const result = submission.reply({ formErrors: [sentence] });
    const toast = toastOf({ kind: "error", title: UPLOAD_FAILED, description: `Error: ${sentence}` });
    return data({ ...result, toast }, { status: 500 });
  }
}

function refusedUpload(error: unknown, submission: Submission<z.input<typeof QuoteUpload>, string[], unknown>) {
  const { data: answer, init } = refused(error, submission);
  const said = error instanceof Error ? error.message : "";
  const toast = toastOf({ kind: "error", title: UPLOAD_FAILED, description: `Error: ${said}` });
  return data({ ...answer, toast }, init ?? undefined);
}

/** A proxy that takes less than the server has a page of its own for it, which would come in the place of what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 413) throw error;
    const form = await sent.formData();
    return data(notSent(form, saidOfAll(chosenIn(form))), { status: 413 });
  }
}

export const meta = metaOf("Upload Repair Quote");

export default function UploadQuote({ loaderData, actionData, params }: Route.ComponentProps) {
  const backTo = `/dashboard/repair-requests/${params.id}${useLocation().search}`;
  const upload = useUpload(backTo, "quote");
  const answer = upload.answer ?? (actionData && "status" in actionData ? actionData : undefined);
  const [form, fields] = useForm<{ file: File[]; description: string }>({
    id: "quote",
    lastResult: answer,
    defaultValue: { description: "Repair quote" },
  });
  return (
    <RouteDialog title="Upload Repair Quote" description={loaderData.vehicle} toast={upload.answer?.toast}>
      {upload.phase === "idle" ? null : (
        <div role="status" className="mb-5 grid gap-3 rounded-lg bg-raised p-4">
          <p className="font-semibold">{upload.phase === "done" ? "Analysis Complete!" : "Analyzing Quote"}</p>
          <ProgressBar value={upload.progress} label="Analyzing Quote" showLabel={false} />
        </div>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        {...getFormProps(form)}
        onSubmit={upload.submit}
        noValidate
        className="grid gap-5"
      >
        <FormErrors form={form} />
        <FileField
          field={fields.file}
          label="Quote"
          hint="A photo or a PDF, at most 15 MB and 30 pages; several pages at once become one paper"
          accept={ACCEPTED_FILES}
          multiple
          onChange={upload.choose}
        />
        <TextField field={fields.description} label="Description" />
        <Button busy={upload.phase !== "idle"} busyLabel="Uploading…">
          Upload
        </Button>
      </Form>
    </RouteDialog>
  );
}
