import { join } from "node:path";
import { env } from "#app/env.server.ts";
import type { DocumentStore } from "#app/integrations/documents/document-store.ts";
import { fileDocuments } from "#app/integrations/documents/files.server.ts";

/** The one document store of this process. */
export const documents: DocumentStore = fileDocuments(join(env.DATA_DIR, "documents"));
