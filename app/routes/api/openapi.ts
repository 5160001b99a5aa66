import { openapi } from "#app/routes/api/contract.server.ts";

export { openapi as action, openapi as loader };
