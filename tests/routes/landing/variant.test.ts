import { describe, expect, test } from "vitest";
import { chooseVariant, lookUpHost } from "#app/routes/landing/variant.ts";

const domains = { club: "amped.club", vip: "amped.vip" };

describe("asked by the server", () => {
  const at = (hostname: string, domain?: string) =>
    chooseVariant({ domain, lookup: lookUpHost(hostname, domains), domains }).variant;

  test("the club domain and its subdomains are basic", () => {
    expect(at("amped.club")).toBe("basic");
    expect(at("www.amped.club")).toBe("basic");
  });

  test("every other host is premium, a developer's machine too", () => {
    expect(at("amped.vip")).toBe("premium");
    expect(at("localhost")).toBe("premium");
    expect(at("example.com")).toBe("premium");
  });

  test("domain=club and domain=vip overrule the host", () => {
    expect(at("amped.vip", "club")).toBe("basic");
    expect(at("amped.club", "vip")).toBe("premium");
  });

  test("an unknown domain parameter changes nothing", () => {
    expect(at("amped.club", "other")).toBe("basic");
    expect(at("amped.vip", "other")).toBe("premium");
  });
});

describe("the host look-up failed", () => {
  const at = (browserHost: string, domain?: string) =>
    chooseVariant({ domain, lookup: null, browserHost, domains }).variant;

  test("the browser's host name decides", () => {
    expect(at("www.amped.club")).toBe("basic");
    expect(at("www.amped.vip")).toBe("premium");
    expect(at("example.com")).toBe("premium");
  });

  test("localhost alone is basic", () => {
    expect(at("localhost")).toBe("basic");
  });

  test("the parameter still overrules", () => {
    expect(at("localhost", "vip")).toBe("premium");
  });
});

test("it says which host and domain it saw, for the debug banner", () => {
  expect(chooseVariant({ lookup: lookUpHost("www.amped.club", domains), domains })).toEqual({
    variant: "basic",
    hostname: "www.amped.club",
    domain: "club",
  });
});
