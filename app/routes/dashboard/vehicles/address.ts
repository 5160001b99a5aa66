import { besideList } from "../beside-list.ts";

export const PATH = "/dashboard/vehicles";

export const TABS = [
  { key: "details", label: "Vehicle Details" },
  { key: "history", label: "Service History" },
  { key: "recommendations", label: "Recommendations" },
] as const;

export const { tabOf, hrefOf: vehicleHref, chosenIn } = besideList(PATH, TABS);
