import { type Answer, type Call, startStandIn } from "./http.ts";

/** Speaks S3's published protocol as far as the product uses it: objects of one bucket by path, signed calls, XML errors. */
export async function startBucket(bucket = "documents") {
  const objects = new Map<string, { body: Buffer; type: string }>();

  function handle({ method, path, query, headers, body }: Call): Answer {
    if (!/^AWS4-HMAC-SHA256 Credential=stand-in-key\//.test(headers.authorization ?? "")) {
      return refuse(403, "SignatureDoesNotMatch");
    }
    const [, named, key = ""] = path.split("/");
    if (named !== bucket) return refuse(404, "NoSuchBucket");
    if (method === "GET" && !key && query.get("list-type") === "2") {
      return listing([...objects.keys()], Number(query.get("continuation-token") ?? 0));
    }
    if (method === "PUT") {
      objects.set(key, { body: Buffer.from(body, "latin1"), type: String(headers["content-type"]) });
      return { headers: { ETag: '"1"' } };
    }
    if (method === "DELETE") {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) return refuse(404, "NoSuchKey");
    return { body: found.body, headers: { "Content-Type": found.type } };
  }

  const standIn = await startStandIn(handle, (status) => xml(status === 429 ? "SlowDown" : "InternalError"));
  const configuration = {
    endpoint: standIn.url,
    region: "us-west-1",
    bucket,
    keys: { accessKeyId: "stand-in-key", secretAccessKey: "stand-in-secret" },
  };
  return { ...standIn, objects, configuration };
}

/** Two at a time, so that there is a next page to ask for. */
function listing(keys: string[], from: number): Answer {
  const rows = keys
    .slice(from, from + 2)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>1</Size></Contents>`,
    );
  const more = from + 2 < keys.length;
  const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : "";
  const body = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join("")}</ListBucketResult>`;
  return { body, headers: { "Content-Type": "application/xml" } };
}

function refuse(status: number, code: string): Answer {
  return { status, body: xml(code), headers: { "Content-Type": "application/xml" } };
}

function xml(code: string) {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>From the stand-in.</Message></Error>`;
}
