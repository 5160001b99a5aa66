/** Work that is reached through other work: who pays the labor for `main` has paid most of it for `along`. */
export const SHARED_ACCESS: { main: string[]; along: string[]; why: string }[] = [
  {
    main: ["Timing belt", "Timing belt + water pump", "Timing chain"],
    along: ["Water pump", "Serpentine belt", "Belt tensioner", "Thermostat"],
    why: "What is driven at the front of the engine comes off for the timing job, or lies on the way to it.",
  },
  {
    main: ["Transmission replacement", "Transmission rebuild, automatic", "Transmission rebuild, manual", "Clutch"],
    along: ["Clutch", "Rear main seal", "CV axle (per side)", "Transmission fluid flush"],
    why: "The transmission is out of the car for this work, which is most of the labor for the other.",
  },
  {
    main: ["Head gasket"],
    along: [
      "Valve cover gasket",
      "Intake manifold gasket",
      "Timing belt",
      "Water pump",
      "Thermostat",
      "Coolant flush",
      "Spark plugs",
    ],
    why: "The cylinder head comes off for the head gasket, and this is taken apart on the way.",
  },
  {
    main: ["Intake manifold gasket"],
    along: ["Spark plugs", "Valve cover gasket", "Thermostat"],
    why: "With the intake manifold off, this lies open.",
  },
  {
    main: ["Brake pads + rotors (per axle)", "Brake calipers + rotors", "Brake caliper"],
    along: ["Brake pads (per axle)", "Brake rotors", "Brake caliper", "Wheel bearing / hub"],
    why: "The wheel and the caliper are off for the brake job already.",
  },
  {
    main: ["Control arm", "Struts (pair)"],
    along: ["Ball joint", "Sway bar links", "Tie rod ends", "CV axle (per side)", "Wheel bearing / hub"],
    why: "The suspension is apart at this wheel for the other job already.",
  },
  {
    main: ["Radiator", "Water pump", "Thermostat", "Heater core"],
    along: ["Coolant flush"],
    why: "The coolant is drained and filled again for the repair in any case.",
  },
  {
    main: ["Serpentine belt"],
    along: ["Belt tensioner"],
    why: "The belt comes off the tensioner for its own replacement.",
  },
  {
    main: ["Alternator", "Power steering pump", "A/C compressor"],
    along: ["Serpentine belt"],
    why: "The belt comes off for this repair in any case.",
  },
];

/** Hours above the guide by this factor are worth a question; below it they are within its width. */
export const ENOUGH_HOURS_ABOVE = 1.3;

/** Fluid services and cleanings that are often sold as a package. */
export const FLUSHES =
  /\b(flush(es)?|fluid (exchange|service|change)|(fuel|induction|injection|throttle|injector)\w* ((system|injection|injector|induction|body) )?(clean\w*|service)|decarbon\w*|power steering (fluid|service)|differential (fluid|service)|transfer case (fluid|service)|engine (oil )?flush|bg (service|package))\b/i;
