// Many inputs to every call of the contract, valid and invalid: `node tests/bench/fuzz-api.ts [per call] [seed]`.
// Prints how many calls were answered with which status; ends with 1 when one gave a 5xx or broke the contract.
import { spawnSync } from "node:child_process";

const [perCall = "60", seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const { status } = spawnSync("node_modules/.bin/vitest", ["run", "tests/routes/api/fuzz.test.ts"], {
  env: { ...process.env, FUZZ: perCall, FUZZ_SEED: seed },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
