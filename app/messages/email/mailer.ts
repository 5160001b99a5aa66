export type Mail = {
  /** Names the e-mail in its Message-ID: sent twice after a lost answer, most programs show it once. */
  id: string;
  to: string;
  from: { name: string; address: string };
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  files: { filename: string; content: Uint8Array; contentType: string }[];
};

/** Sends e-mail. */
export type Mailer = {
  name: "simulated" | "smtp" | "none";
  /** Returns the Message-ID. Errors: ProviderFault; its code is "address" where the server does not take mail for the receiver. */
  send: (mail: Mail) => Promise<string>;
};
