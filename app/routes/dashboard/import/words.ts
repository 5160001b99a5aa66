import type { ImportKind } from "#app/desk/import/columns.ts";

export const KIND_WORDS: Record<ImportKind, string> = {
  customers: "Customers",
  vehicles: "Vehicles",
  repairs: "Past repairs",
};

export const STATE_WORDS: Record<string, string> = {
  preview: "Looked at, nothing written",
  done: "Brought in",
  undone: "Taken back",
};
