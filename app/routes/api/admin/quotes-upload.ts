import { api, forAdmins } from "#app/http/api.server.ts";
import { loader as upload } from "#app/routes/api/quotes/upload.ts";

const handle = api("/api/admin/quotes/upload", {
  POST: forAdmins(upload.operations.POST),
});

export { handle as action, handle as loader };
