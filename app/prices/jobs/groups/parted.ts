import type { Group, Grouping, Line } from "#app/prices/jobs/groups/group.ts";

/** Works that one line of labor is for, each by itself where they cannot be judged together; whose the labor is stays open then. */
export function parted(grouping: Grouping, lines: Line[], isPriced: (group: Group) => boolean): Grouping {
  const open = grouping.groups.filter((group) => group.works && !isPriced(group));
  const groups = grouping.groups.flatMap((group) => (open.includes(group) ? (group.works ?? []) : [group]));
  const labor = open.flatMap((group) => group.lines.filter((at) => lines[at]?.type !== "Part"));
  return { ...grouping, groups, unassigned: [...grouping.unassigned, ...labor] };
}
