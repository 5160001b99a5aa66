import { checkEverything } from "#app/doctor/connections.ts";
import { formatFinding } from "#app/doctor/finding.ts";
import { checkRunning } from "#app/doctor/running.ts";

// `npm run doctor`, or `npm run doctor -- https://amped.example` to ask a running server too. It changes nothing.
const addresses = process.argv.slice(2);
const findings = [
  ...(await checkEverything({ ...process.env })),
  ...(await Promise.all(addresses.map(checkRunning))).flat(),
];
for (const finding of findings) console.log(formatFinding(finding));
const count = findings.filter(({ state }) => state === "wrong").length;
console.log(count === 0 ? "\nNothing is wrong." : `\n${count === 1 ? "1 thing is" : `${count} things are`} wrong.`);
process.exit(count === 0 ? 0 : 1);
