const TURNED =
  /^\s*([a-z\d ]+?) - ([a-z\d ]+?)(?: - ([a-z\d ]+?))?(?: - (lh|rh|left|right))?\s*\((?:remove and (?:replace|install)|r&r|replace)\)/i;
/** Behind the size of a tire stand its load and speed, which are no words of a work. */
const LOAD_OF_TIRE = /(?<=\b\d{3}\/\d\d ?z?rf?\d\d )(?:\d{2,3}(?:\/\d{3})?[a-z]\b|xl\b| )+/gi;
/** Beside it a plus is part of a model's name. */
const TIRE_SIZE = /\b\d{3}\/\d\d ?z?rf?\d\d\b/i;

/** "Pump - Coolant - Battery (Remove and Replace)" in the order of speech, as one maker's service centers turn it; a tire's size without its load. */
export function inOrder(text: string): string {
  return text
    .replace(TURNED, (_, part, kind, of = "", side = "") => `${side} ${of} ${kind} ${part} replace`.trim())
    .replace(LOAD_OF_TIRE, "")
    .replace(TIRE_SIZE.test(text) ? /(?<=[a-z])\+(?=[a-z])/gi : /(?!)/, "");
}
