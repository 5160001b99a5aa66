import { expect, test } from "vitest";
import { documentResponse } from "#app/http/document-response.ts";
import { fileNameOf, isOfWrongType, typeOfUpload } from "#app/platform/files/upload.ts";

const PDF = "application/pdf";

test.each([
  ["invoice.html", PDF, "invoice.pdf"],
  ["\u202efdp.exe", PDF, "fdp.pdf"],
  ["a\u0000b\r\nc/..\\d.pdf", PDF, "abc..d.pdf"],
  ["quote.PDF", PDF, "quote.PDF"],
  ["IMG_1.HEIC", "image/jpeg", "IMG_1.jpg"],
  ["photo.jpeg", "image/jpeg", "photo.jpeg"],
  ["Estimate No.58114", PDF, "Estimate No.58114.pdf"],
  ["\u200f.exe", PDF, "file.pdf"],
  ["", "image/png", "file.png"],
  ["notes.txt", "text/plain", "notes.txt"],
])("%j of type %s is kept as %j", (sent, type, kept) => {
  expect(fileNameOf(sent, type)).toBe(kept);
});

test("a long name keeps its ending", () => {
  const name = fileNameOf(`${"x".repeat(500)}.pdf`, PDF);
  expect(name).toHaveLength(200);
  expect(name.endsWith("x.pdf")).toBe(true);
});

test("a page for browsers is no paper, though a PDF stands in it", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  for (const page of ["<html><script>1</script>%PDF-1.4", "\ufeff \n<!doctype html>%PDF-1.4", "<svg/>%PDF-1.7"])
    expect(typeOfUpload(bytes(page)), page).toBeNull();
  expect(typeOfUpload(bytes("%PDF-1.4\n"))).toBe(PDF);
  expect(typeOfUpload(bytes("\n\nprinted by mail\n%PDF-1.4"))).toBe(PDF);
});

test("what was kept under another name before is given out under a good one", () => {
  const answer = documentResponse({ bytes: new Uint8Array(1), fileName: "\u202einvoice.html", fileType: PDF });
  expect(answer.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''invoice.pdf");
});

test("what is of no kind that is taken is known before it is sent, by its bytes; an empty one is not", async () => {
  const file = (words: string) => new File([words], "a.jpg", { type: "image/jpeg" });
  expect(await isOfWrongType(file("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe(true);
  expect(await isOfWrongType(file("some words"))).toBe(true);
  expect(await isOfWrongType(file(`${" ".repeat(900)}%PDF-1.7`))).toBe(false);
  expect(await isOfWrongType(file(""))).toBe(false);
});
