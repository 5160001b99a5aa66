// biome-ignore-all lint/suspicious/noExplicitAny: what a loader gives is drawn as it is
import { renderToString } from "react-dom/server";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import DashboardLayout, { ErrorBoundary, loader } from "#app/routes/dashboard/layout.tsx";
import { args } from "../support/args.ts";
import { makeUser, signIn } from "../support/world.ts";

const frame = async () =>
  loader(args("/dashboard/invoices", { cookie: await signIn(await makeUser("admin", { firstName: "Ada" })) }) as any);

async function failing(error: unknown, shown: unknown) {
  const Stub = createRoutesStub([
    {
      id: "layout",
      path: "/dashboard",
      Component: DashboardLayout as any,
      ErrorBoundary: ErrorBoundary as any,
      children: [{ id: "page", path: "invoices", Component: () => <p>Never drawn</p> }],
    },
  ]);
  const answers = { loaderData: shown ? { layout: shown } : {}, errors: { layout: error } };
  return renderToString(<Stub initialEntries={["/dashboard/invoices"]} hydrationData={answers as any} />);
}

test("a page of the dashboard that cannot be shown keeps the frame, and offers to try again", async () => {
  const html = await failing(new Error('relation "Invoice" does not exist'), await frame());
  expect(html).toContain("Repair Requests");
  expect(html).toContain("Something went wrong");
  expect(html).toMatch(/<a [^>]*href="\/dashboard\/invoices"[^>]*>Try again<\/a>/);
  expect(html).not.toContain("does not exist");
});

test("what is not there is not tried again", async () => {
  const html = await failing(
    new ErrorResponse(404, "Not Found", { message: "This invoice is not there." }),
    await frame(),
  );
  expect(html).toContain("404 Page Not Found");
  expect(html).toContain("This invoice is not there.");
  expect(html).not.toContain("Try again");
});

test("where the frame itself could not be read the words stand alone", async () => {
  expect(await failing(new Error("away"), null)).toContain("Something went wrong");
});
