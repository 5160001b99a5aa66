import { z } from "zod";

const Attachment = z.object({ kind: z.enum(["invoice", "record", "appointment", "file"]), id: z.string() });
/** A file that is made as the e-mail leaves: what it is of, by its id. */
export type Attachment = z.output<typeof Attachment>;

const EmailContent = z.object({
  subject: z.string(),
  /** Paragraphs. */
  lines: z.array(z.string()),
  /** Names and values, such as a receipt's sums. */
  facts: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** One button. `once`: it opens something a single time, and is not kept after the e-mail left. */
  action: z.object({ label: z.string(), url: z.string(), once: z.boolean().optional() }).optional(),
  /** Why the person gets it. */
  why: z.string().optional(),
  attachments: z.array(Attachment).optional(),
});
/** What an e-mail says, before the frame: plain words, no markup. */
export type EmailContent = z.output<typeof EmailContent>;

/** The same from its row; an e-mail that cannot be read any more says nothing. */
export function contentOf(kept: unknown): EmailContent {
  return EmailContent.safeParse(kept).data ?? { subject: "", lines: [] };
}

export type Letterhead = { company: string; address: string[]; phone: string; signature: string };

/** The one frame of every e-mail, as text and as HTML that says the same. */
export function renderEmail(content: EmailContent, head: Letterhead): { subject: string; text: string; html: string } {
  return { subject: oneLine(content.subject), text: asText(content, head), html: asHtml(content, head) };
}

function asText({ lines, facts = [], action, why }: EmailContent, head: Letterhead): string {
  const blocks = [
    ...lines,
    facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
    action ? `${action.label}:\n${action.url}` : "",
    head.signature,
    ["--", head.company, ...head.address, head.phone].filter(Boolean).join("\n"),
    why ?? "",
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

const INK = "#0b1626";
const MUTED = "#4a5b73";

/** Styles stand in the elements: mail programs drop all others. */
function asHtml({ subject, lines, facts = [], action, why }: EmailContent, head: Letterhead): string {
  const small = `margin:0 0 4px;color:${MUTED};font-size:14px;line-height:1.5`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;color:${MUTED}">${escaped(name)}</td><td align="right" style="padding:6px 0;font-variant-numeric:tabular-nums">${escaped(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(oneLine(subject))}</title></head>
<body style="margin:0;background:#f2f5f9;color:${INK};font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d3ddea;border-radius:12px"><tr><td style="padding:28px">
<p style="margin:0 0 20px;font-size:18px;font-weight:600">${escaped(head.company)}</p>
${lines.map(paragraph).join("\n")}
${rows.length > 0 ? `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:16px;border-top:1px solid #d3ddea;border-bottom:1px solid #d3ddea">${rows.join("")}</table>` : ""}
${action ? button(action) : ""}
${head.signature ? paragraph(head.signature) : ""}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:16px 28px">
<p style="${small}">${[head.company, ...head.address, head.phone].filter(Boolean).map(escaped).join(" · ")}</p>
${why ? `<p style="${small}">${escaped(why)}</p>` : ""}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function paragraph(text: string) {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escaped(text).replaceAll("\n", "<br>")}</p>`;
}

/** The address stands beneath in full: some programs show no links. */
function button({ label, url }: { label: string; url: string }) {
  const href = escaped(url);
  return `<p style="margin:8px 0 12px"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#0b57d0;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 20px;font-size:13px;line-height:1.5;color:${MUTED};word-break:break-all">${href}</p>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A header has no line breaks. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
