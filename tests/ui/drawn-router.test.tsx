import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server.node";
import * as router from "react-router";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import * as drawn from "#app/ui/behavior/drawn-router.tsx";

const ADDRESSES = [
  "/",
  "/dashboard",
  "/dashboard/repair-requests/5cda53af-17f9-495b-b5c1-53db4fb68f0a",
  "/dashboard/repair-requests?status=open&sort=-createdAt#list",
  "/a/",
  "/a//b",
  "/a/../b",
  "/a/./b",
  "/a?",
  "/a#",
  "/a?q=%20ä&x=a/../b",
  "/a b",
  "/ä",
  "//elsewhere.test/a",
  "https://elsewhere.test/a",
  "mailto:a@b.test",
  "?view=approved",
  "#place",
  "..",
  ".",
  "edit",
  "",
];

/** A page at /shop/cars that shows `Page`, with the parts of the one or the other. */
async function page(Page: ComponentType) {
  const routes = [{ path: "/shop", children: [{ path: "cars", Component: Page }] }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request("http://localhost/shop/cars?sort=year"));
  if (context instanceof Response) throw new Error("no page");
  const made = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={made} context={context} hydrate={false} />);
}

test.each(ADDRESSES)("a link to %j and a form to it are drawn as the router draws them", async (address) => {
  const of =
    ({ Link, Form, useFetcher }: Pick<typeof router, "Link" | "Form" | "useFetcher">) =>
    () => {
      const fetcher = useFetcher({ key: "one" });
      return (
        <>
          <Link to={address} className="button" aria-label="There" preventScrollReset replace state={{ a: 1 }}>
            There
          </Link>
          <Link to={address} reloadDocument target="_blank" rel="noreferrer" discover="none" onClick={() => {}}>
            There
          </Link>
          <Form action={address} method="post" className="grid" preventScrollReset navigate={false} onSubmit={() => {}}>
            <input name="a" />
          </Form>
          <Form action={address} role="search" replace>
            <input name="a" />
          </Form>
          <fetcher.Form method="post" action={address} encType="multipart/form-data">
            <Named /> {fetcher.state} {String(fetcher.data)}
          </fetcher.Form>
          <Named />
        </>
      );
    };
  expect(await page(of(drawn as typeof router))).toBe(await page(of(router)));
});

/** What a page names by itself, the browser has to name the same. */
function Named() {
  return <i id={useId()} />;
}
