import { besideList } from "../beside-list.ts";

export const PATH = "/dashboard/repair-providers";

export const TABS = [
  { key: "details", label: "Provider Details" },
  { key: "staff", label: "Staff" },
  { key: "technicians", label: "Technicians" },
] as const;

export const { tabOf, hrefOf: providerHref, chosenIn } = besideList(PATH, TABS);
