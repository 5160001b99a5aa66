export type Appointment = {
  id: string;
  start: Date;
  minutes: number;
  /** Raised by every change: calendars take the newest. */
  version: number;
  cancelled: boolean;
  summary: string;
  location: string;
  url: string;
};

/** One appointment as an iCalendar file (RFC 5545), in UTC, which every calendar shows on its owner's clock. */
export function icsOf(appointment: Appointment, made = new Date()): string {
  return written(["METHOD:PUBLISH", ...eventOf(appointment, made)]);
}

/** Many as one calendar that is subscribed to, and asked for again every quarter of an hour. */
export function feedOf(appointments: Appointment[]): string {
  const made = new Date();
  return written([
    "X-WR-CALNAME:Repairs",
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...appointments.flatMap((one) => eventOf(one, made)),
  ]);
}

function written(lines: string[]): string {
  const whole = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//AMPed//Repairs//EN", ...lines, "END:VCALENDAR", ""];
  return whole.map(folded).join("\r\n");
}

function eventOf(appointment: Appointment, made: Date): string[] {
  const { id, start, minutes, version, cancelled, summary, location, url } = appointment;
  return [
    "BEGIN:VEVENT",
    `UID:${id}@repairs`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}

function stamp(moment: Date) {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escaped(text: string) {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");
}

/** At most 75 bytes a line; a line that goes on begins with a blank. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let result = "";
  let length = 0;
  for (const sign of line) {
    const size = bytes.encode(sign).length;
    if (length + size > 75) {
      result += "\r\n ";
      length = 1;
    }
    result += sign;
    length += size;
  }
  return result;
}
