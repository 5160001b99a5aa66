import { z } from "zod";

/** Why somebody does what others ask about later. */
export const reason = z.string({ error: "Say why" }).trim().min(1, "Say why").max(200, "At most 200 characters");
