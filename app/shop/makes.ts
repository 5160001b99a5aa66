/** The words of a car, without the schemas: a page that only shows them sends no validator to the browser. */
export const MAKES = [
  "Aston Martin",
  "Audi",
  "Bentley",
  "BMW",
  "Bugatti",
  "Ferrari",
  "Lamborghini",
  "Maserati",
  "McLaren",
  "Mercedes-Benz",
  "Porsche",
  "Rolls-Royce",
  "Tesla",
  "Other",
] as const;

export const YEAR_COUNT = 35;
export const FIRST_YEAR = 1900;

/** The current year and the 34 before it, newest first. */
export function yearOptions(now = new Date()): number[] {
  return Array.from({ length: YEAR_COUNT }, (_, index) => now.getFullYear() - index);
}

export const WARRANTY_STATUSES = ["Active", "Expired", "Unknown"] as const;
