import { parseTable } from "#app/prices/jobs/job.ts";

/** A site that publishes figures, as `prisma/price-guide/sites.tsv` has it. */
export type Site = {
  site: string;
  kind: string;
  /** No page of it is trusted further than this. */
  grade: string;
  /** Its pages, and those of the sites that are one with it, are one witness. */
  author: string;
  /** Cars, repairs or prices are what it is about; else it is heard only where no other is. */
  stands: boolean;
};

export type Sites = { byName: Map<string, Site>; quoted: { name: string; author: string }[] };

/** Of these a page about repairs is one of many about anything: nobody there knows a shop. */
const NO_TRADE_OF_THEIRS = /^(?:other trade|anything)$/;

/** Reads the table of sites. Throws when a column is missing. */
export function parseSites(table: string): Sites {
  const rows = parseTable(table, ["site", "kind", "grade", "quoted_as", "one_with", "reason"]);
  const sites = rows.map((row): Site => {
    const { site = "", kind = "", grade = "D" } = row;
    return { site, kind, grade, author: row.one_with || site, stands: !NO_TRADE_OF_THEIRS.test(kind) };
  });
  return {
    byName: new Map(sites.map((each) => [each.site, each])),
    quoted: rows.flatMap(({ quoted_as, site = "" }) => (quoted_as ? [{ name: quoted_as, author: site }] : [])),
  };
}

/** The site of an address: "articles.openbay.com" is of "openbay.com". */
export function siteOf({ byName }: Sites, url: string | null): Site | null {
  const labels = hostOf(url)?.split(".") ?? [];
  for (const at of labels.keys()) {
    const site = byName.get(labels.slice(at).join("."));
    if (site) return site;
  }
  return null;
}

/** Whose word a figure is: that of whom a page quotes, of its site, or of its name where it has no page. */
export function authorOf(sites: Sites, { name, url }: { name: string; url: string | null }): string {
  const quoted = /also says/.test(name) ? undefined : sites.quoted.find((each) => name.includes(each.name));
  if (quoted) return quoted.author;
  // Of lists whose method nobody says it is not known that they are two: they go by their first word.
  return siteOf(sites, url)?.author ?? hostOf(url) ?? name.replace(/,? .*20\d\d.*$/, "").slice(0, 40);
}

function hostOf(url: string | null): string | null {
  return /^https?:\/\/(?:www\.)?([^/:]+?)\.?(?:[/:]|$)/.exec((url ?? "").toLowerCase())?.[1] ?? null;
}
