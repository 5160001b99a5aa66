export type Domains = { club: string; vip: string };
export type HostLookup = { hostname: string; isDomainClub: boolean; isDomainVip: boolean };
export type Variant = "basic" | "premium";

type Question = {
  /** The query parameter `domain`. */
  domain?: string | null;
  /** What the server says about the host; null where it could not be asked. */
  lookup: HostLookup | null;
  /** Counts only where the look-up failed. */
  browserHost?: string;
  domains: Domains;
};

export type Choice = { variant: Variant; hostname: string; domain: "club" | "vip" | "none" };

export function lookUpHost(hostname: string, domains: Domains): HostLookup {
  return { hostname, isDomainClub: hostname.includes(domains.club), isDomainVip: hostname.includes(domains.vip) };
}

/** Which of the two houses a visitor enters. */
export function chooseVariant({ domain, lookup, browserHost = "", domains }: Question): Choice {
  const hostname = lookup?.hostname ?? browserHost;
  if (domain === "club") return { variant: "basic", hostname, domain };
  if (domain === "vip") return { variant: "premium", hostname, domain };
  const isClub = lookup?.isDomainClub || hostname.includes(domains.club);
  if (isClub) return { variant: "basic", hostname, domain: "club" };
  const isVip = lookup?.isDomainVip || hostname.includes(domains.vip);
  if (isVip) return { variant: "premium", hostname, domain: "vip" };
  // A server that answered makes everyone else premium; a browser on its own does so unless it is a developer's machine.
  const premium = lookup !== null || hostname !== "localhost";
  return { variant: premium ? "premium" : "basic", hostname, domain: "none" };
}
