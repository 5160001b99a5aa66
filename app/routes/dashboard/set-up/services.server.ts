import { type Finding, note } from "#app/doctor/finding.ts";
import { checkMail } from "#app/doctor/mail.ts";
import { OUTSIDE, OUTSIDE_SERVICES, type OutsideService, tryService } from "#app/doctor/services.ts";

export type ServiceState = {
  id: OutsideService | "smtp";
  title: string;
  variables: readonly string[];
  /** Whether its provider was asked just now. */
  tried: boolean;
} & Pick<Finding, "state" | "says" | "todo">;

/** Every service as its provider sees it; only the one that is named is asked, or all, and the others say what is set. */
export function findServices(asked: string | null): Promise<ServiceState[]> {
  const isAsked = (id: string) => asked === id || asked === "all";
  return Promise.all([...OUTSIDE_SERVICES.map((id) => stateOf(id, isAsked(id))), mailState(isAsked("smtp"))]);
}

const MAIL = ["SMTP_URL", "EMAIL_FROM"] as const;

async function mailState(asked: boolean): Promise<ServiceState> {
  const set = MAIL.some((name) => process.env[name]);
  const [found] = set && asked ? await checkMail(process.env) : [];
  const said: Pick<Finding, "state" | "says" | "todo"> = set
    ? { state: "ok", says: "Its mail server is set." }
    : note(
        "E-mail",
        "No mail server is set: e-mail is simulated, and nobody gets any.",
        "Set its variables, and start again.",
      );
  return { id: "smtp", title: "E-mail", variables: MAIL, tried: Boolean(found), ...(found ?? said) };
}

async function stateOf(id: OutsideService, asked: boolean): Promise<ServiceState> {
  const { about: title, variables } = OUTSIDE[id];
  const set = variables.some((name) => process.env[name]);
  const found: Pick<Finding, "state" | "says" | "todo"> =
    set && !asked ? { state: "ok", says: "Its keys are set." } : await tryService(id, process.env);
  return { id, title, variables, tried: asked && set, ...found };
}
