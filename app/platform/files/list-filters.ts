/** What a list is searched, filtered and sorted by in its address; a file of it is asked for by the same. */
export const LIST_FILTERS = [
  "q",
  "status",
  "advisorId",
  "technicianId",
  "userId",
  "accountId",
  "kind",
  "person",
  "sort",
] as const;
