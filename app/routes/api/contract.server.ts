import { z } from "zod";
import { type Api, api, call } from "#app/http/api.server.ts";
import { type Contract, describeApis } from "#app/http/openapi.server.ts";

const doors = import.meta.glob<Api>(["./**/*.ts", "!./**/*.server.ts", "!./openapi.ts", "!./not-found.ts"], {
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

export const apis: readonly Api[] = [openapi, ...Object.values(doors)];

let contract: Contract | undefined;

export function readContract(): Contract {
  contract ??= describeApis(apis);
  return contract;
}
