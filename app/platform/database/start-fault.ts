import { inspect } from "node:util";

/** Certificates that this machine does not trust. */
const CERTIFICATE = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_\w+)$/;
const NOT_THERE = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"]);
const NOT_WRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "ENOSPC"]);

type Variables = Record<string, string | undefined>;
type Told = { code: string; syscall: string; message: string; port: number };

/** Why a start failed, for who started it: what is wrong, and what to do. What is not known here says its own words. */
export function sentenceOfStart(error: unknown, variables: Variables): string {
  if (!(error instanceof Error)) return wordsOf(error);
  const { code = "", syscall = "", message, port = 0 }: Partial<Told> = error;
  if (code === "ERR_SOCKET_BAD_PORT") return "PORT is not usable: it is a number up to 65535, such as PORT=3001.";
  if (syscall === "listen") return sentenceOfPort(code, message, port);
  const database = sentenceOfDatabase(code, message, variables);
  if (database) return database;
  if (!NOT_WRITABLE.has(code) || !syscall) return message;
  return `The data folder cannot be written (${message}). Set DATA_DIR to a folder that this account may write, on a disk with room.`;
}

/** The embedded database ends with an object that is no Error, but has a name and words. */
function wordsOf(thrown: unknown): string {
  const { message } = Object(thrown);
  if (typeof message === "string" && message) return message;
  return typeof thrown === "string" ? thrown : inspect(thrown);
}

function sentenceOfPort(code: string, message: string, port: number): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`;
  if (code === "EACCES")
    return `This account may not open port ${port}. Choose one above 1023 and let the proxy answer at ${port}.`;
  if (code === "EADDRNOTAVAIL") return `HOST names an address that this machine does not have (${message}).`;
  return message;
}

/** A sentence that names the variable and the server, never the password; null where it is not the database's fault. */
function sentenceOfDatabase(code: string, message: string, variables: Variables): string | null {
  const address = addressOf(variables.DATABASE_DIRECT_URL || variables.DATABASE_URL);
  const check = "Check DATABASE_URL.";
  if (!address) return null;
  const { server, name, user } = address;
  if (NOT_THERE.has(code)) return `The database server ${server} does not answer (${message}). ${check}`;
  if (code === "28P01") return `The database server ${server} refuses the user ${user} or the password. ${check}`;
  if (code === "28000") return `The database server ${server} lets ${user} not in: ${message}. ${check}`;
  if (code === "3D000")
    return `The server ${server} has no database named ${name}. Create it, or correct DATABASE_URL.`;
  if (code === "42501")
    return `The user ${user} may not set up the database ${name}: ${message}. Make it the owner, or set DATABASE_OWNER_URL.`;
  if (CERTIFICATE.test(code))
    return `The certificate of the database server ${server} is not trusted (${message}). Set DATABASE_CA to its authority's file.`;
  if (message === "The server does not support SSL connections")
    return `The database server ${server} does not speak TLS. Leave DATABASE_TLS empty, or turn TLS on there.`;
  return null;
}

function addressOf(text: string | undefined) {
  if (!text || !URL.canParse(text)) return null;
  const { hostname, port, pathname, username } = new URL(text);
  return { server: `${hostname}:${port || 5432}`, name: pathname.slice(1), user: decodeURIComponent(username) };
}

/** Errors: a sentence where an address of the database is none. */
export function requireAddresses(variables: Variables): void {
  for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_OWNER_URL"]) {
    const text = variables[name];
    if (text && !/^postgres(?:ql)?:\/\/./.test(text))
      throw new Error(`${name} is not usable: write it as postgresql://USER:PASSWORD@HOST:5432/NAME.`);
  }
}
