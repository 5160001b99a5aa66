import { reachDatabase } from "#prisma/prepare.ts";

// `npm run -s reader:examples > FILE`: prints the papers that the reader may learn from, one JSON object to a line.
try {
  const close = await reachDatabase();
  const { listExamples } = await import("#app/quotes/examples/make.server.ts");
  const { disconnect } = await import("#app/platform/db.server.ts");
  for await (const example of listExamples()) console.log(JSON.stringify(example));
  await disconnect();
  await close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
