type Place = { city?: string | null | undefined; state?: string | null | undefined };

/** "Oakland, CA", or the state alone; null where no state is known, for prices go by it. */
export function placeName(place: Place | null | undefined): string | null {
  if (!place?.state) return null;
  return place.city ? `${place.city}, ${place.state}` : place.state;
}
