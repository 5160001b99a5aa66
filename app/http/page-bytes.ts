/** Of most pages; one that is longer makes it grow. */
let room = Buffer.allocUnsafe(256 * 1024);
/** A sign of a text is never more in UTF-8. */
const MOST_BYTES = 3;

/**
 * A page while it is written: as bytes, from the texts that React gives a few dozen pieces at a time. One text of all seven thousand pieces costs three
 * times as much to lay side by side. One at a time is written, from its first text to its last, without waiting.
 */
export function pageBytes() {
  let length = 0;
  return {
    take(text: string) {
      if (length + text.length * MOST_BYTES > room.length) {
        room = Buffer.concat([room.subarray(0, length)], (length + text.length * MOST_BYTES) * 2);
      }
      length += room.write(text, length);
    },
    /** What stands at the very end goes behind `text`. */
    takeBefore(end: string, text: string) {
      const from = length - end.length;
      if (room.toString("latin1", from, length) !== end) throw new Error(`The page does not end with ${end}.`);
      length = from;
      this.take(text);
      this.take(end);
    },
    /** Only until the next page. */
    written: () => room.subarray(0, length),
  };
}
