/** The makes sold in the United States, each with the ways quotes write it; the first name is the one shown. */
export const MAKES: { make: string; names: string[] }[] = [
  { make: "Acura", names: ["Acura"] },
  { make: "Airstream", names: ["Airstream"] },
  { make: "Alfa Romeo", names: ["Alfa Romeo", "Alfa"] },
  { make: "Aston Martin", names: ["Aston Martin"] },
  { make: "Audi", names: ["Audi"] },
  { make: "Bentley", names: ["Bentley"] },
  { make: "Blue Bird", names: ["Blue Bird"] },
  { make: "BMW", names: ["BMW"] },
  { make: "Buick", names: ["Buick"] },
  { make: "Cadillac", names: ["Cadillac"] },
  { make: "Chevrolet", names: ["Chevrolet", "Chevy", "Chev"] },
  { make: "Chrysler", names: ["Chrysler"] },
  { make: "Dodge", names: ["Dodge"] },
  { make: "Ducati", names: ["Ducati"] },
  { make: "Ferrari", names: ["Ferrari"] },
  { make: "Fiat", names: ["Fiat"] },
  { make: "Ford", names: ["Ford"] },
  { make: "Forest River", names: ["Forest River"] },
  { make: "Freightliner", names: ["Freightliner"] },
  { make: "Genesis", names: ["Genesis"] },
  { make: "GMC", names: ["GMC"] },
  { make: "Harley-Davidson", names: ["Harley-Davidson", "Harley"] },
  { make: "Honda", names: ["Honda"] },
  { make: "Hino", names: ["Hino"] },
  { make: "Hummer", names: ["Hummer"] },
  { make: "Hyundai", names: ["Hyundai"] },
  { make: "Infiniti", names: ["Infiniti"] },
  { make: "International", names: ["International"] },
  { make: "Isuzu", names: ["Isuzu"] },
  { make: "Jaguar", names: ["Jaguar"] },
  { make: "Jayco", names: ["Jayco"] },
  { make: "Jeep", names: ["Jeep"] },
  { make: "Kawasaki", names: ["Kawasaki"] },
  { make: "Kenworth", names: ["Kenworth"] },
  { make: "Kia", names: ["Kia"] },
  { make: "Lamborghini", names: ["Lamborghini"] },
  { make: "Land Rover", names: ["Land Rover", "Range Rover"] },
  { make: "Lexus", names: ["Lexus"] },
  { make: "Lincoln", names: ["Lincoln"] },
  { make: "Lotus", names: ["Lotus"] },
  { make: "Lucid", names: ["Lucid"] },
  { make: "Mack", names: ["Mack"] },
  { make: "Maserati", names: ["Maserati"] },
  { make: "Mazda", names: ["Mazda"] },
  { make: "McLaren", names: ["McLaren"] },
  { make: "Mercedes-Benz", names: ["Mercedes-Benz", "Mercedes Benz", "Mercedes", "MB"] },
  { make: "Mercury", names: ["Mercury"] },
  { make: "MG", names: ["MG"] },
  { make: "Mini", names: ["Mini Cooper", "Mini"] },
  { make: "Mitsubishi", names: ["Mitsubishi"] },
  { make: "Newmar", names: ["Newmar"] },
  { make: "Nissan", names: ["Nissan"] },
  { make: "Oldsmobile", names: ["Oldsmobile"] },
  { make: "Peterbilt", names: ["Peterbilt"] },
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
  { make: "Tiffin", names: ["Tiffin"] },
  { make: "Toyota", names: ["Toyota"] },
  { make: "Triumph", names: ["Triumph"] },
  { make: "Volkswagen", names: ["Volkswagen", "VW"] },
  { make: "Volvo", names: ["Volvo"] },
  { make: "Western Star", names: ["Western Star"] },
  { make: "Winnebago", names: ["Winnebago"] },
  { make: "Workhorse", names: ["Workhorse"] },
  { make: "Yamaha", names: ["Yamaha"] },
];

/** Any make as quotes write it, the longest first. */
export const MAKE_PATTERN = MAKES.flatMap((make) => make.names)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[-\s]/g, "[-\\s]?"))
  .join("|");

/** The make meant by a word or two from a quote; null when it is none. */
export function makeNamed(text: string): string | null {
  const wanted = plain(text);
  for (const { make, names } of MAKES) if (names.some((name) => plain(name) === wanted)) return make;
  return null;
}

/** "HYUN", "TOYO": an insurer prints the first four letters of a make. */
export function makeOfCode(code: string): string | null {
  const made = MAKES.filter(({ make }) => code.length === 4 && make.toUpperCase().startsWith(code));
  return made.length === 1 ? (made[0]?.make ?? null) : null;
}

/** "Dodga": a make of five letters or more with one that a camera misread. */
export function makeMisread(text: string): string | null {
  const said = plain(text);
  const near = MAKES.filter(({ make }) => {
    const name = plain(make);
    return (
      name.length > 4 &&
      name.length === said.length &&
      [...name].filter((letter, at) => letter !== said[at]).length === 1
    );
  });
  return near.length === 1 ? (near[0]?.make ?? null) : null;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}
