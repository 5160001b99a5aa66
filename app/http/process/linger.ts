import type { IncomingMessage } from "node:http";

/** Of one sender: so many bytes are thrown away, for so long, and while it says something at all. */
const PATIENCE = { bytes: 80 * 1024 * 1024, milliseconds: 30_000, silence: 5_000 };
/** Of all senders at one moment; one more is closed at once. */
const MOST_AT_ONCE = 200;
let lingering = 0;

/**
 * A connection that closes while its sender still writes is reset, and the sender, or the proxy in between, never reads the answer.
 * What still comes of a refused body is therefore read and thrown away, and the connection closes once it has ended, or was too much.
 */
export function lingerOn(incoming: IncomingMessage, patience = PATIENCE): void {
  if (incoming.complete || incoming.destroyed || lingering >= MOST_AT_ONCE) return;
  const { socket } = incoming;
  const close = socket.destroySoon.bind(socket);
  let left = patience.bytes;
  let isAnswered = false;
  lingering += 1;
  const enough = () => {
    clearTimeout(whole);
    clearTimeout(pause);
    incoming.off("data", throwAway).off("end", enough).off("error", enough).off("close", enough);
    incoming.pause();
    lingering -= 1;
    socket.destroySoon = close;
    if (isAnswered) close();
  };
  const throwAway = (chunk: Buffer) => {
    pause.refresh();
    left -= chunk.byteLength;
    if (left < 0) enough();
  };
  const whole = setTimeout(enough, patience.milliseconds);
  const pause = setTimeout(enough, patience.silence);
  // What Node calls after an answer that closes the connection: our side ends, theirs is still listened to.
  socket.destroySoon = () => {
    isAnswered = true;
    socket.end();
  };
  incoming.on("data", throwAway).on("end", enough).on("error", enough).on("close", enough);
  incoming.resume();
}
