import { z } from "zod";
import { PERMISSIONS } from "#app/access/permissions.ts";
import { type Access, type Api, inputOf, type Method, type Operation, PageQuery } from "#app/http/api/api.server.ts";
import { SHOWN } from "#app/http/document-response.ts";
import { namesOf } from "#app/platform/known.ts";

type JsonSchema = { [key: string]: unknown };

export type Described = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: { name: string; in: "path" | "query"; required: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { description: string; headers?: JsonSchema; content?: Record<string, { schema: JsonSchema }> }
  >;
};

export type Contract = {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<Lowercase<Method>, Described>>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: JsonSchema };
};

const ABOUT = `The calls that the pages of the product make, each the same function behind the same lock.

Money is in US dollars with two decimals, moments are ISO 8601. A body is JSON of at most 256 KB unless a call says otherwise.
Fields that a call does not know are ignored; a field that belongs to the shop (a price, a status, an account, a role) is refused with 403 when a customer sends it.
A refusal is \`{ message }\`, and \`errors\` by field when the input failed its checks.
A list is a plain array of 100 rows, or of as many as \`limit\` says up to 500; \`limit\` and \`cursor\` page through it, and the headers \`Link\` (rel="next") and \`X-Next-Cursor\` say where it goes on. Their absence means the end.`;

const LOWER = { GET: "get", POST: "post", PUT: "put", DELETE: "delete" } as const;

/** The OpenAPI 3.1 document of the calls, made from the schemas they run with. */
export function describeApis(apis: readonly Api[]): Contract {
  const schemas: Record<string, JsonSchema> = {};
  const named = (schema: z.ZodType, io: "input" | "output") => hoist(toJson(schema, io), schemas);
  schemas.Refusal = named(Refused, "output");
  const paths: Contract["paths"] = {};
  for (const { path, operations } of [...apis].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const described: Partial<Record<Lowercase<Method>, Described>> = {};
    for (const method of namesOf(operations)) {
      const operation = operations[method];
      if (operation) described[LOWER[method]] = describe(path, method, operation, named);
    }
    paths[path.replace(/:(\w+)/g, "{$1}")] = described;
  }
  return {
    openapi: "3.1.1",
    info: { title: "Repair concierge", version: "1", description: ABOUT },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "Set by the sign-in; `__Host-session` behind https.",
        },
        repairCode: {
          type: "apiKey",
          in: "query",
          name: "code",
          description:
            "Opens one repair request. Also `accessCode` in a body. A customer's call that brings another account's code is made by who holds that code alone, and recorded as that.",
        },
        userCode: {
          type: "apiKey",
          in: "query",
          name: "userCode",
          description: "Opens one user's vehicles, providers and requests. Also `userAccessCode` in a body.",
        },
      },
    },
  };
}

const Refused = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  code: z.string().optional().describe("Names a refusal that a program can answer."),
  methodId: z.guid().optional().describe("The attempt of a code that was sent, where `code` is `phone_code_needed`."),
  documentId: z.guid().optional().describe("The first document, where `code` is `uploaded_already`; so the two below."),
  repairRequestId: z.guid().optional(),
  url: z.string().optional(),
  alternatives: z.array(z.string()).optional().describe("What to choose among, where `code` is `choice_needed`."),
  asked: z
    .string()
    .optional()
    .describe(
      "Sent again with this it is done: as `sure` where `code` is `not_sure`, as `anyway` where it is `asks_first`.",
    ),
});

type Named = (schema: z.ZodType, io: "input" | "output") => JsonSchema;

function describe(path: string, method: Method, operation: Operation, named: Named): Described {
  const success = String(operation.status ?? 200);
  return {
    operationId: `${method.toLowerCase()}${path.replace(/^\/api/, "").replace(/[/:.-]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    summary: operation.summary,
    description: [operation.description, whoMay(operation.access)].filter(Boolean).join("\n\n"),
    tags: [path.split("/")[2]?.replace(/\.json$/, "") ?? "api"],
    security: securityOf(operation.access),
    parameters: [...pathParameters(path), ...queryParameters(operation, named)],
    ...(operation.input ? { requestBody: bodyOf(operation, named) } : {}),
    responses: {
      [success]: {
        description: "Done.",
        ...(operation.paged ? { headers: PAGE_HEADERS } : {}),
        content: operation.file ? FILE : { "application/json": { schema: named(operation.output, "output") } },
      },
      ...refusals(path, method, operation),
    },
  };
}

const FILE = Object.fromEntries(
  [...Object.keys(SHOWN), "application/octet-stream"].map((type) => [
    type,
    { schema: { type: "string", format: "binary" } },
  ]),
);

/** Who may make a call, in a sentence. */
export function whoMay(access: Access): string {
  if (access === "public") return "For everybody.";
  if (access === "known") return "For signed-in users and holders of an access code.";
  if (access === "user-code") return "For signed-in users and holders of a user access code.";
  if (access === "signed-in") return "For signed-in users.";
  const roles: readonly string[] = PERMISSIONS[access];
  return roles.length === 4 ? "For signed-in users." : `For ${roles.join(", ")}.`;
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === "public") return [{}];
  if (access === "known") return [{ session: [] }, { repairCode: [] }, { userCode: [] }];
  if (access === "user-code") return [{ session: [] }, { userCode: [] }];
  return [{ session: [] }];
}

function pathParameters(path: string): Described["parameters"] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters(operation: Operation, named: Named): Described["parameters"] {
  const schemas = [...(operation.query ? [operation.query] : []), ...(operation.paged ? [PageQuery] : [])];
  return schemas.flatMap((schema) => {
    const { properties = {}, required = [] } = named(schema, "input") as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description, ...rest }]) => ({
      name,
      in: "query" as const,
      required: required.includes(name),
      ...(typeof description === "string" ? { description } : {}),
      schema: rest,
    }));
  });
}

function bodyOf(operation: Operation, named: Named): NonNullable<Described["requestBody"]> {
  const schema = named(inputOf(operation, { identified: true }) ?? z.undefined(), "input");
  const type = operation.body === "multipart" ? "multipart/form-data" : "application/json";
  return { required: Array.isArray(schema.required) && schema.required.length > 0, content: { [type]: { schema } } };
}

const PAGE_HEADERS = {
  Link: { description: 'The next page, rel="next"; absent at the end.', schema: { type: "string" } },
  "X-Next-Cursor": { description: "The cursor of the next page; absent at the end.", schema: { type: "string" } },
};

const SENTENCES: Record<string, string> = {
  400: "The input failed its checks.",
  401: "Nobody is signed in.",
  403: "Not allowed to this person, or caused by another site.",
  404: "Not found, or outside of what this person may see.",
  409: "At odds with how things stand.",
  413: "The body is too large.",
  415: "The body, or the file in it, is of another type.",
  429: "Too many; Retry-After says how many seconds to wait.",
  500: "A fault of the product; it is logged.",
  502: "An outside service failed.",
  503: "Not now: the database is away, or what may leave today has left. Retry-After says how many seconds to wait.",
};

function refusals(path: string, method: Method, operation: Operation): Described["responses"] {
  const codes = new Set(["400", "403", "404", "429", "500", "503"]);
  if (operation.access !== "public" || operation.input || path.startsWith("/api/public/")) codes.add("401");
  if (method !== "GET") for (const code of ["409", "413", "415", "502"]) codes.add(code);
  if (!path.includes(":") && method === "GET") codes.delete("404");
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
  return Object.fromEntries([...codes].sort().map((code) => [code, { description: SENTENCES[code] ?? "", content }]));
}

function toJson(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      // The patterns that zod writes beside a format say the same in three hundred characters.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (io === "input" && zodSchema instanceof z.ZodObject) dropOptional(zodSchema, jsonSchema);
    },
  }) as JsonSchema;
}

/** A field that passes when it is missing is not required, whatever stands before its check. */
function dropOptional(schema: z.ZodObject, json: { required?: string[] }) {
  const required = json.required?.filter((name) => !schema.shape[name]?.safeParse(undefined).success) ?? [];
  if (required.length > 0) json.required = required;
  else delete json.required;
}

/** Named shapes move to the components, once each. */
function hoist(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const { $defs, $schema: _, ...rest } = pointed(schema) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: _id, ...shape } = definition;
    components[name] = shape;
  }
  return rest;
}

function pointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointed);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "$ref" && typeof inner === "string" ? inner.replace("#/$defs/", "#/components/schemas/") : pointed(inner),
    ]),
  );
}
