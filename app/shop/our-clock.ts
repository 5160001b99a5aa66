/** Beside a moment that staff type: this business's clock, where "the shop" is who works on the car. */
export const OUR_CLOCK = "Date and time on our clock";
