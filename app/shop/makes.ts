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

/** What else is driven: in a form's list they stand between the makes above and Other. */
export const MORE_MAKES = [
  ...["Acura", "Alfa Romeo", "Buick", "Cadillac", "Chevrolet", "Chrysler", "Dodge", "Fiat", "Ford", "Genesis", "GMC"],
  ...["Honda", "Hummer", "Hyundai", "Infiniti", "Isuzu", "Jaguar", "Jeep", "Kia", "Land Rover", "Lexus", "Lincoln"],
  ...["Lotus", "Lucid", "Mazda", "Mercury", "Mini", "Mitsubishi", "Nissan", "Oldsmobile", "Polestar", "Pontiac", "Ram"],
  ...["Rivian", "Saab", "Saturn", "Scion", "Smart", "Subaru", "Suzuki", "Toyota", "Volkswagen", "Volvo"],
];

export const YEAR_COUNT = 35;
export const FIRST_YEAR = 1900;

/** The current year and the 34 before it, newest first. */
export function yearOptions(now = new Date()): number[] {
  return Array.from({ length: YEAR_COUNT }, (_, index) => now.getFullYear() - index);
}

/** What drives still and is older than that: in a form's list they stand behind those years. */
export function earlierYears(now = new Date()): number[] {
  const newest = now.getFullYear() - YEAR_COUNT;
  return Array.from({ length: newest - FIRST_YEAR + 1 }, (_, index) => newest - index);
}

/** The model year that dealers sell before its calendar year begins. */
export function nextModelYear(now = new Date()): number {
  return now.getFullYear() + 1;
}

export const WARRANTY_STATUSES = ["Active", "Expired", "Unknown"] as const;
