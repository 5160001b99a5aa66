import { openPdf } from "#app/quote-reader/words/pdf-pages.server.ts";

/** What is printed on each page of a PDF, in the order it was set. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(new Uint8Array(bytes), 200);
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const said = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    pages.push(said.replace(/\s+/g, " "));
  }
  return pages;
}
