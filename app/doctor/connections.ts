import { checkDatabase } from "#app/doctor/database.ts";
import type { Finding } from "#app/doctor/finding.ts";
import { checkMachine } from "#app/doctor/machine.ts";
import { checkMail } from "#app/doctor/mail.ts";
import { checkServices } from "#app/doctor/services.ts";
import { checkSettings } from "#app/doctor/settings.ts";

/** All that `npm run doctor` looks at, in its order; it changes nothing. `entries`: as of `checkDatabase`. */
export async function checkEverything(variables: NodeJS.ProcessEnv, entries?: number): Promise<Finding[]> {
  const [settings, database, machine, services, mail] = await Promise.all([
    checkSettings(variables),
    checkDatabase(variables, entries),
    checkMachine(variables),
    checkServices(variables),
    checkMail(variables),
  ]);
  return [...settings, ...database, ...machine, ...services, ...mail];
}
