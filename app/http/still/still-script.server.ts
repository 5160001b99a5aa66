import { createHash } from "node:crypto";
import script from "virtual:still-script";

/** What the policy of a page with this script lets run: these very bytes and nothing else. */
export const stillScriptHash = `sha256-${createHash("sha256").update(script).digest("base64")}`;
