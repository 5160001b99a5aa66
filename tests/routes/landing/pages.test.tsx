import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import Basic, { loader as basicLoader, meta as basicMeta } from "#app/routes/landing/basic.tsx";
import Home, { loader as homeLoader, meta as homeMeta } from "#app/routes/landing/home.tsx";
import HomeStandard, { loader as standardLoader } from "#app/routes/landing/home-standard.tsx";
import SmsPolicy from "#app/routes/landing/sms-policy.tsx";
import NotFound, { loader as notFoundLoader } from "#app/routes/not-found.tsx";
import { args } from "../../support/args.ts";

// biome-ignore lint/suspicious/noExplicitAny: any route's component and data
function draw(Component: any, path: string, loaderData: any): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => <Component loaderData={loaderData} /> }]);
  const html = renderToString(<Stub initialEntries={[path]} />);
  return html
    .replace(/<!-- -->/g, "")
    .replace(/&amp;/g, "&")
    .replace(/&#x27;/g, "'");
}

// biome-ignore lint/suspicious/noExplicitAny: a loader's answer with or without headers
async function load(loader: (input: any) => Promise<any>, path: string, host = "localhost:3000") {
  return (await loader(args(path, { headers: { host } }))).data;
}

const title = (meta: object[]) => (meta.find((one) => "title" in one) as { title: string }).title;

describe("the luxury page", async () => {
  const data = await load(homeLoader, "/");
  const html = draw(Home, "/", data);

  test("is dark and titled", () => {
    expect(data.theme).toBe("purple");
    expect(title(homeMeta({ loaderData: data, matches: [] } as never))).toBe(
      "Exceptional Service for Exceptional Cars",
    );
  });

  test.each([
    "Need Immediate Assistance?",
    "We will call you right away",
    "White Glove Automotive Concierge",
    "Personalized Attention",
    "Hassle-Free Coordination",
    "Exclusive Convenience",
    "Transparent Pricing",
    "Cost Efficiency",
    "Value Protection",
    "Effortless Ownership",
    "Peace of Mind",
    "Status and Satisfaction",
    "Sample testimonials",
    "Concierge Service",
    "Pickup & Delivery",
    "Repair & Maintenance",
    "Personal Service Advisor",
  ])("says %s", (text) => expect(html).toContain(text));

  test.each(["services", "benefits", "experience", "contact"])("its header leads to #%s", (anchor) => {
    expect(html).toContain(`href="#${anchor}"`);
    expect(html).toContain(`id="${anchor}"`);
  });

  test("has three call-request boxes of the Luxury plan, the later ones behind a button", () => {
    expect(html.match(/name="plan" value="Luxury"/g)).toHaveLength(3);
    expect(html.match(/<details class="group"><summary/g)).toHaveLength(2);
  });

  test("leads with the photograph of a quote, the one filled button", () => {
    expect(html.indexOf("Photograph your quote")).toBeLessThan(html.indexOf("Request a Call Now"));
    expect(html.match(/<(?:a|button)[^>]*button-primary/g)).toHaveLength(1);
  });
});

describe("the standard page", async () => {
  const html = draw(HomeStandard, "/home-standard", await load(standardLoader, "/home-standard"));

  test.each([
    "No-Risk Guarantee",
    "Save up to 50% on Repairs",
    "Quality Work Verified",
    "Upload your quote",
    "Fair price analysis",
    "Save with confidence",
    "$347",
    "24%",
    "Brake replacement",
    "28%",
    "Engine repair",
    "22%",
    "Transmission service",
    "25%",
    "Electrical system",
    "19%",
    "Sample testimonials",
    "Our savings guarantee",
    "How much does it cost?",
    "How do you find savings?",
    "What if you do not find any savings?",
    "Do you work with all makes and models?",
    "How fast do I get results?",
    "What if I am not satisfied?",
    "No credit card required. No obligations. Just savings.",
    "Quote Analysis",
    "Repair Negotiation",
    "Shop Finder",
    "Maintenance Reminders",
    "within minutes",
    "up to 2 hours",
  ])("says %s", (text) => expect(html).toContain(text));

  test.each(["how-it-works", "benefits", "testimonials", "faq"])("has #%s", (anchor) => {
    expect(html).toContain(`href="#${anchor}"`);
    expect(html).toContain(`id="${anchor}"`);
  });

  test.each([
    'placeholder="(123) 456-7890"',
    "I agree to receive repair updates via SMS—message & data rates may apply.",
    'href="/sms-policy"',
    "never sell your data",
    "no marketing",
    "Reply STOP",
    "By pressing this button you agree to a call from our AI voice assistant at this number.",
  ])("its boxes hold %s", (text) => expect(html).toContain(text));

  test("leads with the photograph of a quote, the one filled button before the boxes", () => {
    expect(html).toMatch(/<a[^>]*button-primary[^>]*href="\/upload-quote"[^>]*>.*?Photograph your quote/s);
    expect(html.indexOf("Photograph your quote")).toBeLessThan(html.indexOf("Request a Call Now"));
    expect(html.match(/<details class="group"><summary/g)).toHaveLength(2);
  });

  test("its boxes ask for the Free plan, and the consent is required", () => {
    expect(html.match(/name="plan" value="Free"/g)).toHaveLength(3);
    expect(html.match(/<input[^>]*required=""[^>]*name="smsOptIn"/g)).toHaveLength(3);
  });
});

describe("/ chooses on the server", () => {
  test("basic at the club domain and by domain=club", async () => {
    const club = await load(homeLoader, "/", "www.amped.club");
    expect(club).toMatchObject({ theme: "blue", choice: { variant: "basic" } });
    expect(title(homeMeta({ loaderData: club, matches: [] } as never))).toBe("Car Repairs Without The Stress");
    expect(await load(homeLoader, "/?domain=club")).toMatchObject({ choice: { variant: "basic" } });
    expect(await load(homeLoader, "/?domain=vip", "amped.club")).toMatchObject({ choice: { variant: "premium" } });
  });

  test("debug=true shows host name, detected domain and variant", async () => {
    const html = draw(Home, "/", await load(homeLoader, "/?debug=true", "www.amped.club:3000"));
    for (const text of ["www.amped.club", "Detected domain", "club", "Variant", "basic"]) expect(html).toContain(text);
    expect(draw(Home, "/", await load(homeLoader, "/"))).not.toContain("Detected domain");
  });
});

test("the basic page is titled", async () => {
  const data = await load(basicLoader, "/basic");
  const meta = basicMeta({ loaderData: data, matches: [] } as never);
  expect(title(meta)).toBe("Car Repairs Without The Stress");
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(meta).toContainEqual({ property: "og:image", content: "http://localhost:3000/social-card.png" });
  expect(draw(Basic, "/basic", data)).toContain("Car Repairs Without The Stress");
});

test("the SMS policy keeps its commitments and leads back", () => {
  const html = draw(SmsPolicy, "/sms-policy", { origin: "" });
  for (const text of ["repairs and maintenance only", "No marketing", "STOP", "data rates may apply", ">Back<"]) {
    expect(html).toContain(text);
  }
});

test("an unknown address", () => {
  expect(notFoundLoader()).toMatchObject({ init: { status: 404 } });
  expect(draw(NotFound, "/nowhere", null)).toContain("404 Page Not Found");
});
