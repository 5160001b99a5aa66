import { z } from "zod";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { WireRepairRequest } from "#app/http/wire/repair-request.ts";
import { WireTechnician } from "#app/http/wire/shop.ts";
import { listFullRequests } from "#app/repair/requests/full.server.ts";
import { NewTechnician, UpdateTechnician } from "#app/shop/repair-provider.ts";
import { addTechnician, findTechnician, updateTechnician } from "#app/shop/technician.server.ts";

const technicians = api("/api/technicians", {
  POST: call({
    summary: "Make a user of that role a technician of a provider",
    access: "technicians.write",
    status: 201,
    input: NewTechnician,
    output: WireTechnician,
    run: ({ viewer, input }) => addTechnician(viewer, input),
  }),
});

const techniciansOne = api("/api/technicians/:id", {
  GET: call({
    summary: "A technician",
    description: "For admins and advisors, and for the technician.",
    access: "signed-in",
    output: WireTechnician,
    run: ({ viewer, params }) => findTechnician(viewer, params.id),
  }),
  PUT: call({
    summary: "Change a technician",
    description: "Fields left out stay as they are.",
    access: "technicians.write",
    input: UpdateTechnician,
    output: WireTechnician,
    run: ({ viewer, params, input }) => updateTechnician(viewer, params.id, input),
  }),
});

const techniciansOneRepairRequests = api("/api/technicians/:id/repair-requests", {
  GET: call({
    summary: "The repair requests of a technician that this person may see, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireRepairRequest),
    run: ({ viewer, params, page }) => listFullRequests(viewer, { technicianId: params.id, page }),
  }),
});

const advisorsOneRepairRequests = api("/api/advisors/:id/repair-requests", {
  GET: call({
    summary: "The repair requests of an advisor, newest first",
    description: "For the advisor and for admins.",
    access: "signed-in",
    paged: true,
    output: z.array(WireRepairRequest),
    run: ({ viewer, params, page }) => listFullRequests(viewer, { advisorId: params.id, page }),
  }),
});

const handle = doors(technicians, techniciansOne, techniciansOneRepairRequests, advisorsOneRepairRequests);

export { handle as action, handle as loader };
