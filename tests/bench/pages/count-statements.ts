import { subscribe } from "node:diagnostics_channel";

// Loaded before the server (`--import`): counts what it asks of its database, and says so to the bench.
let statements = 0;
subscribe("amped.statement", () => {
  statements += 1;
});
process.on("message", () => process.send?.(statements));
