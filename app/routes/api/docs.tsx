import type { Described } from "#app/http/api/openapi.server.ts";
import { isRecord } from "#app/platform/known.ts";
import { readContract } from "#app/routes/api/contract.server.ts";
import { Container, Main } from "#app/ui/page.tsx";
import type { Route } from "./+types/docs";

export function loader() {
  const { info, paths } = readContract();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      id: call.operationId,
      method: method.toUpperCase(),
      path,
      tag: call.tags[0] ?? "api",
      summary: call.summary,
      description: call.description ?? "",
      parameters: call.parameters.map(({ name, in: place }) => `${name} (${place})`),
      body: fieldsOf(Object.values(call.requestBody?.content ?? {})[0]?.schema),
      bodyType: Object.keys(call.requestBody?.content ?? {})[0] ?? null,
      answer: answerOf(call),
      refusals: Object.keys(call.responses).filter((status) => Number(status) >= 400),
    })),
  );
  return { about: info.description.split("\n\n"), groups: Object.entries(Object.groupBy(calls, ({ tag }) => tag)) };
}

type Schema = { [key: string]: unknown } | undefined;

/** The fields of a body, with a star where one is required. */
function fieldsOf(schema: Schema): string[] {
  if (!schema) return [];
  const parts = [schema.anyOf, schema.allOf].filter(Array.isArray).flat().filter(isRecord);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const own = namesIn(schema).map((name) => (required.includes(name) ? `${name}*` : name));
  return [...new Set([...own, ...parts.flatMap(fieldsOf)])];
}

function namesIn({ properties }: NonNullable<Schema>) {
  return isRecord(properties) ? Object.keys(properties) : [];
}

function answerOf(call: Described): { status: string; shape: string } {
  const [status = "200", answer] = Object.entries(call.responses)[0] ?? [];
  return { status, shape: shapeOf(answer?.content?.["application/json"]?.schema) };
}

function shapeOf(schema: Schema): string {
  if (!schema) return "";
  if (typeof schema.$ref === "string") return schema.$ref.split("/").at(-1) ?? "";
  if (schema.type === "array") return `${isRecord(schema.items) ? shapeOf(schema.items) : ""}[]`;
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(shapeOf).join(" or ");
  return `{ ${namesIn(schema).join(", ")} }`;
}

export function meta() {
  return [{ title: "API" }, { name: "robots", content: "noindex" }];
}

export default function Docs({ loaderData: { about, groups } }: Route.ComponentProps) {
  return (
    <Main>
      <Container className="py-10">
        <h1 className="display text-2xl">API</h1>
        <div className="mt-4 grid max-w-3xl gap-3 text-muted">
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph.replaceAll("`", "")}</p>
          ))}
          <p>
            <a className="underline" href="/api/openapi.json">
              The OpenAPI 3.1 document
            </a>
          </p>
        </div>
        <nav aria-label="Groups" className="mt-6 flex flex-wrap gap-x-4">
          {groups.map(([tag]) => (
            <a key={tag} className="inline-flex min-h-11 items-center underline" href={`#${tag}`}>
              {tag}
            </a>
          ))}
        </nav>
        {groups.map(([tag, calls = []]) => (
          <section key={tag} id={tag} aria-labelledby={`${tag}-title`} className="mt-10">
            <h2 id={`${tag}-title`} className="display text-xl">
              {tag}
            </h2>
            <ul className="mt-4 grid gap-4">
              {calls.map((call) => (
                <Call key={call.id} call={call} />
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </Main>
  );
}

type CallData = NonNullable<Route.ComponentProps["loaderData"]["groups"][number][1]>[number];

function Call({ call }: { call: CallData }) {
  return (
    <li id={call.id} className="rounded-xl border border-line bg-panel p-4">
      <h3 className="font-mono text-sm break-all">
        <strong>{call.method}</strong> {call.path}
      </h3>
      <p className="mt-2">{call.summary}</p>
      {call.description.split("\n\n").map((paragraph) => (
        <p key={paragraph} className="mt-1 text-sm text-muted">
          {paragraph.replaceAll("`", "")}
        </p>
      ))}
      <dl className="mt-3 grid gap-1 text-sm sm:grid-cols-[7rem_1fr]">
        <Row term="Parameters" words={call.parameters} />
        <Row term={call.bodyType === "multipart/form-data" ? "Form" : "Body"} words={call.body} />
        <Row term="Answer" words={[`${call.answer.status} ${call.answer.shape}`]} />
        <Row term="Refusals" words={call.refusals} />
      </dl>
    </li>
  );
}

function Row({ term, words }: { term: string; words: string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="font-mono break-words">{words.join(", ")}</dd>
    </>
  );
}
