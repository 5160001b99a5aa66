/** By this name on the answer: the bundle has a class of its own. */
const WHOLE = Symbol.for("amped.whole-answer");

type Body = string | Uint8Array<ArrayBuffer>;

/**
 * An answer that is one text, or the bytes of one, for whoever writes it to the socket to take as it is: to make a stream of it and to read that again is a
 * third of what a small answer costs. Anybody else finds in it what every Response has.
 */
export class WholeAnswer extends Response {
  readonly [WHOLE]: Body;
  #body: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  constructor(whole: Body, init?: ResponseInit) {
    super(null, init);
    this[WHOLE] = whole;
  }

  static override json(value: unknown, init?: ResponseInit): WholeAnswer {
    const answer = new WholeAnswer(JSON.stringify(value), init);
    if (!answer.headers.has("content-type")) answer.headers.set("content-type", "application/json");
    return answer;
  }

  /** Whoever asks whether this is an answer looks here: the text is encoded when it is read. */
  override get body() {
    this.#body ??= new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: (controller) => {
          controller.enqueue(bytesOf(this[WHOLE]));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return this.#body;
  }
  override text() {
    const whole = this[WHOLE];
    return Promise.resolve(typeof whole === "string" ? whole : new TextDecoder().decode(whole));
  }
  override json() {
    return this.text().then((text) => JSON.parse(text));
  }
  override bytes() {
    return Promise.resolve(bytesOf(this[WHOLE]));
  }
  override arrayBuffer() {
    return this.bytes().then((bytes) => new Uint8Array(bytes).buffer);
  }
  override clone(): Response {
    return new WholeAnswer(this[WHOLE], { status: this.status, statusText: this.statusText, headers: this.headers });
  }
}

function bytesOf(whole: Body): Uint8Array<ArrayBuffer> {
  return typeof whole === "string" ? new TextEncoder().encode(whole) : whole;
}

/** The whole body of an answer that has it at hand. */
export function wholeBody(response: Response & { [WHOLE]?: Body }): Body | undefined {
  return response[WHOLE];
}
