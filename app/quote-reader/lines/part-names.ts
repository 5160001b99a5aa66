/** What a shop buys: the last words of the components that the price guide replaces. */
const PARTS =
  /\b(?:absorber|actuator|alternator|antenna|ball joint|ballast|battery|bearing|belt|blade|blower|booster|boot|bulb|bushing|caliper|canister|catalytic converter|clutch kit|coil|compressor|condenser|control arm|converter|disc|driveshaft|drum|evaporator|filter|fuse|gasket|half ?shaft|harness|headlight|hose|hub assembly|igniter|injector|joint|link|manifold|mirror|module|(?:motor|engine|transmission|strut) mount|muffler|oxygen sensor|pad|pipe|pulley|pump|radiator|regulator|relay|reservoir|resistor|resonator|rotor|seal|sensor|shoe|shock|solenoid|spark plug|spring|starter|strut|switch|tensioner|thermostat|tie rod|tire|turbocharger|valve|water pump|wheel bearing|windshield|wiper)(?:e?s)?\b/gi;

const WORK =
  /\b(?:r ?& ?r|replac|repair|servic|flush|chang|align|rotat|balanc|inspect|diagnos|check|test|install|remov|rebuild|overhaul|resurfac|machin|clean|adjust|rechar|program|calibrat|bleed|reseal|tun(?:e|ing)|scan|reset|patch|drain|fill|lubricat|job|fix|swap|labor|mount and)/i;

const COMPLAINT = /\b(?:worn|leak|nois|squeak|squeal|grind|broken|crack|seiz|stuck|dead|low|bad|fail)/i;

/** Whether the words name a part and no work; with the work too, where a line `beside` it is the labor of the same part. */
export function isPartName(description: string, beside: readonly string[]): boolean {
  const parts = partsIn(description);
  if (parts.size === 0 || COMPLAINT.test(description)) return false;
  return !WORK.test(description) || beside.some((labor) => [...partsIn(labor)].some((part) => parts.has(part)));
}

const ENDS = /^\W*(?:ends?|kits?|sets?|assembl(?:y|ies))?\W*$/i;

/** "idler pulley,", "tie rod ends": whether the last of the words is what a shop buys. */
export function endsInPart(words: string): boolean {
  return [...words.matchAll(PARTS)].some(({ 0: part, index }) => ENDS.test(words.slice(index + part.length)));
}

function partsIn(words: string): Set<string> {
  return new Set([...words.matchAll(PARTS)].map(([part]) => part.toLowerCase().replace(/(?<!s)s$/, "")));
}
