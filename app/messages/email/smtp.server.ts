import nodemailer from "nodemailer";
import type { Mail, Mailer } from "#app/messages/email/mailer.ts";
import { isLoopback } from "#app/platform/http/client-address.ts";
import { codeOf, fieldIn } from "#app/platform/known.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";

type Config = {
  /** smtp://user:password@host:587, or smtps:// for port 465. */
  url: string;
  /** Milliseconds. */
  timeout?: number;
};

const TIMEOUT = 20_000;

/** E-mail through a mail server. A password never goes over a line that is not encrypted, but to this machine. */
export function smtpMailer({ url, timeout = TIMEOUT }: Config): Mailer {
  const { protocol, hostname, searchParams } = new URL(url);
  const open = protocol === "smtp:" && !isLoopback(hostname) && hostname !== "localhost";
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(open && !searchParams.has("requireTLS") ? { requireTLS: true } : {}),
  });
  return {
    name: "smtp",
    async send({ id, from, files, ...mail }: Mail) {
      const messageId = `<${id}@${from.address.split("@")[1] ?? hostname}>`;
      const message = {
        ...mail,
        from,
        messageId,
        attachments: files.map((file) => ({ ...file, content: Buffer.from(file.content) })),
      };
      // Programs that answer by themselves, such as an absence note, leave these unanswered.
      const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
      await transport.sendMail({ ...message, headers }).catch(asProviderFault);
      return messageId;
    },
  };
}

/** What the client throws, in our words. */
function asProviderFault(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const [answered, command] = [fieldIn(error, "responseCode"), fieldIn(error, "command")];
  const code = codeOf(error);
  const responseCode = typeof answered === "number" ? answered : 0;
  if (code === "EAUTH" || code === "ENOAUTH" || code === "EOAUTH2") {
    // Not the message's fault: it waits until somebody has mended the password.
    throw new ProviderFault("SMTP", { passing: true, mayHaveActed: false, code: "auth", cause: error });
  }
  const refused = responseCode >= 500 && responseCode < 600;
  const ofReceiver = refused && command === "RCPT TO";
  throw new ProviderFault("SMTP", {
    passing: !refused,
    mayHaveActed: !refused && command === "DATA",
    code: ofReceiver ? "address" : responseCode || code || "lost",
    cause: error,
  });
}
