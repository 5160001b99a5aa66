import type { Finding } from "#app/doctor/finding.ts";
import { OUTSIDE, OUTSIDE_SERVICES, type OutsideService, tryService } from "#app/doctor/services.ts";

export type ServiceState = {
  id: OutsideService;
  title: string;
  variables: readonly string[];
} & Pick<Finding, "state" | "says" | "todo">;

/** Every service as its provider sees it; only the one that is named is asked, the others say what is set. */
export function findServices(asked: string | null): Promise<ServiceState[]> {
  return Promise.all(OUTSIDE_SERVICES.map((id) => stateOf(id, asked === id)));
}

async function stateOf(id: OutsideService, asked: boolean): Promise<ServiceState> {
  const { about: title, variables } = OUTSIDE[id];
  const set = variables.some((name) => process.env[name]);
  const found: Pick<Finding, "state" | "says" | "todo"> =
    set && !asked ? { state: "ok", says: "Its keys are set." } : await tryService(id, process.env);
  return { id, title, variables, ...found };
}
