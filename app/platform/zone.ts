/** The shop's time zone until it says otherwise; an IANA name. */
export const STANDARD_ZONE = "America/Los_Angeles";

// A process serves one shop: its zone is read with the settings, and a browser takes it from the page.
let zone = STANDARD_ZONE;

/** What is shown, typed and called "today" goes by this zone from now on. */
export function keepZone(timeZone: string): void {
  zone = timeZone;
}

/** The shop's time zone; an IANA name. Storage stays UTC. */
export function shopZone(): string {
  return zone;
}
