// Zod compiles its checks with `new Function` where it may. The policy of our pages refuses that, and each try would stand among the
// issues of the browser: it is told before its module comes.
if (typeof document !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
