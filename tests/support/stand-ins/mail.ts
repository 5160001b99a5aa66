import { SMTPServer } from "smtp-server";

type Received = { from: string; to: string; raw: string };

/** What the next e-mails meet: the server hangs up, is busy, does not know the receiver, or does not take what is said. */
export type MailFault = "none" | "down" | "busy" | "no mailbox" | "refused" | "acted";

const USER = "shop";
const PASSWORD = "a mail password";

/** A mail server on this machine that keeps what it is sent. */
export async function startMailServer() {
  const received: Received[] = [];
  let faults: MailFault[] = [];
  let fault: MailFault = "none";
  const failing = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === PASSWORD ? done(null, { user: USER }) : done(failing(535, "Wrong password")),
    onMailFrom(_address, _session, done) {
      fault = faults.shift() ?? "none";
      if (fault === "busy") return done(failing(450, "Try again later"));
      done();
    },
    onRcptTo: (_address, _session, done) =>
      done(fault === "no mailbox" ? failing(550, "No such user here") : undefined),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        if (fault === "refused") return done(failing(554, "Not from you"));
        if (fault === "down") return done(failing(451, "Disk full"));
        const from = mailFrom ? mailFrom.address : "";
        received.push({ from, to: rcptTo[0]?.address ?? "", raw: Buffer.concat(chunks).toString("utf8") });
        done(fault === "acted" ? failing(451, "Lost the answer") : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    received,
    url: (password = PASSWORD) => `smtp://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    failNext(...next: MailFault[]) {
      faults = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
