import ipaddr from "ipaddr.js";
import { z } from "zod";
import { type Finding, ok, wrong } from "#app/doctor/finding.ts";
import { codeOf } from "#app/platform/known.ts";

const LONGEST = 10_000;

/** Asks a running server how it is and what address it sees for whoever asks: this machine. */
export async function checkRunning(address: string): Promise<Finding[]> {
  if (!URL.canParse(address))
    return [wrong("Server", `${address} is no address.`, "Write it as http://localhost:3000.")];
  try {
    const [health, seen] = await Promise.all([
      ask(new URL("/healthz", address)),
      ask(new URL("/api/address", address)),
    ]);
    return [healthOf(address, health), seenOf(address, seen)];
  } catch (error) {
    const { cause = null, message } = error instanceof Error ? error : new Error(String(error));
    return [
      wrong(
        "Server",
        `${address} does not answer (${codeOf(cause) ?? (cause instanceof Error ? cause.message : message)}).`,
        "Start it, or name the address it listens on.",
      ),
    ];
  }
}

type Answer = { status: number; body: Record<string, unknown> };

async function ask(url: URL): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST), redirect: "error" });
  const body = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(await response.json().catch(() => ({})));
  return { status: response.status, body };
}

function healthOf(address: string, { status, body }: Answer): Finding {
  const checks = Object.entries(body.checks ?? {});
  const says = checks.map(([name, value]) => `${name} ${value}`).join(", ");
  if (status === 200) return ok("Server", `${address} is well: ${says}.`);
  return wrong("Server", `${address} answers ${status}${says ? `: ${says}` : ""}.`, "Look at its log.");
}

/** Through a proxy that is not trusted everybody comes from the proxy's own address, and shares its limits. */
function seenOf(address: string, { status, body }: Answer): Finding {
  const about = "Your address";
  const seen = String(body.address ?? "");
  if (status !== 200 || !ipaddr.isValid(seen)) {
    return wrong(about, `The server sees none (${status}).`, "Is this the product, of this build?");
  }
  const says = `The server sees ${seen} for you, under ${body.origin}.`;
  const { hostname } = new URL(address);
  const local = ipaddr.process(seen).range() === "loopback";
  const asked = hostname.replace(/^\[|\]$/g, "");
  const locally = asked === "localhost" || (ipaddr.isValid(asked) && ipaddr.process(asked).range() === "loopback");
  if (!local || locally) return ok(about, says);
  return wrong(
    about,
    says,
    "Everybody looks like the proxy: set TRUST_PROXY to the number of proxies or their networks.",
  );
}
