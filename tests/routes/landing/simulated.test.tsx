import type { ComponentProps, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { expect, test } from "vitest";
import { CallRequestBox } from "#app/routes/landing/call-request-box.tsx";
import VerifyPhonePage from "#app/routes/verify-otp/page.tsx";

const WAITING = {
  ...{ methodId: "m", phone: "+14155550123", redirectTo: "/", contactPreference: "", signedIn: false },
  ...{ firstName: "", lastName: "", email: "", owner: null, paper: null, backTo: "/create-request" },
};

/** The page of a copy of which this and that is simulated, in words. */
function said(page: ReactNode, simulated: { texts: boolean; calls: boolean }): string {
  const company = { name: "Bay Quote Concierge", phone: "+15105550100", logo: null };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => <Outlet />,
      children: [{ id: "page", index: true, Component: () => page }],
    },
  ]);
  const html = renderToString(<Stub hydrationData={{ loaderData: { root: { company, simulated } } }} />);
  return html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
}

const box = <CallRequestBox id="call-hero" title="Need Immediate Assistance?" plan="Free" flash={null} />;
const NO_RING =
  "Calls are simulated: this copy of the product runs without a voice service, and your phone will not ring.";

test("a call that nobody places is said to be simulated where it is asked for, and a real one is not", () => {
  expect(said(box, { calls: true, texts: true })).toContain(`${NO_RING} Text messages are simulated too.`);
  expect(said(box, { calls: true, texts: false })).not.toContain("Text messages are simulated");
  expect(said(box, { calls: false, texts: false })).not.toContain("simulated");
});

test("nobody waits for a code that no text brings and no page shows", () => {
  const page = (simulatedCode: string | null) => {
    const props = { loaderData: { ...WAITING, simulatedCode }, actionData: undefined };
    return <VerifyPhonePage {...(props as unknown as ComponentProps<typeof VerifyPhonePage>)} />;
  };
  const unread =
    "This copy of the product runs without a message service, and its codes cannot be read here. Please call Bay Quote Concierge at (510) 555-0100.";
  const simulated = { calls: true, texts: true };
  expect(said(page(null), simulated)).toContain(unread);
  expect(said(page("123456"), simulated)).not.toContain(unread);
  expect(said(page("123456"), simulated)).toContain("123456");
  expect(said(page(null), { calls: true, texts: false })).not.toContain("No text was sent");
});
