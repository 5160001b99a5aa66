/** Stands in the address of a browser that comes back from paying. It proves nothing: the provider's signed word does. */
export const RETURNED = "payment=returned";
