import { cancelledByThem, STILL_WANTED } from "#app/messages/customers/cancelled-said.ts";
import { dayOf } from "#app/platform/clock.ts";
import { daysBefore } from "#app/platform/days.ts";
import { formatDay, formatPhone, formatSpan, formatWhen, zoneName } from "#app/platform/format.ts";
import { mayAskTime } from "#app/repair/decide/times.ts";
import { type RequestStatus, type Stage, stageOf, WAITS_FOR_CAR } from "#app/repair/repair-request.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { ASKED_FIRST, type AsksTime, type Place, type Visit } from "#app/routes/repair-status/visit/visit.ts";
import { addressWords } from "#app/shop/repair-provider.ts";

type Provider = {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string | null;
  phoneNumber: string | null;
};
type Asked = {
  status: RequestStatus;
  scheduledServiceDate: Date | null;
  scheduledMinutes: number | null;
  workDoneAt?: Date | null;
  /** The appointment to which they did not come, or that they cancelled, while there is no other. */
  missedAt?: Date | null;
  timeAskedAt?: Date | null;
  timeAsked?: string | null;
  timeCancelledAt?: Date | null;
  /** As the shop said when it put the work off. */
  delay?: { reason: string; until: string | null } | null;
  repairProvider: Provider | null;
};

/** A service that was asked for stands as Scheduled from the beginning. */
const NO_TIME = "No time is set yet: we name one, and tell you.";

const OVER: Stage[] = ["Pending_Payment", "Completed"];

/** `shop`: what it is called in a sentence; `company`: who is called, by its own name, where no shop was chosen. Null where nothing of it is to be said. */
export function visitOf(
  asked: Asked,
  shop: string,
  company: { name: string; phone: string },
  now = new Date(),
): Visit | null {
  const stage = stageOf(asked.status);
  if (stage === null || OVER.includes(stage)) return null;
  const { scheduledServiceDate: start, scheduledMinutes } = asked;
  const planned = start ? `${formatSpan(start, scheduledMinutes, now)} ${zoneName(start)}` : null;
  const ahead = start !== null && start > daysBefore(1, now);
  const place = placeOf(asked.repairProvider, shop, company);
  switch (asked.status) {
    case "Delayed": {
      const { reason } = asked.delay ?? {};
      const until = delayedUntil(asked, planned, now);
      const was = start && until !== planned ? `It was planned for ${formatWhen(start, now)} ${zoneName(start)}.` : "";
      const next = until ? "" : `No new date yet: ${shop} tells you as soon as there is one.`;
      const said = `Your repair is delayed${until ? ` until ${until}` : ""}.`;
      const rest = [reason ? ended(capital(reason)) : "", next, was].filter(Boolean).join(" ");
      return { said: [said, rest], when: until, appointment: until !== null && until === planned, place };
    }
    case "Parts Ordered":
      return {
        said: ["Waiting for parts that were ordered.", ahead ? "" : `${capital(shop)} tells you when they are there.`],
        when: ahead ? planned : null,
        appointment: ahead,
        place,
      };
    case "In Progress":
      return { said: ["Your car is being worked on.", ASKED_FIRST], when: null, appointment: false, place };
    default:
      // Nobody brings a car that is done, whenever it was booked for.
      if (stage === "Pending_Car_Delivery" || (asked.workDoneAt && stage !== "Pending_Pickup"))
        return { said: null, when: null, appointment: false, place };
      if (!start && asked.missedAt && WAITS_FOR_CAR.includes(asked.status)) {
        const when = `${formatWhen(asked.missedAt, now)} ${zoneName(asked.missedAt)}`;
        if (asked.timeCancelledAt) {
          const rest = `It was on ${when}, and that time is free. ${STILL_WANTED} Write to us below, with a time that suits you if you do.`;
          return { said: [cancelledByThem("The appointment"), rest], when: null, appointment: false, place };
        }
        const gone = asked.missedAt > now ? "was cancelled" : "has passed";
        const rest = `The appointment on ${when} ${gone}. Write to us below when it suits you.`;
        return { said: ["Your car needs a new time.", rest], when: null, appointment: false, place };
      }
      if (!start && asked.status === "Scheduled") return { said: null, when: NO_TIME, appointment: false, place };
      return start ? { said: null, when: planned, appointment: true, place } : null;
  }
}

/** What the customer may ask about the time that is set, and has asked. */
export function asksTimeOf(asked: RepairRequestView): AsksTime | null {
  const { scheduledServiceDate: at, timeAskedAt, timeAsked } = asked;
  if (!at || !mayAskTime(asked)) return null;
  const said = timeAskedAt
    ? `You asked for another time: “${timeAsked}” Your advisor answers; until then this one stands.`
    : null;
  return { at: at.toISOString(), said };
}

/** The day that was said and is not over, with its hour where the appointment is on it; of a delay without a word, an appointment to come. */
function delayedUntil({ delay, scheduledServiceDate: start }: Asked, planned: string | null, now: Date): string | null {
  const toCome = start && start > now ? start : null;
  if (!delay) return toCome && planned;
  if (delay.until === null || delay.until < dayOf(now)) return null;
  return toCome && dayOf(toCome) === delay.until ? planned : formatDay(delay.until);
}

function placeOf(provider: Provider | null, shop: string, company: { name: string; phone: string }): Place {
  const phone = provider ? provider.phoneNumber : company.phone;
  return {
    // As in the file for their calendar.
    name: shop === "the shop" ? company.name : capital(shop),
    address: provider?.address ? addressWords(provider) : null,
    phone: phone
      ? {
          href: `tel:${phone.replace(/[^\d+]/g, "")}`,
          words: `${provider ? "" : `${company.name}, `}${formatPhone(phone)}`,
        }
      : null,
  };
}

function ended(words: string) {
  const trimmed = words.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

function capital(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
