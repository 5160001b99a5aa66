import { ArrowLeft } from "lucide-react";
import { Link, useLocation, useNavigation } from "react-router";
import { may } from "#app/access/permissions.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { formatDate, formatMoney, formatPhone, fullName } from "#app/platform/format.ts";
import { findProvider, listStaff } from "#app/shop/repair-provider.server.ts";
import { listTechnicians } from "#app/shop/technician.server.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { titled } from "#app/ui/meta.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/detail";
import { PATH, providerHref, TABS, tabOf } from "./address.ts";
import { ProviderFacts } from "./provider-facts.tsx";
import { StaffList } from "./staff-list.tsx";
import { ProviderStatus } from "./status-badge.tsx";
import { TechnicianList } from "./technician-list.tsx";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const tab = tabOf(url);
  const [{ createdAt, phoneNumber, ...provider }, staff, technicians] = await Promise.all([
    findProvider(viewer, params.id),
    tab === "staff" ? listStaff(viewer, params.id) : [],
    tab === "technicians" ? listTechnicians(viewer, params.id) : [],
  ]);
  const { role } = viewer.user;
  return {
    tab,
    provider: { ...provider, phoneNumber, phone: formatPhone(phoneNumber), added: formatDate(createdAt) },
    staff: staff.map(({ repairProviderId: _, ...member }) => ({ ...member, phone: formatPhone(member.phoneNumber) })),
    technicians: technicians.map(({ id, user, hourlyRate, certifications }) => ({
      id,
      name: fullName(user),
      rate: `${formatMoney(hourlyRate)} per hour`,
      certifications,
    })),
    mayEdit: may(role, "providers.write"),
    mayWriteStaff: may(role, "staff.write"),
    mayRemoveStaff: may(role, "staff.delete"),
    mayWriteTechnicians: may(role, "technicians.write"),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: titled(matches, `${loaderData?.provider.name ?? "Provider"}`) }];
}

export default function ProviderDetail({ loaderData }: Route.ComponentProps) {
  const { provider, tab } = loaderData;
  const { search } = useLocation();
  const { state, location } = useNavigation();
  const loading = state === "loading" && location.pathname === `${PATH}/${provider.id}`;
  return (
    <>
      <Link
        to={`${PATH}${withoutTab(search)}`}
        className="-mt-3 mb-3 inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-ink lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" /> All providers
      </Link>
      <Card aria-labelledby="provider-name" className="overflow-hidden">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
          <div className="grid min-w-0 flex-1 basis-64 grid-cols-1 gap-2">
            <h2 id="provider-name" className="display text-xl [overflow-wrap:anywhere]">
              {provider.name}
            </h2>
            <p>
              <ProviderStatus status={provider.status} />
            </p>
          </div>
          {loaderData.mayEdit ? (
            <ButtonLink to={providerHref(provider.id, search, tab, "/edit")} variant="secondary" size="sm">
              Edit Provider
            </ButtonLink>
          ) : null}
        </div>
        <LinkTabs
          label="Provider"
          tabs={TABS.map(({ key, label }) => ({
            to: providerHref(provider.id, search, key),
            label,
            current: key === tab,
          }))}
        />
        <CardBody aria-busy={loading || undefined} className={loading ? "opacity-60" : undefined}>
          {tab === "details" ? <ProviderFacts provider={provider} /> : null}
          {tab === "staff" ? (
            <StaffList
              providerId={provider.id}
              staff={loaderData.staff}
              mayWrite={loaderData.mayWriteStaff}
              mayRemove={loaderData.mayRemoveStaff}
            />
          ) : null}
          {tab === "technicians" ? (
            <TechnicianList
              providerId={provider.id}
              technicians={loaderData.technicians}
              mayWrite={loaderData.mayWriteTechnicians}
            />
          ) : null}
        </CardBody>
      </Card>
      <Outlet />
    </>
  );
}

function withoutTab(search: string) {
  const query = new URLSearchParams(search);
  query.delete("tab");
  return query.size > 0 ? `?${query}` : "";
}
