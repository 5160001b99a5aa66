import type { Car } from "#app/prices/car/car.ts";
import { type Job, whatItIs } from "#app/prices/jobs/job.ts";
import { from } from "#app/prices/reason.ts";

/** What holds of the work on any vehicle: what it is, whether it can wait, what to ask for. */
export function notesOnAny(job: Job): string[] {
  return [whatItIs(job), canWait(job), proof(job)].filter((note): note is string => Boolean(note));
}

/** What stands beside a line that is no price: what the work is, whether it can wait, what to ask for, who else may have to pay. */
export function notesOn(
  job: Job,
  asked: { car: Car; mileage: number | null; year: number | null; jobs: Job[]; isOld?: boolean },
): string[] {
  const { car, mileage, jobs } = asked;
  const notes = [
    ...notesOnAny(job),
    asked.isOld ? behindIt(job) : cheaper(job),
    mayBeCovered(job, asked),
    due(job, mileage),
  ];
  if (job.upsell)
    notes.push(
      `Some say this is sold more often than it is needed${from(job.upsellUrl)}: ask what shows that this car needs it.`,
    );
  const shared = jobs.find((other) => other !== job && other.overlaps.includes(job.job));
  if (shared)
    notes.push(
      `Much of the labor is done already for ${shared.component.toLowerCase()}: ask that it is not charged twice.`,
    );
  if (job.needs.includes("timing-belt") && car.timing === null && car.fuel !== "electric")
    notes.push("Many engines have a chain instead, which has no interval: ask which this engine has.");
  return notes.filter((note): note is string => Boolean(note));
}

/** Work on what carries safety, and not only a look at it. */
export function isForSafety({ kind, action, safety }: Job): boolean {
  return kind === "job" && action !== "inspect" && safety === "critical";
}

function canWait(job: Job): string | null {
  if (job.kind !== "job" || job.action === "inspect") return null;
  if (isForSafety(job))
    return "Brakes, steering, tires and lights carry your safety, and so does what holds the wheels: if it is worn or broken, it should not wait.";
  if (job.safety === "comfort") return "It is about comfort and can wait.";
  if (job.safety === "optional") return "It can wait, or be left.";
  if (job.safety !== "important" || !mayHarm(job) || !REPAIRS.test(job.action)) return null;
  return job.system === "Cooling"
    ? "An engine that loses its coolant can overheat, which may ruin it: ask how long this can wait, and whether to drive until then."
    : "Ask how long it can wait, what it may damage meanwhile, and whether the car may leave you stranded.";
}

/** What breaks there while one drives on may take other things along, or end the drive. */
function mayHarm({ job, system }: Job): boolean {
  return MAY_HARM.test(system) || /^(?:Alternator|Starter motor|12V battery|Battery cable)/.test(job);
}

const MAY_HARM = /^(?:Cooling|Engine|Fuel|Exhaust|Transmission|Drivetrain|Hybrid|Turbo|Diesel|Ignition)/;
const REPAIRS = /^(?:replace|repair|rebuild|reseal)$/;

function proof(job: Job): string | null {
  const name = job.job;
  if (/brake pad|rotor|shoes|drum|^Brakes$/i.test(name))
    return "Ask for the thickness measured, in millimeters, at each wheel.";
  if (/^Tires?\b/.test(name)) return "Ask for the tread depth of each tire, in 32nds of an inch.";
  if (/^(?:Diagnostic fee|Electrical diagnosis|Misfire diagnosis|ABS diagnosis|Airbag light)/.test(name))
    return "A code names a fault, and not its cause: ask what was tested beyond reading it, and whether the fee comes off the repair.";
  if (/^Catalytic converter/.test(name))
    return "A code for the converter may come from a sensor or a leak before it: ask how each converter was tested, not only for the code.";
  if (/battery/i.test(job.component) && job.system === "Electrical") return "Ask for the printout of the battery test.";
  if (/sensor|catalytic|egr|evap|oxygen|purge/i.test(job.component))
    return "Ask for the trouble code and how the part was tested.";
  if (/gasket|seal|hose|pump|radiator|rack/i.test(job.component) && job.action === "replace")
    return "Ask for a photo of the leak or the wear.";
  if (/bearing|ball joint|control arm|tie rod|strut|shock|link|bushing/i.test(job.component))
    return "Ask to be shown the play or the leak, or for a photo.";
  if (/alignment/i.test(name)) return "Ask for the printout with the angles before and after.";
  return null;
}

function cheaper(job: Job): string | null {
  if (job.job === "Brake pads + rotors (per axle)" || job.job === "Brake rotors")
    return "Rotors that are thick enough can be machined instead of replaced.";
  if (
    /^(?:Alternator|Starter motor|A\/C compressor|Brake caliper|Steering rack|Power steering pump|Turbocharger|CV axle|Transmission replacement|Engine replacement)/.test(
      job.job,
    )
  )
    return "A remanufactured part is a good, cheaper choice: ask what it would cost. Before you buy a part elsewhere, ask whether they fit it, and what they then guarantee.";
  if (
    /^(?:Struts|Shock absorbers|Control arm|Wheel bearing|Catalytic converter|Oxygen sensor|Radiator$|Fuel pump|Window)/.test(
      job.job,
    )
  )
    return "An aftermarket part often costs less than the maker's own: ask for both prices, and how long each is guaranteed.";
  if (job.job === "Battery test")
    return "Parts stores test batteries for free (https://poweringautos.com/how-much-does-it-cost-to-test-a-car-battery).";
  if (/^(?:Cabin air filter|Engine air filter|Wiper blades)/.test(job.job))
    return "Most people can install this themselves in minutes.";
  if (/^Headlight assembly|^Side mirror|^Engine control module|^Instrument cluster/.test(job.job))
    return "A used or remanufactured part is a good, cheaper choice.";
  return null;
}

/** What to ask of an engine or a transmission that has run before. */
function behindIt({ job }: Job): string | null {
  return /^(?:Engine|Transmission) (?:replacement|rebuild)/.test(job)
    ? "Ask how many miles it has run or who rebuilt it, how long it is guaranteed, and whether the guarantee pays the labor too: in writing."
    : null;
}

const EMISSIONS = /catalytic converter|engine control module/i;

/** Federal emissions warranty: 8 years or 80,000 miles on catalysts and engine computers (40 CFR 85.2103). */
function mayBeCovered(
  job: Job,
  { car, mileage, year }: { car: Car; mileage: number | null; year: number | null },
): string | null {
  const built = car.year;
  if (built === null || year === null) return null;
  const age = year - built;
  if (EMISSIONS.test(job.component) && age <= 8 && (mileage === null || mileage < 80_000))
    return "The federal emissions warranty covers this part for 8 years or 80,000 miles (https://www.ecfr.gov/current/title-40/section-85.2103): ask the maker's dealer before paying.";
  if (/^(?:Hybrid high-voltage|EV high-voltage)/.test(job.job) && age <= 8 && (mileage === null || mileage < 100_000))
    return "Makers cover high-voltage batteries for 8 years or 100,000 miles at least (https://evkx.net/technology/battery/warranty/): ask the maker's dealer before paying.";
  if (/^(?:Engine|Transmission)$/.test(job.system) && age <= 5 && mileage !== null && mileage < 60_000)
    return "The powertrain warranty of many makers runs 5 years or 60,000 miles (https://engineerfix.com/who-has-the-best-vehicle-warranty): ask the maker's dealer before paying.";
  return null;
}

/** How far the car has run says something only where the interval is in miles. */
function due({ interval, intervalUrl }: Job, mileage: number | null): string | null {
  // How long a part lasts is no interval at which it is due.
  if (!interval || !/\d/.test(interval) || /\(life\)/.test(interval)) return null;
  const run =
    mileage !== null && /\bmi\b/.test(interval) ? `; this car has ${mileage.toLocaleString("en-US")} miles` : "";
  return `Usual interval: ${interval}${from(intervalUrl)}${run}.`;
}
