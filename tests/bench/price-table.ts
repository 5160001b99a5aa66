/** `npm run prices:table`: writes docs/prices.md; a test says when it is not what the guide says. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { priceTable } from "./prices/table.ts";

const file = path.join(import.meta.dirname, "../../docs/prices.md");
const text = priceTable();
writeFileSync(file, text);
console.log(`${file}: ${Math.round(text.length / 1_024)} kB`);
