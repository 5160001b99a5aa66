import { join } from "node:path";
import { env } from "#app/platform/env.server.ts";
import type { DocumentStore } from "#app/platform/storage/document-store.ts";
import { fileDocuments } from "#app/platform/storage/files.server.ts";

/** The one document store of this process. */
export const documents: DocumentStore = await choose();

async function choose() {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_STYLE } = env;
  if (!S3_REGION || !S3_BUCKET) {
    return fileDocuments(join(env.DATA_DIR, "documents"));
  }
  const { bucketDocuments } = await import("#app/platform/storage/s3.server.ts");
  return bucketDocuments({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    style: S3_STYLE || undefined,
    keys:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
  });
}
