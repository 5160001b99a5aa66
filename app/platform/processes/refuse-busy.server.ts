import { Refusal } from "#app/platform/refusal.ts";
import { PoolBusy } from "#app/quote-reader/process/process-pool.server.ts";

/** What a pool throws, with its refusal in the words of the product. */
export function refuseBusy(error: unknown): never {
  if (!(error instanceof PoolBusy)) throw error;
  throw new Refusal(error.status, error.message, { retryAfter: error.retryAfter });
}
