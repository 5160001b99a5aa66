import { z } from "zod";

export const Urgency = z.enum(["urgent", "normal", "flexible"]);
