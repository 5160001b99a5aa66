import { useFetcher } from "react-router";
import { typedPhone } from "#app/platform/format.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import type { loader } from "./caller.ts";

type Car = { id: string; make: string; model: string; year: number; vin: string | null; plate: string | null };
type Titled = { make: string; model: string; year: number };
export type Caller = {
  id: string;
  name: string;
  known: boolean;
  active: boolean;
  email: string | null;
  cars: Car[];
  texts: "agreed" | "stopped" | null;
  open: { id: string; initiatedBy: string | null; status: RequestStatus; vehicle: Titled }[];
  /** How many open repairs there are beside these. */
  more: number;
  due: { id: string; recommendedServiceDescription: string; vehicle: Titled & Pick<Car, "vin" | "plate"> }[];
};
export type Found = {
  /** The number that was looked up, in E.164; null before there are ten digits. */
  phone: string | null;
  caller: Caller | null;
  /** Why the number can be no new customer's. */
  refused: string | null;
  /** Whether Look up was pressed: a number that is none is said so then, and not while it is typed. */
  asked?: boolean;
};

/** Looks the caller up as soon as ten digits stand there. */
export function useCaller(initial: Found): Found & { look: (typed: string) => void; looking: boolean } {
  const fetcher = useFetcher<typeof loader>();
  const found: Found = fetcher.data ?? initial;
  function look(typed: string) {
    const phone = typedPhone(typed);
    if (phone === found.phone && fetcher.state === "idle") return;
    fetcher.load(`/dashboard/new/caller?${new URLSearchParams({ phone: phone ?? "" })}`);
  }
  return { ...found, look, looking: fetcher.state !== "idle" };
}
