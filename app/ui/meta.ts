import type { MetaDescriptor } from "react-router";

/** Where nothing of the company is known, as on the page that says that the database is away. */
const STANDARD_NAME = "AMPed";

type Matches = readonly ({ loaderData?: unknown } | undefined)[] | undefined;

/** The company's name, from the root of the page. */
export function companyNameIn(matches: Matches): string {
  const root = matches?.[0]?.loaderData as { company?: { name?: string } } | undefined;
  return root?.company?.name ?? STANDARD_NAME;
}

/** "Invoices · AMPed": the page, and whose it is. */
export function titled(matches: Matches, page: string): string {
  return `${page} · ${companyNameIn(matches)}`;
}

/** The `meta` of a page with one title. */
export function metaOf(page: string) {
  return ({ matches }: { matches: Matches }) => [{ title: titled(matches, page) }];
}

const IMAGES = {
  "/social-card.png": "A repair quote of $1,240 marked on a fair price range of $780 to $960.",
  "/social-card-luxury.png": "A grand tourer in profile, drawn in light on a dark ground.",
};

type Social = {
  /** Whose site it is: companyNameIn. */
  site: string;
  title: string;
  description: string;
  image?: keyof typeof IMAGES;
  /** Such as https://example.com: social cards need whole addresses. */
  origin?: string;
  path?: string;
  /** Pages that are one person's own. */
  noindex?: boolean;
};

/** Title, description and social card (large summary image) of a page. */
export function socialMeta({
  site,
  title,
  description,
  image = "/social-card.png",
  origin = "",
  path,
  noindex,
}: Social): MetaDescriptor[] {
  const url = `${origin}${image}`;
  return [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: url },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: IMAGES[image] },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: url },
    ...(origin && path
      ? [
          { property: "og:url", content: `${origin}${path}` },
          { tagName: "link", rel: "canonical", href: `${origin}${path}` },
        ]
      : []),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
