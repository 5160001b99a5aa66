import { resolveTxt } from "node:dns/promises";
import { type Finding, note, ok, wrong } from "#app/doctor/finding.ts";
import { codeOf } from "#app/platform/known.ts";

type Variables = Record<string, string | undefined>;

/** Milliseconds that the mail server, and a name server, may take. */
const LONGEST = 8_000;

/** Whether the mail server takes our password, and whether the sender's domain says who may send for it. */
export async function checkMail(variables: Variables): Promise<Finding[]> {
  const { SMTP_URL: url, EMAIL_FROM: from } = variables;
  if (!url || !from) {
    const simulates = !variables.DATABASE_URL || variables.ALLOW_SIMULATIONS === "true";
    if (simulates) return [];
    return [note("E-mail", "No mail server is set up: no e-mail leaves. Set SMTP_URL and EMAIL_FROM.")];
  }
  return [await checkServer(url), await checkSender(from)];
}

async function checkServer(url: string): Promise<Finding> {
  // The client is needed by whoever has a mail server alone.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    connectionTimeout: LONGEST,
    greetingTimeout: LONGEST,
    socketTimeout: LONGEST,
  });
  try {
    await transport.verify();
    return ok("E-mail", `${new URL(url).host} takes our e-mail.`);
  } catch (error) {
    const code = codeOf(error) ?? "unknown";
    if (code === "EAUTH") {
      return wrong(
        "E-mail",
        "The mail server does not accept the user or password.",
        "Set SMTP_URL right, and restart.",
      );
    }
    const todo = "Look at host, port (587 for smtp://, 465 for smtps://) and certificate in SMTP_URL.";
    return wrong("E-mail", `The mail server cannot be used (${code}).`, todo);
  } finally {
    transport.close();
  }
}

async function checkSender(from: string): Promise<Finding> {
  const domain = from.split("@")[1]?.replace(/>.*$/, "").trim() ?? "";
  const [spf, dmarc] = await Promise.all([findRecord(domain, "v=spf1"), findRecord(`_dmarc.${domain}`, "v=DMARC1")]);
  if (spf === "unknown" || dmarc === "unknown") {
    return note(
      "E-mail sender",
      `The name server did not answer about ${domain}.`,
      "Look again where DNS can be asked.",
    );
  }
  const missing = [...(spf ? [] : ["SPF"]), ...(dmarc ? [] : ["DMARC"])];
  if (missing.length === 0) return ok("E-mail sender", `${domain} has SPF and DMARC.`);
  return note(
    "E-mail sender",
    `${domain} has no ${missing.join(" and no ")} record.`,
    "Add what your mail provider names to the domain's DNS: without it much of the e-mail is taken for unwanted.",
  );
}

async function findRecord(name: string, begins: string): Promise<boolean | "unknown"> {
  const late = new Promise<"unknown">((resolve) => setTimeout(resolve, LONGEST / 2, "unknown").unref());
  const asked = resolveTxt(name).then(
    (rows) => rows.some((parts) => parts.join("").startsWith(begins)),
    (error: { code?: string }) =>
      error.code === "ENOTFOUND" || error.code === "ENODATA" ? false : ("unknown" as const),
  );
  return Promise.race([asked, late]);
}
