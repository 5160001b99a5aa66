import { expect, test } from "vitest";
import { charged } from "./typewriter.ts";

// An e-mail that answers another quotes it: what was asked before is charged no more.

const NEW = `Hello Jo, forget what I sent on Monday, it is the alternator. The new numbers:
Alternator, reman             $285.00
Labor 1.5 hrs                 $180.00
Drive belt                     $42.00
Tax                            $26.16
Total                         $533.16
Sam`;

const EARLIER = `> Battery, group 35           $189.00
> Terminal ends                $24.00
> Install                      $40.00
> Total                       $253.00`;

const HEADS = [
  "On Tue, Oct 14, 2025 at 9:03 AM Jo P wrote:",
  "On Tue, Oct 14, 2025 at 9:03 AM Sam's Mobile Auto\n<sam@mobile.example> wrote:",
  "-----Original Message-----",
  "From: Sam <sam@mobile.example>\nSent: Monday, October 13, 2025 6:20 PM",
  "From: Sam Orr\nSent: Monday, October 13, 2025 6:20 PM\nTo: Jo P\nSubject: RE: battery",
  "El mar, 14 oct 2025 a las 9:03, Jo P escribió:",
];

test.each(HEADS)("the newest e-mail alone is charged: %s", async (head) => {
  const read = await charged(`${NEW}\n\n${head}\n${EARLIER}`);
  expect(read).toMatchObject({ amounts: [28_500, 18_000, 4_200], total: 53_316, reconciles: true });
});

test("an e-mail that only passes a quote on is charged as that quote", async () => {
  const read = await charged(`Is this fair? They want $253 for a battery.\n\n${HEADS[0]}\n${EARLIER}`);
  expect(read).toMatchObject({ amounts: [18_900, 2_400, 4_000], total: 25_300 });
});
