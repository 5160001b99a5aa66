import { daysAfter } from "#app/platform/days.ts";

/**
 * The text of security.txt, good for a year from today. `contact` is an email address or an address of the web; without one
 * it is security@ the host.
 */
export function securityText({ origin, contact, now }: { origin: string; contact?: string | undefined; now: Date }) {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const lines = [
    `Contact: ${addressOf(contact ?? `security@${new URL(origin).hostname}`)}`,
    `Expires: ${daysAfter(365, today).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}

function addressOf(contact: string) {
  return /^(mailto|https|tel):/.test(contact) ? contact : `mailto:${contact}`;
}
