import { boundaryOf } from "#app/http/body.ts";

/** So much of the fields of a form is kept beside a file that is not taken, and so long is the head of a part at the most. */
const MOST_KEPT = 256 * 1024;
const LONGEST_HEAD = 4 * 1024;
const GAP = Buffer.from("\r\n\r\n");

/**
 * The fields of a multipart body as it comes, chunk by chunk, without its files: what somebody typed beside a file that is too large. What is kept
 * never exceeds the room for fields. `whole` is a body of the same boundary.
 */
export function fieldsOnly(contentType: string): { take: (chunk: Buffer) => void; whole: () => Buffer<ArrayBuffer> } {
  const mark = Buffer.from(`\r\n--${boundaryOf(contentType) ?? ""}`, "latin1");
  const kept: Buffer[] = [];
  let size = 0;
  let isField = false;
  // The first boundary has no line before it.
  let open = Buffer.from("\r\n");
  const keep = (part: Buffer) => {
    size += part.length;
    if (size <= MOST_KEPT) kept.push(Buffer.from(part));
  };
  return {
    take(chunk) {
      open = Buffer.concat([open, chunk]);
      for (let at = open.indexOf(mark); at >= 0; at = open.indexOf(mark)) {
        if (isField) keep(open.subarray(0, at));
        const end = open.indexOf(GAP, at + mark.length);
        isField = false;
        open = open.subarray(at);
        if (end < 0) {
          if (open.length > LONGEST_HEAD) open = open.subarray(mark.length);
          return;
        }
        const head = open.subarray(0, end - at + GAP.length);
        isField = !/;\s*filename\*?=/i.test(head.toString("latin1"));
        if (isField) keep(head);
        open = open.subarray(head.length);
      }
      if (!isField) open = Buffer.from(open.subarray(Math.max(0, open.length - mark.length)));
      else if (open.length > MOST_KEPT) isField = false;
    },
    whole: () => Buffer.concat([...kept, mark, Buffer.from("--\r\n")]).subarray("\r\n".length),
  };
}
