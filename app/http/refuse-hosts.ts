import type { IncomingMessage, ServerResponse } from "node:http";
import { sentenceResponse } from "#app/http/front-door.ts";

const SEVERAL = "A request names one host, and this one names more.";
const UNREADABLE = "The host that this request names is none.";
const FOREIGN = "This copy answers on its own machine alone, by the name of localhost.";

/**
 * Refuses, before anything answers from memory: two hosts, of which nobody could say which is meant (a proxy may have meant the other),
 * a host that is none (400), and one that is not ours (421). Answers whether it was refused.
 */
export function refuseHosts(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isOurs: (host: string | null) => boolean,
): boolean {
  const { rawHeaders } = incoming;
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "host");
  const [host = null] = hosts;
  if (hosts.length > 1) refuse(incoming, outgoing, 400, SEVERAL);
  else if (host !== null && !URL.canParse(`http://${host}`)) refuse(incoming, outgoing, 400, UNREADABLE);
  else if (!isOurs(host)) refuse(incoming, outgoing, 421, FOREIGN);
  else return false;
  return true;
}

function refuse({ url = "/", headers }: IncomingMessage, outgoing: ServerResponse, status: number, message: string) {
  const { pathname } = new URL(url, "http://localhost");
  const asked = new Request(`http://localhost${pathname}`, { headers: { accept: headers.accept ?? "" } });
  const answer = sentenceResponse(asked, status, message, { Connection: "close" });
  void answer.text().then((body) => outgoing.writeHead(status, Object.fromEntries(answer.headers)).end(body));
}
