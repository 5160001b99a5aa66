/** By itself, as every page carries it: the catalogue of all sentences is five times a page's own. */
export const lostConnection =
  "The connection was lost. What you entered is still here: try again when you are back online.";
