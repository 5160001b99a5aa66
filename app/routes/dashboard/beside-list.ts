type Tab<Key extends string> = { readonly key: Key; readonly label: string };

/** The addresses of a list whose rows open beside it, on tabs of their own; the first tab goes without saying. */
export function besideList<const Key extends string>(path: string, tabs: readonly [Tab<Key>, ...Tab<Key>[]]) {
  const row = new RegExp(`^${path}/([0-9a-f]{8}-[0-9a-f-]{27})(?:/|$)`, "i");
  return {
    /** The tab that an address names; a dialog stands on the tab that its own address has a word of. */
    tabOf(url: { pathname: string; searchParams: URLSearchParams }): Key {
      const named = tabs.find(({ key }) => key === url.searchParams.get("tab"));
      return (named ?? tabs.find(({ key }) => url.pathname.includes(`/${key}/`)) ?? tabs[0]).key;
    },
    /** A row on one of its tabs; the search and the page of the list beside it stay as they are. */
    hrefOf(id: string, search: string, tab: Key, dialog = ""): string {
      const query = new URLSearchParams(search);
      if (tab === tabs[0].key) query.delete("tab");
      else query.set("tab", tab);
      return `${path}/${id}${dialog}${query.size > 0 ? `?${query}` : ""}`;
    },
    /** The id of the row whose details an address shows. */
    chosenIn: (pathname: string): string | null => row.exec(pathname)?.[1] ?? null,
  };
}

/** What is said of an address, without what is not. */
export function queryOf(values: Record<string, string | null>) {
  return new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
