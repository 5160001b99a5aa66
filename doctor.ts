import { checkDatabase } from "#app/doctor/database.ts";
import { formatFinding } from "#app/doctor/finding.ts";
import { checkMachine } from "#app/doctor/machine.ts";
import { checkRunning } from "#app/doctor/running.ts";
import { checkSettings } from "#app/doctor/settings.ts";

// `npm run doctor`, or `npm run doctor -- https://amped.example` to ask a running server too. It changes nothing.
const variables = { ...process.env };
const addresses = process.argv.slice(2);
const findings = [
  ...(await checkSettings(variables)),
  ...(await checkDatabase(variables)),
  ...(await checkMachine(variables)),
  ...(await Promise.all(addresses.map(checkRunning))).flat(),
];
for (const finding of findings) console.log(formatFinding(finding));
const count = findings.filter(({ state }) => state === "wrong").length;
console.log(count === 0 ? "\nNothing is wrong." : `\n${count === 1 ? "1 thing is" : `${count} things are`} wrong.`);
process.exit(count === 0 ? 0 : 1);
