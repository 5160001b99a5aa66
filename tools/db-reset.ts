import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";

// `npm run db:reset`: the embedded database and its documents go; the next start makes the demo shop anew. Secrets stay.
if (process.env.DATABASE_URL) stop("DATABASE_URL names a server: only the embedded database is emptied like this.");
const folder = resolve(process.env.DATA_DIR || ".data");
if (!existsSync(folder)) stop(`There is nothing in ${folder} yet.`);
const database = await openEmbeddedDatabase({ folder }).catch((error: unknown) => stop(String(error)));
await database.close();
for (const name of ["postgres", "documents"]) rmSync(join(folder, name), { recursive: true, force: true });
console.log(`${folder} is empty; \`npm start\` loads the demo shop again.`);
process.exit(0);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
