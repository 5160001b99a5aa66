import { z } from "zod";
import type { Method } from "#app/http/api/api.server.ts";
import { readContract } from "#app/routes/api/contract.server.ts";

const schemas = new Map<string, z.ZodType>();

/** What an answer has that the published contract does not allow; null when it keeps to it. */
export async function breachOf(method: string, pattern: string, response: Response): Promise<string | null> {
  const path = pattern.replace(/:(\w+)/g, "{$1}");
  const call = readContract().paths[path]?.[method.toLowerCase() as Lowercase<Method>];
  if (!call)
    return [204, 405].includes(response.status) || method === "HEAD"
      ? null
      : `${method} ${path} is not in the contract`;
  const { status } = response;
  const described = call.responses[status];
  if (!described) return `${method} ${path} answered ${status}, which the contract does not have`;
  const schema = described.content?.["application/json"]?.schema;
  if (!schema) return null;
  const key = `${method} ${path} ${status}`;
  let check = schemas.get(key);
  if (!check) {
    check = z.fromJSONSchema(standingAlone(schema) as Parameters<typeof z.fromJSONSchema>[0]);
    schemas.set(key, check);
  }
  const parsed = check.safeParse(await response.clone().json());
  return parsed.success ? null : `${key}: ${z.prettifyError(parsed.error)}`;
}

/** The schema with the components it may refer to. */
function standingAlone(schema: object) {
  const whole = { ...schema, $defs: readContract().components.schemas };
  return JSON.parse(JSON.stringify(whole).replaceAll("#/components/schemas/", "#/$defs/")) as object;
}
