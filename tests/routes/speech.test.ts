import { expect, test } from "vitest";
import { findRecognition, saidIn, whyNot, withSaid } from "#app/routes/dashboard/work/speech.ts";

const heard = (transcript: string, isFinal = true) => Object.assign([{ transcript }], { isFinal });

test("what is said is typed behind what stands there, once it is final, and never beyond the field", () => {
  const results = [heard("pads at"), heard(" two millimeters "), heard("rear", false)];
  expect(saidIn({ resultIndex: 1, results })).toBe("two millimeters");
  expect(withSaid("", "pads at", 100)).toBe("Pads at");
  expect(withSaid("Pads at ", "two millimeters", 100)).toBe("Pads at two millimeters");
  expect(withSaid("Worn.", "both sides", 100)).toBe("Worn. Both sides");
  expect(withSaid("Worn", "", 100)).toBe("Worn");
  expect(withSaid("12345", "678901", 9)).toBe("12345 678");
});

test("a browser that cannot listen has no button, and one that may not says what to do", () => {
  class Listener {}
  expect(findRecognition({})).toBeUndefined();
  expect(findRecognition({ webkitSpeechRecognition: Listener })).toBe(Listener);
  expect(whyNot("not-allowed")).toBe(
    "This page may not use the microphone. Allow it in the browser, or type the note.",
  );
  expect(whyNot("no-speech")).toBe("Nothing was heard. Press again and speak, or type the note.");
});
