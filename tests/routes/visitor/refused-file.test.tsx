import type { FieldMetadata } from "@conform-to/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { formatFileSize } from "#app/platform/files/file-size.ts";
import { FilePicker } from "#app/routes/upload-quote/file-picker.tsx";
import { bodyOf, type RefusedFile, refusedFile } from "#app/routes/upload-quote/refused-file.ts";

const WRONG_TYPE = "Please upload a photo (JPEG, PNG, WebP or HEIC) or a PDF.";

type Kept = { id: string; name: string; size: number } | null;

const field = { id: "file-quote-file", name: "file", errorId: "file-quote-file-error" };
const htmlOf = (refused: RefusedFile | null, errors?: string[], kept: Kept = null) =>
  renderToString(
    <FilePicker
      field={{ ...field, errors } as FieldMetadata<string>}
      {...{ accept: "application/pdf", kept, state: { phase: "idle" }, leaving: false, refused }}
      onFiles={() => {}}
    />,
  );

describe("a document that did not arrive", () => {
  test.each([
    [415, WRONG_TYPE, { sentence: WRONG_TYPE, unusable: true }],
    [429, "Too many uploads. Please try again in 40 minutes.", { unusable: false }],
    [0, "The connection was lost. Please try again.", { unusable: false }],
    [413, "<html>Request Entity Too Large</html>", { sentence: expect.not.stringContaining("<"), unusable: true }],
    [500, "The disk is full", { sentence: "Something went wrong. Please try again.", unusable: false }],
  ])("%d %s", (status, body, expected) => {
    expect(refusedFile(`Error: ${status}: ${body}`)).toMatchObject(expected);
  });

  test("is told by its sentence where the refusal came as JSON", () => {
    expect(bodyOf('{"message":"This file is empty."}')).toBe("This file is empty.");
    expect(bodyOf("This file is empty.")).toBe("This file is empty.");
    expect(bodyOf("null")).toBe("null");
  });

  test("stands at the file's field, which asks for another one", () => {
    const html = htmlOf({ sentence: WRONG_TYPE, unusable: true }, ["Please choose a photo or PDF of your quote."]);
    expect(html).toMatch(/<p id="file-quote-file-error"/);
    expect(html).toContain(WRONG_TYPE);
    expect(html).not.toContain("Please choose a photo or PDF of your quote.");
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain("Choose a photo or PDF");
    expect(htmlOf(null)).not.toContain("file-quote-file-error");
  });
});

test("a file's size is in KB where it is previewed and in MB elsewhere, from one on", () => {
  const kept = { id: "kept", name: "estimate.pdf", size: 16_500_019 };
  expect(htmlOf(null, undefined, kept).replaceAll("<!-- -->", "")).toContain("16113.3 KB");
  expect([formatFileSize(1_048_575), formatFileSize(16_500_019)]).toEqual(["1024.0 KB", "15.7 MB"]);
});
