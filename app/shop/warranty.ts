import { DAY_MS } from "#app/platform/days.ts";

const MONTH = 30.44 * DAY_MS;

type Warranty = { warrantyStatus: string; warrantyPlan: string | null; warrantyExpiresAt: Date | null };

/** "Basic: 21 months remaining"; null where the end or the plan is not known. */
export function warrantyWords(vehicle: Warranty, now = new Date()): string | null {
  const { warrantyPlan, warrantyExpiresAt, warrantyStatus } = vehicle;
  if (!warrantyExpiresAt) return warrantyStatus === "Unknown" ? null : warrantyStatus;
  const plan = warrantyPlan ?? "Warranty";
  const months = Math.floor((warrantyExpiresAt.getTime() - now.getTime()) / MONTH);
  if (warrantyExpiresAt <= now) return `${plan}: expired`;
  if (months < 1) return `${plan}: less than a month remaining`;
  return `${plan}: ${months} ${months === 1 ? "month" : "months"} remaining`;
}
