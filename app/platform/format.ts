const dollars = /* @__PURE__ */ new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const shortDate = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const longDateTime = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** Cents to US dollars with two decimals. */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}

/** Short month, day, year; "N/A" when empty. */
export function formatDate(date: Date | string | null | undefined): string {
  return date ? shortDate.format(new Date(date)) : "N/A";
}

/** Long date with the time; "N/A" when empty. */
export function formatDateTime(date: Date | string | null | undefined): string {
  return date ? longDateTime.format(new Date(date)) : "N/A";
}

/** Bytes as the previews show them: kilobytes of 1,024. */
export function formatFileSize(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** (xxx) xxx-xxxx when ten digits remain after a leading 1; otherwise the value as it is. */
export function formatPhone(phone: string | null | undefined): string {
  const digits = nationalDigits(phone ?? "");
  if (digits.length !== 10) return phone ?? "";
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** (•••) •••-0142: whoever holds a link, and not the phone, sees no more of it. */
export function maskPhone(phone: string): string {
  return `(•••) •••-${nationalDigits(phone).slice(-4)}`;
}

/** (123)-456-7890 while it is being typed; at most ten digits. */
export function formatPhoneProgressively(value: string): string {
  const digits = nationalDigits(value).slice(0, 10);
  if (digits.length <= 3) return digits && `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)})-${digits.slice(3)}`;
  return `(${digits.slice(0, 3)})-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** E.164 of a US number, or null where there are not ten digits. */
export function toE164(value: string | null | undefined): string | null {
  const digits = nationalDigits(value ?? "");
  return digits.length === 10 ? `+1${digits}` : null;
}

function nationalDigits(value: string) {
  const digits = value.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** Initials from both names, otherwise the first letter of the third value, otherwise "U". */
export function initials(firstName?: string | null, lastName?: string | null, fallback?: string | null): string {
  if (firstName && lastName) return `${firstName[0]}${lastName[0]}`.toUpperCase();
  return (fallback?.[0] ?? "U").toUpperCase();
}

/** First word and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

export function vehicleTitle(vehicle: { make: string; model: string; year: number }): string {
  return `${vehicle.make} ${vehicle.model} ${vehicle.year}`;
}

/** Underscores read as spaces. */
export function statusLabel(status: string): string {
  return status.replaceAll("_", " ");
}
