import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAddress, isAddress, networkOf, readTrustedProxies } from "#app/platform/http/client-address.ts";

const addressBehind = (trust: string, peer: string, forwardedFor?: string) =>
  clientAddress(peer, forwardedFor, readTrustedProxies(trust));

describe("the address of who asks", () => {
  it.each([
    ["", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["false", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["true", "127.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
    ["1", "127.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
    ["2", "127.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.4", "198.51.100.1"],
    ["9", "127.0.0.1", "198.51.100.1, 10.0.0.4", "198.51.100.1"],
    ["true", "127.0.0.1", undefined, "127.0.0.1"],
    ["true", "127.0.0.1", "", "127.0.0.1"],
    ["10.0.0.0/8", "10.0.0.9", "6.6.6.6, 198.51.100.1, 10.0.0.4", "198.51.100.1"],
    ["10.0.0.0/8, 127.0.0.1", "127.0.0.1", "198.51.100.1, 10.2.3.4", "198.51.100.1"],
    ["10.0.0.0/8", "198.51.100.77", "6.6.6.6", "198.51.100.77"],
    ["2001:db8::/32", "2001:db8::1", "2a00:1:2:3::4", "2a00:1:2:3::4"],
  ])("with TRUST_PROXY=%s, from %s saying %s, is %s", (trust, peer, forwardedFor, expected) => {
    expect(addressBehind(trust, peer, forwardedFor)).toBe(expected);
  });

  it("reads both families, with ports, zones and IPv6 dress", () => {
    expect(addressBehind("1", "::1", "198.51.100.1:4711")).toBe("198.51.100.1");
    expect(addressBehind("1", "::1", "[2001:DB8:0:0::5]:443")).toBe("2001:db8::5");
    expect(addressBehind("", "::ffff:198.51.100.1")).toBe("198.51.100.1");
    expect(addressBehind("127.0.0.0/8", "::ffff:127.0.0.1", "198.51.100.1")).toBe("198.51.100.1");
    expect(addressBehind("", "fe80::1%eth0")).toBe("fe80::1");
  });

  it("stops at what is no address, and is never a word that somebody sent", () => {
    expect(addressBehind("2", "127.0.0.1", "198.51.100.1, unknown")).toBe("127.0.0.1");
    expect(clientAddress(undefined, "198.51.100.1", { hops: 0 })).toBe("unknown");
    fc.assert(
      fc.property(fc.string(), fc.nat(5), (forwardedFor, hops) => {
        const found = clientAddress("127.0.0.1", forwardedFor, { hops });
        expect(isAddress(found)).toBe(true);
      }),
    );
  });

  it("believes nobody's own front entries behind one proxy", () => {
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (claimed, real) => {
        expect(addressBehind("1", "127.0.0.1", `${claimed}, ${real}`)).toBe(real);
      }),
    );
  });

  it.each(["yes", "10.0.0.0/33", "10.0.0.0/x", "010.1", "10.0.0.0/8/8", "10.0.0.0/8,,::1", "-1", "2001:db8::/129"])(
    "refuses TRUST_PROXY=%s in a sentence",
    (setting) => {
      expect(() => readTrustedProxies(setting)).toThrow(/^TRUST_PROXY is not usable: ".*" is no network\. Write true/);
    },
  );
});

describe("what limits count an address by", () => {
  it("is an IPv4 address whole and an IPv6 address by its /64", () => {
    expect(networkOf("198.51.100.1")).toBe("198.51.100.1");
    expect(networkOf("::ffff:198.51.100.1")).toBe("198.51.100.1");
    expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(networkOf("2001:DB8:1:2::")).toBe("2001:db8:1:2::/64");
    expect(networkOf("2001:db8:1:3::")).not.toBe(networkOf("2001:db8:1:2::"));
    expect(networkOf("Unknown")).toBe("unknown");
  });

  it("is the same for every address of one /64", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((part) => part.toString(16));
    fc.assert(
      fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), (low) => {
        expect(networkOf(`2001:db8:a:b:${low.join(":")}`)).toBe("2001:db8:a:b::/64");
      }),
    );
  });
});
