/**
 * How the product's processes are started by tests: what is asked of one of them is over in a minute, and code that is made faster for later
 * is made for nobody. The databases' code in WebAssembly is compiled once and simply, a second of a start's four. The benches, which ask how fast the product
 * is, start it as it is.
 */
export const SHORT_LIVED = process.env.VITEST || process.env.TEST_WORKER_INDEX ? ["--liftoff-only"] : [];
