/** What is measured, in the text that scrapers read: https://prometheus.io/docs/specs/om/open_metrics_spec/ */
export type Family = {
  name: string;
  type: "counter" | "gauge" | "histogram";
  help: string;
  samples: Sample[];
};
/** `suffix` is what a type adds to the name: _total, _bucket, _sum, _count. */
type Sample = { suffix?: string; labels?: Record<string, string>; value: number };

export const OPENMETRICS = "application/openmetrics-text; version=1.0.0; charset=utf-8";

export function renderMetrics(families: Family[]): string {
  const lines = families.flatMap(({ name, type, help, samples }) => [
    `# TYPE ${name} ${type}`,
    `# HELP ${name} ${escaped(help)}`,
    ...samples.map(({ suffix = "", labels = {}, value }) => `${name}${suffix}${labelsOf(labels)} ${value}`),
  ]);
  return `${[...lines, "# EOF"].join("\n")}\n`;
}

function labelsOf(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
}

/** Counts by their labels. */
export function counter(name: string, help: string) {
  const counts = new Map<string, { labels: Record<string, string>; value: number }>();
  return {
    add(labels: Record<string, string>) {
      const key = JSON.stringify(labels);
      const found = counts.get(key) ?? { labels, value: 0 };
      found.value += 1;
      counts.set(key, found);
    },
    family: (): Family => ({
      name,
      help,
      type: "counter",
      samples: [...counts.values()].map((one) => ({ ...one, suffix: "_total" })),
    }),
  };
}

/** Seconds, up to which an answer counts as that quick. */
const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** How long something took, by its labels. */
export function histogram(name: string, help: string) {
  const series = new Map<string, { labels: Record<string, string>; buckets: number[]; sum: number; count: number }>();
  return {
    observe(labels: Record<string, string>, seconds: number) {
      const key = JSON.stringify(labels);
      const found = series.get(key) ?? { labels, buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
      BOUNDS.forEach((bound, index) => {
        if (seconds <= bound) found.buckets[index] = (found.buckets[index] ?? 0) + 1;
      });
      found.sum += seconds;
      found.count += 1;
      series.set(key, found);
    },
    family: (): Family => ({
      name,
      help,
      type: "histogram",
      samples: [...series.values()].flatMap(({ labels, buckets, sum, count }) => [
        ...buckets.map((value, index) => ({
          suffix: "_bucket",
          labels: { ...labels, le: String(BOUNDS[index]) },
          value,
        })),
        { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
        { suffix: "_sum", labels, value: Number(sum.toFixed(6)) },
        { suffix: "_count", labels, value: count },
      ]),
    }),
  };
}
