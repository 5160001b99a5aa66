import { Document, Page, renderToBuffer, StyleSheet, View } from "@react-pdf/renderer";
import { PAPER, Text } from "#app/platform/files/paper.server.tsx";
import { isRecord } from "#app/platform/known.ts";

const style = StyleSheet.create({
  page: PAPER.page,
  title: { fontSize: 18, fontWeight: 700, marginBottom: 12 },
  heading: { fontSize: 12, fontWeight: 700, marginTop: 14, marginBottom: 4 },
  entry: { marginBottom: 5 },
  name: { color: "#4a5b73" },
});

/** Entries of one kind that a PDF shows; the file in JSON has all. */
const MOST = 500;

/** What the JSON has, to be read by people: a heading a kind, a line a value. */
export function renderPersonPdf(data: Record<string, unknown>, company: string): Promise<Buffer> {
  // Dates and decimals as they stand in the other file.
  const plain: unknown = JSON.parse(JSON.stringify(data));
  return renderToBuffer(
    <Document title="Personal data" author={company}>
      <Page size="LETTER" style={style.page}>
        <Text style={style.title}>What {company} keeps about you</Text>
        {Object.entries(isRecord(plain) ? plain : {}).map(([name, value]) => (
          <Section key={name} name={name} value={value} />
        ))}
      </Page>
    </Document>,
  );
}

function Section({ name, value }: { name: string; value: unknown }) {
  const entries = Array.isArray(value) ? value.slice(0, MOST) : [value];
  return (
    <View>
      <Text style={style.heading}>{wordsOf(name)}</Text>
      {entries.length === 0 ? <Text style={style.name}>Nothing</Text> : null}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in this order
        <View key={index} style={style.entry}>
          {linesOf(entry).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
      ))}
    </View>
  );
}

/** "lineItems 1: description: Brake pads": each value with its way there. */
function linesOf(value: unknown, path = ""): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value !== "object") return [`${path ? `${path}: ` : ""}${String(value)}`];
  const entries = Array.isArray(value) ? value.map((one, index) => [String(index + 1), one]) : Object.entries(value);
  return entries.flatMap(([name, one]) => linesOf(one, `${path ? `${path}, ` : ""}${wordsOf(String(name))}`));
}

function wordsOf(name: string) {
  return name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}
