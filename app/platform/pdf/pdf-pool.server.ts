import { type Drawn, type PdfProcess, startPdfProcess } from "#app/platform/pdf/pdf-process.server.ts";
import { refuseBusy } from "#app/platform/processes/refuse-busy.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { Place } from "#app/quote-reader/process/fair-queue.ts";
import { makeProcessPool, type PoolSettings, SOON } from "#app/quote-reader/process/process-pool.server.ts";
import type { Limits } from "#app/quote-reader/process/watched-process.server.ts";

/** Who asks for a PDF. */
export type PdfAsked = {
  /** One of theirs is drawn at a time, so that nobody holds all places. */
  owner: string;
  /** When they have gone away. */
  signal?: AbortSignal;
  /** Nobody waits in front of a screen: it may take longer, and is never refused because others wait. */
  patient?: boolean;
};

/** A PDF: which one, what it says, and the sentence that names another way where it is too long for one. */
export type PdfOrder = { kind: string; data: unknown; tooLong: string };

type Settings = Omit<PoolSettings, "mostJobs" | "mostKept"> & {
  /** The file that draws, from the project's root. */
  file: string;
  limits: Limits;
  patientLimits: Limits;
};

type Job = PdfOrder & Place & { signal?: AbortSignal; asked: number; late?: NodeJS.Timeout };

/** PDFs after which a process is replaced. */
const MOST_PDFS = 25;
const STOPPED = "This PDF was not finished. Please try again in a minute.";
const SLOW = "This PDF took too long, for much else is being done at this moment. Please try again in a minute.";

/** The one way to a PDF: a few processes, and the queue before them. */
export function makePdfPool({ file, limits, patientLimits, ...settings }: Settings) {
  const { run, drop, close } = makeProcessPool<Job, Drawn, PdfProcess>({
    ...settings,
    oneAtATime: true,
    mostJobs: MOST_PDFS,
    // What a long one left would be held against the next.
    mostKept: limits.memory / 2,
    start: () => startPdfProcess(file, limits.memory),
    work(process, { kind, data, urgent, asked, late }) {
      clearTimeout(late);
      const waited = (performance.now() - asked) / 1000;
      return process.draw(kind, data, urgent ? { ...limits, clock: limits.clock - waited } : patientLimits);
    },
    stopped: { died: "stopped" },
    yours: "Several of your PDFs are still being made. Please wait until they are done.",
    many: "Many PDFs are being made at this moment. Please try again in a minute.",
  });

  return {
    /** Errors: 422 where it is too long for one PDF; 429 and 503 where it would wait too long. */
    async makePdf(order: PdfOrder, { owner, signal, patient = false }: PdfAsked): Promise<Buffer> {
      const job: Job = { ...order, owner, signal, urgent: !patient, asked: performance.now() };
      // Whoever waits hears of it before their answer is due.
      if (!patient) job.late = setTimeout(() => drop(job, { died: "clock" }), limits.clock * 1000 - 1000);
      const drawn = await run(job)
        .catch(refuseBusy)
        .finally(() => clearTimeout(job.late));
      return bytesOf(drawn, order.tooLong);
    },
    close,
  };
}

function bytesOf(drawn: Drawn, tooLong: string): Buffer {
  if ("pdf" in drawn) return drawn.pdf;
  if ("fault" in drawn) throw new Error(`A PDF could not be drawn: ${drawn.fault}`);
  if (drawn.died === "cpu" || drawn.died === "memory") throw new Refusal(422, tooLong);
  throw new Refusal(503, drawn.died === "clock" ? SLOW : STOPPED, { retryAfter: SOON * 2 });
}
