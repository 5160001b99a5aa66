/** The choice beside a time, wherever one is set. */
export const TELL_TIME = "Tell the customer a new time, with the file for their calendar";
