import { createServer, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const TERMINATE = "X";
const FLUSH = "H";
/** Messages after which the server answers that it is ready for the next query: Sync, Query, function call. */
const UNIT_ENDS = new Set(["S", "Q", "F"]);

type Connection = { socket: Socket; started: boolean; received: Buffer; unit: Uint8Array[]; gone: boolean };
/** "Parse complete", as the server says it. */
const PARSE = 0x50;
const ERROR = 0x45;
const PARSE_COMPLETE = Buffer.from([0x31, 0, 0, 0, 4]);
/** What one connection sent up to a Sync, or to a Flush and then more is to come. */
type Turn = { connection: Connection; messages: Uint8Array[]; more: boolean };

/**
 * Serves the one session of PGlite to many connections of the PostgreSQL protocol on a unix socket. A connection has the
 * session for all that it sends up to a Sync, and until the end of its transaction: parse, bind and execute of two
 * connections must never mix, or one is answered with the other's rows. (The server of @electric-sql/pglite-socket 0.2
 * takes turns by single message, and they do mix.)
 */
export async function serveDatabase(database: PGlite, path: string): Promise<() => Promise<void>> {
  const floor = takeTurns(database);
  const connections = new Set<Connection>();
  const server = createServer((socket) => {
    const connection: Connection = { socket, started: false, received: Buffer.alloc(0), unit: [], gone: false };
    connections.add(connection);
    socket.on("data", (data) => receive(connection, data, floor.ask));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      connections.delete(connection);
      floor.leave(connection);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  return async () => {
    for (const { socket } of connections) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    await floor.settled();
  };
}

function receive(connection: Connection, data: Buffer, ask: (turn: Turn) => void) {
  connection.received = connection.received.length ? Buffer.concat([connection.received, data]) : data;
  for (let message = nextMessage(connection); message; message = nextMessage(connection)) {
    if (!connection.started) {
      const code = message.readInt32BE(4);
      if (code === SSL_REQUEST) connection.socket.write("N");
      else if (code === CANCEL_REQUEST) connection.socket.destroy();
      else {
        connection.started = true;
        ask({ connection, messages: [message], more: false });
      }
      continue;
    }
    const kind = String.fromCharCode(message[0] as number);
    if (kind === TERMINATE) {
      connection.socket.end();
      return;
    }
    connection.unit.push(message);
    if (!UNIT_ENDS.has(kind) && kind !== FLUSH) continue;
    ask({ connection, messages: connection.unit, more: kind === FLUSH });
    connection.unit = [];
  }
}

/** Cuts the next whole message off what was received. The first one of a connection has no letter before its length. */
function nextMessage(connection: Connection): Buffer | null {
  const { received } = connection;
  const letter = connection.started ? 1 : 0;
  if (received.length < letter + 4) return null;
  const length = letter + received.readInt32BE(letter);
  if (received.length < length) return null;
  connection.received = received.subarray(length);
  // A copy: the chunk it came in would otherwise be kept as long as its smallest message.
  return Buffer.from(received.subarray(0, length));
}

/** The name and the text of a Parse message for a statement that is kept; null for any other message. */
function namedStatement(message: Uint8Array): { name: string; text: string } | null {
  if (message[0] !== PARSE || message[5] === 0) return null;
  const [name = "", text = ""] = Buffer.from(message.subarray(5)).toString("utf8").split("\0", 2);
  return { name, text };
}

/**
 * Reads an answer as it comes, in pieces of any size, and gives the statements that it says are parsed: its first ParseComplete is of the
 * first Parse that was sent, and so on until an error, after which the rest is skipped. Whatever else stands between them (notices,
 * settings, rows) is passed over.
 */
export function parsesAnswered(sent: Uint8Array[]): (data: Uint8Array) => { name: string; text: string }[] {
  const waiting = sent.filter(([kind]) => kind === PARSE).map((message) => namedStatement(message));
  const head: number[] = [];
  let toSkip = 0;
  return (data) => {
    const parsed: { name: string; text: string }[] = [];
    for (let at = 0; at < data.length && waiting.length > 0; ) {
      if (toSkip > 0) {
        const step = Math.min(toSkip, data.length - at);
        at += step;
        toSkip -= step;
        continue;
      }
      head.push(data[at++] ?? 0);
      if (head.length < 5) continue;
      const [kind, ...length] = head.splice(0);
      toSkip = Buffer.from(length).readUInt32BE() - 4;
      if (kind === ERROR) waiting.length = 0;
      const statement = kind === PARSE_COMPLETE[0] ? waiting.shift() : null;
      if (statement) parsed.push(statement);
    }
    return parsed;
  };
}

function takeTurns(database: PGlite) {
  const waiting: Turn[] = [];
  let holder: Connection | null = null;
  let busy = false;
  let working: Promise<void> = Promise.resolve();
  /** Named statements are the session's, which all connections share: the text of each. */
  const statements = new Map<string, string>();

  function ask(turn: Turn) {
    waiting.push(turn);
    goOn();
  }

  /** `busy` is set before anything else runs: a run that finds nothing to do ends before its promise is even returned. */
  function goOn(first?: () => Promise<unknown>) {
    if (busy) return;
    busy = true;
    working = run(first);
  }

  async function run(first?: () => Promise<unknown>) {
    await first?.();
    for (let turn = nextTurn(); turn; turn = nextTurn()) {
      const { connection } = turn;
      const unfinished = await perform(turn);
      if (connection.gone && unfinished) await database.exec("ROLLBACK");
      holder = unfinished && !connection.gone ? connection : null;
    }
    busy = false;
  }

  function nextTurn() {
    const index = holder ? waiting.findIndex(({ connection }) => connection === holder) : 0;
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  /** True when the connection keeps the session: its transaction is open, or it sends more before its Sync. */
  async function perform({ connection, messages, more }: Turn) {
    try {
      const [first] = messages;
      const statement = first ? namedStatement(first) : null;
      const known = statement && statements.get(statement.name) === statement.text;
      // Another connection had it parsed already. Only at the head of a unit: after an error the server skips the rest.
      if (known && connection.socket.writable) connection.socket.write(PARSE_COMPLETE);
      const sent = known ? messages.slice(1) : messages;
      const parsed = parsesAnswered(sent);
      // As one: each way into the session costs as much as a small answer.
      await database.runExclusive(() =>
        database.execProtocolRawStream(Buffer.concat(sent), {
          onRawData: (data) => {
            for (const { name, text } of parsed(data)) statements.set(name, text);
            if (connection.socket.writable) connection.socket.write(Buffer.from(data));
          },
        }),
      );
    } catch {
      connection.socket.destroy();
    }
    return more || database.isInTransaction();
  }

  function leave(connection: Connection) {
    connection.gone = true;
    for (let index = waiting.length - 1; index >= 0; index--) {
      if (waiting[index]?.connection === connection) waiting.splice(index, 1);
    }
    if (holder !== connection || busy) return;
    holder = null;
    goOn(async () => database.isInTransaction() && (await database.exec("ROLLBACK")));
  }

  return { ask, leave, settled: () => working };
}
