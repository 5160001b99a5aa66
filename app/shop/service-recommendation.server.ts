import { vehicleScope } from "#app/access/scopes.server.ts";
import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { toDay } from "#app/platform/day.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { notFound } from "#app/platform/refusal.ts";
import type { NewRecommendation, UpdateRecommendation } from "#app/shop/service-recommendation.ts";
import { findVehicle } from "#app/shop/vehicle.server.ts";

const recommendationFields = {
  id: true,
  vehicleId: true,
  recommendationType: true,
  recommendedServiceDescription: true,
  status: true,
  recommendedDueDate: true,
  recommendedDueMileage: true,
  createdAt: true,
} satisfies Prisma.ServiceRecommendationSelect;

export type Recommendation = Prisma.ServiceRecommendationGetPayload<{ select: typeof recommendationFields }>;

/** What is recommended for a vehicle, newest first. Errors: 404 outside the scope. */
export async function listRecommendations(viewer: Viewer, vehicleId: string, page?: Page): Promise<Recommendation[]> {
  const { id } = await findVehicle(viewer, vehicleId);
  return recommendationsOf(viewer, id, page);
}

/** The same; none of a vehicle outside the scope. */
export async function recommendationsOf(viewer: Viewer, vehicleId: string, page?: Page): Promise<Recommendation[]> {
  if (!isUuid(vehicleId)) return [];
  return db.serviceRecommendation.findMany({
    where: { vehicleId, vehicle: vehicleScope(viewer) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...pageArgs(page),
    select: recommendationFields,
  });
}

/** Errors: 404 outside the scope. */
export async function findRecommendation(viewer: Viewer, id: string): Promise<Recommendation> {
  const row = isUuid(id)
    ? await db.serviceRecommendation.findFirst({
        where: { id, vehicle: vehicleScope(viewer) },
        select: recommendationFields,
      })
    : null;
  if (!row) throw notFound("This recommendation");
  return row;
}

/** Errors: 401, 403 for drivers, 404 for a vehicle out of reach. */
export async function addRecommendation(viewer: Viewer, input: NewRecommendation): Promise<Recommendation> {
  requireMay(viewer, "recommendations.write");
  const { id: vehicleId } = await findVehicle(viewer, input.vehicleId);
  return db.serviceRecommendation.create({
    data: { ...input, vehicleId, recommendedDueDate: toDay(input.recommendedDueDate) },
    select: recommendationFields,
  });
}

/** Errors: 401, 403 for drivers, 404. */
export async function updateRecommendation(
  viewer: Viewer,
  id: string,
  input: UpdateRecommendation,
): Promise<Recommendation> {
  requireMay(viewer, "recommendations.write");
  const { id: known } = await findRecommendation(viewer, id);
  return db.serviceRecommendation.update({
    where: { id: known },
    data: { ...input, recommendedDueDate: toDay(input.recommendedDueDate) },
    select: recommendationFields,
  });
}
