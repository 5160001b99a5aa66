/** What a span says about its work: never a name, phone, address, code or text of a person. */
export type Attributes = Record<string, string | number | boolean>;

export const KINDS = { internal: 1, server: 2, client: 3 } as const;

export type Work = {
  name: string;
  kind?: keyof typeof KINDS;
  attributes?: Attributes;
  /** W3C Trace Context of whoever asked: https://www.w3.org/TR/trace-context/#traceparent-header */
  traceparent?: string | null;
};

export type Tracer = {
  run: <Result>(work: Work, task: (add: (attributes: Attributes) => void) => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
};

// The server and its bundle are two copies of this module in one process, and trace as one.
const KEY = Symbol.for("amped.tracer");
const shared: typeof globalThis & { [KEY]?: Tracer | undefined } = globalThis;

/** Begins to trace where OTEL_EXPORTER_OTLP_ENDPOINT names a collector; nothing is loaded otherwise. */
export async function startTracing(variables: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (shared[KEY] || !variables.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { otlpTracer } = await import("#app/platform/trace/otlp.ts");
  shared[KEY] = otlpTracer(variables);
}

/** Sends what was not sent yet, and traces no more. */
export async function stopTracing(): Promise<void> {
  const tracer = shared[KEY];
  shared[KEY] = undefined;
  await tracer?.stop();
}

/** Does the task, as a span of the trace it is part of where traces are kept. */
export function traced<Result>(
  work: Work,
  task: (add: (attributes: Attributes) => void) => Promise<Result>,
): Promise<Result> {
  return shared[KEY] ? shared[KEY].run(work, task) : task(unheard);
}

/** Whether anybody listens: what is costly to say is not said otherwise. */
export function isTracing(): boolean {
  return shared[KEY] !== undefined;
}

function unheard() {}
