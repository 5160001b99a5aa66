/** Photographs of one point of the inspection, at most. */
export const MOST_PHOTOS = 3;
