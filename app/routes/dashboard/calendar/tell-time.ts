/** The choice beside a time, wherever one is set. */
export const TELL_TIME = "Tell the customer a new time, with the file for their calendar";

/** Beside a moment that staff type: this business's clock, where "the shop" is who works on the car. */
export const OUR_CLOCK = "Date and time on our clock";
