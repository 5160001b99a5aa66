import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { ClientRequest } from "node:http";

type Call = { begin: (request: object) => void; end: (request: object, host: string, status: number) => void };

/**
 * Hears every call to another company's service, whichever library makes it: Node's own client (the SDKs of Stripe, Twilio and S3) and fetch.
 * What it returns hears no more.
 */
export function hearCalls({ begin, end }: Call): () => void {
  const heard: [string, (message: unknown) => void][] = [
    ["http.client.request.start", (message) => begin(partOf(message, "request"))],
    [
      "http.client.response.finish",
      (message) => {
        const request = partOf(message, "request");
        const host = request instanceof ClientRequest ? request.getHeader("host") : "";
        end(request, String(host ?? ""), Number(Reflect.get(partOf(message, "response"), "statusCode") ?? 0));
      },
    ],
    ["undici:request:create", (message) => begin(partOf(message, "request"))],
    [
      "undici:request:headers",
      (message) => {
        const request = partOf(message, "request");
        const origin = String(Reflect.get(request, "origin"));
        const host = URL.canParse(origin) ? new URL(origin).host : "";
        end(request, host, Number(Reflect.get(partOf(message, "response"), "statusCode")));
      },
    ],
  ];
  for (const [channel, listener] of heard) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of heard) unsubscribe(channel, listener);
  };
}

/** A part of a message by its name, as Node's documents name it. */
function partOf(message: unknown, name: "request" | "response"): object {
  return Object(Reflect.get(Object(message), name));
}
