import { createHash } from "node:crypto";
import loginScript from "virtual:login-script";
import stillScript from "virtual:still-script";

const hashOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

/** What the policy of a page with its own script lets run: these very bytes and nothing else. */
export const scriptHashes = { still: hashOf(stillScript), login: hashOf(loginScript) };
