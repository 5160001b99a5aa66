import { redirect } from "react-router";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { Version } from "#app/platform/version.ts";
import { LogoCard } from "#app/routes/dashboard/shop-settings/logo-card.tsx";
import { SettingsForm } from "#app/routes/dashboard/shop-settings/settings-form.tsx";
import { noteServicesSeen } from "#app/shop/settings/set-up.server.ts";
import { findSection, formOf } from "#app/shop/settings/setting-forms.ts";
import {
  changeSettings,
  readSettings,
  readSettingsVersion,
  readSettingTexts,
} from "#app/shop/settings/settings.server.ts";
import { companyOf } from "#app/shop/settings/settings.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/step";
import { findServices } from "./services.server.ts";
import { Services } from "./services.tsx";

/** After the first admin: steps 2 to 5. */
const STEPS = ["company", "money", "words", "services"] as const;

export async function loader({ request, params, url }: Route.LoaderArgs) {
  await requirePermission(request, "settings.manage");
  const step = stepOf(params.step);
  if (step === "services") {
    return {
      step,
      services: await findServices(url.searchParams.get("try")),
      section: null,
      values: {},
      version: "",
      zones: [],
      logo: null,
    };
  }
  const section = findSection(step) ?? null;
  return {
    step,
    section,
    values: await readSettingTexts(section?.fields.map(({ name }) => name) ?? []),
    version: await readSettingsVersion(section?.fields.map(({ name }) => name) ?? []),
    zones: step === "company" ? Intl.supportedValuesOf("timeZone") : [],
    logo: companyOf(await readSettings()).logo,
    services: [],
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  const step = stepOf(params.step);
  const section = findSection(step);
  if (!section) {
    await noteServicesSeen(viewer);
    return redirect("/dashboard");
  }
  const form = await readForm(request);
  const submission = parseForm(form, { schema: formOf(section.fields.map(({ name }) => name)) });
  if (submission.status !== "success") return invalid(submission);
  try {
    await changeSettings(viewer, submission.value, Version.safeParse(form.get("version")).data);
    const next = STEPS[STEPS.indexOf(step) + 1];
    return await redirectWithToast(`/dashboard/set-up/${next}`, { kind: "success", title: `${section.title}: saved` });
  } catch (error) {
    return refused(error, submission);
  }
}

function stepOf(name: string): (typeof STEPS)[number] {
  const step = STEPS.find((candidate) => candidate === name);
  if (!step) throwAsResponse(notFound("This step"));
  return step;
}

export const meta = metaOf("Set up");

export default function SetUpStep({ loaderData }: Route.ComponentProps) {
  const { step, section, values, version, zones, logo, services } = loaderData;
  const number = STEPS.indexOf(step) + 2;
  const next = STEPS[STEPS.indexOf(step) + 1];
  return (
    <>
      <PageHeader
        title={section?.title ?? "Services"}
        description={`Step ${number} of 5. ${section?.description ?? "What reaches the outside: cards, texts, calls, e-mail."}`}
      />
      <div className="grid max-w-2xl gap-6">
        <div
          role="progressbar"
          aria-label="Set-up"
          aria-valuemin={0}
          aria-valuemax={5}
          aria-valuenow={number}
          className="h-2 overflow-hidden rounded-full bg-raised"
        >
          <div className="h-full bg-accent" style={{ width: `${number * 20}%` }} />
        </div>
        {section ? (
          <Card key={step}>
            <CardHeader title={section.title} description="All of it can be changed later under Shop Settings." />
            <CardBody>
              <SettingsForm section={section} values={values} version={version} zones={zones} button="Save and go on">
                {next ? (
                  <ButtonLink to={`/dashboard/set-up/${next}`} variant="secondary">
                    Later
                  </ButtonLink>
                ) : null}
              </SettingsForm>
            </CardBody>
          </Card>
        ) : (
          <Services services={services} />
        )}
        {step === "company" ? <LogoCard logo={logo} /> : null}
      </div>
    </>
  );
}
