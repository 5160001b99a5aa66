import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { type DocumentStore, isKey, requireKey } from "#app/platform/storage/document-store.ts";

export type BucketConfiguration = {
  /** Another server than Amazon's own. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  /** Many servers know buckets by path alone, Amazon's own by their host: what an endpoint stands for where nothing is said. */
  style?: "path" | "virtual" | undefined;
  /** Without them the role of the machine is asked: the container's, the instance's, or AWS_*. */
  keys?: { accessKeyId: string; secretAccessKey: string } | undefined;
  timeout?: number;
};

const TIMEOUT = 15_000;
const ATTEMPTS = 3;

/** Documents in an S3-compatible bucket that nobody else can read. All throw ProviderFault. */
export function bucketDocuments(configuration: BucketConfiguration): DocumentStore {
  const { endpoint, region, bucket: Bucket, keys, timeout = TIMEOUT } = configuration;
  const style = configuration.style ?? (endpoint ? "path" : "virtual");
  const client = new S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    forcePathStyle: style === "path",
    ...(keys ? { credentials: keys } : {}),
    maxAttempts: ATTEMPTS,
    requestHandler: { requestTimeout: timeout, throwOnRequestTimeout: true },
    // Checksums beyond the protocol's first version are not understood everywhere.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return {
    async save(key, bytes, type) {
      const Key = requireKey(key);
      await asking(() => client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: type })));
    },
    async read(key) {
      const Key = requireKey(key);
      try {
        return await asking(async () => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
          return Body ? await Body.transformToByteArray() : null;
        });
      } catch (error) {
        if (error instanceof ProviderFault && error.code === "NoSuchKey") return null;
        throw error;
      }
    },
    async remove(key) {
      const Key = requireKey(key);
      await asking(() => client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await asking(() => client.send(new ListObjectsV2Command({ Bucket, ContinuationToken })));
        yield (page.Contents ?? []).flatMap(({ Key = "", LastModified }) =>
          isKey(Key) && LastModified ? [{ key: Key, savedAt: LastModified }] : [],
        );
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    // A bucket shows an object when it is whole.
    dropUnfinished: async () => 0,
  };
}

async function asking<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof NoSuchKey)
      throw new ProviderFault("The document store", { passing: false, code: "NoSuchKey" });
    const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
    throw new ProviderFault("The document store", {
      passing: status === 0 || status >= 500 || status === 429,
      code: error instanceof Error ? error.name : "unknown",
      cause: error,
    });
  }
}
