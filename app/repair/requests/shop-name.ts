type Paper = { role: string; waitsFor: string | null; carAnswer: string | null; sameAs: unknown; reading: unknown };

/** The shop that does the work: the one that was chosen, else the one whose quote it is, else "the shop". */
export function shopName(request: {
  repairProvider: { name: string } | null;
  quoteDocuments: readonly Paper[];
}): string {
  return request.repairProvider?.name ?? request.quoteDocuments.findLast(isQuote)?.reading?.header?.shop ?? "the shop";
}

function isQuote(paper: Paper): paper is Paper & { reading: { header?: { shop?: string | null } } } {
  const { role, waitsFor, carAnswer, sameAs, reading } = paper;
  const named = (reading as { header?: { shop?: string | null } } | null)?.header?.shop;
  const counts = !waitsFor && !sameAs && carAnswer !== "wrong_file";
  return Boolean(named) && counts && (role === "original" || role === "revised");
}
