import { z } from "zod";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { WireProvider, WirePublicProvider, WireStaff, WireTechnician } from "#app/http/wire/shop.ts";
import { Done, done } from "#app/http/wire/values.ts";
import * as messages from "#app/platform/messages.ts";
import {
  addStaff,
  createProvider,
  findProvider,
  findStaff,
  listProviderNames,
  listProviders,
  listStaff,
  removeStaff,
  updateProvider,
  updateStaff,
} from "#app/shop/repair-provider.server.ts";
import { NewProvider, NewStaff, UpdateProvider, UpdateStaff } from "#app/shop/repair-provider.ts";
import { listTechnicians } from "#app/shop/technician.server.ts";

const repairProviders = api("/api/repair-providers", {
  GET: call({
    summary: "The repair providers by name",
    failed: messages.providers.fetchFailed,
    description: "For admins and advisors. The holder of a user access code gets id and name of the active ones.",
    access: "user-code",
    paged: true,
    output: z.union([z.array(WireProvider), z.array(WirePublicProvider)]),
    run: ({ viewer, page }) => (viewer.codeUser ? listProviderNames(page) : listProviders(viewer, page)),
  }),
  POST: call({
    summary: "Create a repair provider",
    access: "providers.write",
    status: 201,
    input: NewProvider,
    output: WireProvider,
    run: ({ viewer, input }) => createProvider(viewer, input),
  }),
});

const repairProvidersOne = api("/api/repair-providers/:id", {
  GET: call({
    summary: "A repair provider",
    access: "providers.read",
    output: WireProvider,
    run: ({ viewer, params }) => findProvider(viewer, params.id),
  }),
  PUT: call({
    summary: "Change a repair provider",
    description: "Fields left out stay as they are. Lists may come as one text with commas.",
    access: "providers.write",
    input: UpdateProvider,
    output: WireProvider,
    run: ({ viewer, params, input }) => updateProvider(viewer, params.id, input),
  }),
});

const repairProvidersOneStaff = api("/api/repair-providers/:id/staff", {
  GET: call({
    summary: "The staff of a repair provider by name",
    access: "providers.read",
    paged: true,
    output: z.array(WireStaff),
    run: ({ viewer, params, page }) => listStaff(viewer, params.id, page),
  }),
});

const repairProvidersOneTechnicians = api("/api/repair-providers/:id/technicians", {
  GET: call({
    summary: "The technicians of a repair provider",
    access: "providers.read",
    paged: true,
    output: z.array(WireTechnician),
    run: ({ viewer, params, page }) => listTechnicians(viewer, params.id, page),
  }),
});

const repairProviderStaff = api("/api/repair-provider-staff", {
  POST: call({
    summary: "Add a staff member to a repair provider",
    access: "staff.write",
    status: 201,
    input: NewStaff,
    output: WireStaff,
    run: ({ viewer, input }) => addStaff(viewer, input),
  }),
});

const repairProviderStaffOne = api("/api/repair-provider-staff/:id", {
  GET: call({
    summary: "A staff member",
    access: "providers.read",
    output: WireStaff,
    run: ({ viewer, params }) => findStaff(viewer, params.id),
  }),
  PUT: call({
    summary: "Change a staff member",
    description: "Fields left out stay as they are.",
    access: "staff.write",
    input: UpdateStaff,
    output: WireStaff,
    run: ({ viewer, params, input }) => updateStaff(viewer, params.id, input),
  }),
  DELETE: call({
    summary: "Remove a staff member",
    access: "staff.delete",
    output: Done,
    async run({ viewer, params }) {
      await removeStaff(viewer, params.id);
      return done;
    },
  }),
});

const handle = doors(
  repairProviders,
  repairProvidersOne,
  repairProvidersOneStaff,
  repairProvidersOneTechnicians,
  repairProviderStaff,
  repairProviderStaffOne,
);

export { handle as action, handle as loader };
