/** The makes sold in the United States, each with the ways quotes write it; the first name is the one shown. */
export const MAKES: { make: string; names: string[] }[] = [
  { make: "Acura", names: ["Acura"] },
  { make: "Alfa Romeo", names: ["Alfa Romeo", "Alfa"] },
  { make: "Aston Martin", names: ["Aston Martin"] },
  { make: "Audi", names: ["Audi"] },
  { make: "Bentley", names: ["Bentley"] },
  { make: "BMW", names: ["BMW"] },
  { make: "Buick", names: ["Buick"] },
  { make: "Cadillac", names: ["Cadillac"] },
  { make: "Chevrolet", names: ["Chevrolet", "Chevy", "Chev"] },
  { make: "Chrysler", names: ["Chrysler"] },
  { make: "Dodge", names: ["Dodge"] },
  { make: "Ferrari", names: ["Ferrari"] },
  { make: "Fiat", names: ["Fiat"] },
  { make: "Ford", names: ["Ford"] },
  { make: "Freightliner", names: ["Freightliner"] },
  { make: "Genesis", names: ["Genesis"] },
  { make: "GMC", names: ["GMC"] },
  { make: "Honda", names: ["Honda"] },
  { make: "Hummer", names: ["Hummer"] },
  { make: "Hyundai", names: ["Hyundai"] },
  { make: "Infiniti", names: ["Infiniti"] },
  { make: "Isuzu", names: ["Isuzu"] },
  { make: "Jaguar", names: ["Jaguar"] },
  { make: "Jeep", names: ["Jeep"] },
  { make: "Kia", names: ["Kia"] },
  { make: "Lamborghini", names: ["Lamborghini"] },
  { make: "Land Rover", names: ["Land Rover", "Range Rover"] },
  { make: "Lexus", names: ["Lexus"] },
  { make: "Lincoln", names: ["Lincoln"] },
  { make: "Lotus", names: ["Lotus"] },
  { make: "Lucid", names: ["Lucid"] },
  { make: "Maserati", names: ["Maserati"] },
  { make: "Mazda", names: ["Mazda"] },
  { make: "McLaren", names: ["McLaren"] },
  { make: "Mercedes-Benz", names: ["Mercedes-Benz", "Mercedes Benz", "Mercedes", "MB"] },
  { make: "Mercury", names: ["Mercury"] },
  { make: "Mini", names: ["Mini Cooper", "Mini"] },
  { make: "Mitsubishi", names: ["Mitsubishi"] },
  { make: "Nissan", names: ["Nissan"] },
  { make: "Oldsmobile", names: ["Oldsmobile"] },
  { make: "Polestar", names: ["Polestar"] },
  { make: "Pontiac", names: ["Pontiac"] },
  { make: "Porsche", names: ["Porsche"] },
  { make: "Ram", names: ["Ram"] },
  { make: "Rivian", names: ["Rivian"] },
  { make: "Rolls-Royce", names: ["Rolls-Royce", "Rolls Royce"] },
  { make: "Saab", names: ["Saab"] },
  { make: "Saturn", names: ["Saturn"] },
  { make: "Scion", names: ["Scion"] },
  { make: "Smart", names: ["Smart"] },
  { make: "Subaru", names: ["Subaru"] },
  { make: "Suzuki", names: ["Suzuki"] },
  { make: "Tesla", names: ["Tesla"] },
  { make: "Toyota", names: ["Toyota"] },
  { make: "Volkswagen", names: ["Volkswagen", "VW"] },
  { make: "Volvo", names: ["Volvo"] },
];

/** The make meant by a word or two from a quote; null when it is none. */
export function makeNamed(text: string): string | null {
  const wanted = plain(text);
  for (const { make, names } of MAKES) if (names.some((name) => plain(name) === wanted)) return make;
  return null;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}
