let made = 0;

/** Names one toast of this page. Browsers have `randomUUID` over HTTPS alone, not on the plain HTTP of a shop's own network. */
export function newToastId(): string {
  made += 1;
  return `here-${made}`;
}
