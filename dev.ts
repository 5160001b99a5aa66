// `npm run dev`: the server of production, on the sources. Set before anything else is loaded: React picks its half by it.
process.env.NODE_ENV = "development";
await import("./server.ts");

export {};
