import { z } from "zod";
import { type Api, api, call, type Doors } from "#app/http/api/api.server.ts";
import { type Contract, describeApis } from "#app/http/api/openapi.server.ts";

const resources = import.meta.glob<Doors>(["./*.ts", "!./*.server.ts", "!./openapi.ts", "!./not-found.ts"], {
  eager: true,
  import: "loader",
});

export const openapi = api("/api/openapi.json", {
  GET: call({
    summary: "This document",
    access: "public",
    output: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
    run: () => readContract(),
  }),
});

export const apis: readonly Api[] = [openapi, ...Object.values(resources).flatMap(({ apis }) => apis)];

let contract: Contract | undefined;

export function readContract(): Contract {
  contract ??= describeApis(apis);
  return contract;
}
