import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { hasDemoData } from "#app/people/password.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { notFound } from "#app/platform/refusal.ts";
import { Version } from "#app/platform/version.ts";
import { findSection, formOf, SECTIONS } from "#app/shop/settings/setting-forms.ts";
import { listSettingChanges } from "#app/shop/settings/setting-history.server.ts";
import {
  changeSettings,
  readSettings,
  readSettingsVersion,
  readSettingTexts,
} from "#app/shop/settings/settings.server.ts";
import { companyOf, fillIn } from "#app/shop/settings/settings.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/page";
import { EmailCard } from "./email-card.tsx";
import { LogoCard } from "./logo-card.tsx";
import { SettingsForm } from "./settings-form.tsx";

const PATH = "/dashboard/shop-settings";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  const section = sectionOf(params);
  const [values, settings, changes] = await Promise.all([
    readSettingTexts(section.fields.map(({ name }) => name)),
    readSettings(),
    listSettingChanges(viewer),
  ]);
  return {
    section,
    values,
    version: await readSettingsVersion(section.fields.map(({ name }) => name)),
    demo: await hasDemoData(),
    zones: section.id === "company" ? Intl.supportedValuesOf("timeZone") : [],
    logo: companyOf(settings).logo,
    preview: section.id === "words" ? exampleOf(settings) : null,
    changes: changes.map(({ createdAt, ...change }) => ({ ...change, when: formatDateTime(createdAt) })),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  const section = sectionOf(params);
  const form = await readForm(request);
  const submission = parseForm(form, { schema: formOf(section.fields.map(({ name }) => name)) });
  if (submission.status !== "success") return invalid(submission);
  try {
    const changed = await changeSettings(viewer, submission.value, Version.safeParse(form.get("version")).data);
    return await redirectWithToast(`${PATH}/${section.id}`, {
      kind: "success",
      title: changed.length === 0 ? "Nothing changed" : "Settings saved",
    });
  } catch (error) {
    return refused(error, submission);
  }
}

function sectionOf(params: { section?: string }) {
  const section = findSection(params.section ?? "company");
  if (!section) throwAsResponse(notFound("This page"));
  return section;
}

/** The text as a customer would get it. */
function exampleOf({ statusText, companyName }: { statusText: string; companyName: string }) {
  return fillIn(statusText, {
    company: companyName,
    vehicle: "Honda Civic 2019",
    status: "Ready for Pickup",
    link: " https://…/repair-status",
  });
}

export const meta = metaOf("Shop Settings");

export default function ShopSettings({ loaderData }: Route.ComponentProps) {
  const { section, values, version, zones, logo, preview, changes, demo } = loaderData;
  return (
    <>
      <PageHeader title="Shop Settings" description="For the whole company. Every change is in the audit record." />
      <LinkTabs
        label="Settings"
        tabs={SECTIONS.map(({ id, title }) => ({ to: `${PATH}/${id}`, label: title, current: id === section.id }))}
      />
      <div className="mt-6 grid max-w-2xl gap-6">
        <Card key={section.id}>
          <CardHeader title={section.title} description={section.description} />
          <CardBody>
            <SettingsForm section={section} values={values} version={version} zones={zones} button="Save settings" />
          </CardBody>
        </Card>
        {preview ? (
          <Card>
            <CardHeader title="Preview" description="As a customer gets it; save to see a change here." />
            <CardBody>
              <p className="measure rounded-lg bg-raised p-4 whitespace-pre-line">{preview}</p>
            </CardBody>
          </Card>
        ) : null}
        {section.id === "words" ? <EmailCard /> : null}
        {section.id === "company" ? <LogoCard logo={logo} /> : null}
        {demo ? (
          <Card>
            <CardHeader title="Demo data" description="This copy shows the demo shop." />
            <CardBody>
              <ButtonLink to="/dashboard/demo/remove" variant="secondary">
                Remove demo data
              </ButtonLink>
            </CardBody>
          </Card>
        ) : null}
        <History changes={changes} />
      </div>
    </>
  );
}

function History({ changes }: Pick<Route.ComponentProps["loaderData"], "changes">) {
  return (
    <Card>
      <CardHeader title="Changes" description="The last 20, of all settings." />
      <CardBody>
        {changes.length === 0 ? <p className="text-muted">Nothing was changed yet.</p> : null}
        <ol className="grid gap-3">
          {changes.map(({ id, summary, actor, when }) => (
            <li key={id}>
              <p>{summary}</p>
              <p className="text-sm text-muted">
                {actor} · {when}
              </p>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
