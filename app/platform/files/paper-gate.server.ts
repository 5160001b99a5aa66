import {
  type Drawn,
  type PaperLimits,
  type PaperProcess,
  startPaperProcess,
} from "#app/platform/files/paper-process.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** Who asks for a paper. */
export type PaperAsked = {
  /** One of theirs is drawn at a time, so that nobody holds all places. */
  owner: string;
  /** When they have gone away. */
  signal?: AbortSignal;
  /** Nobody waits in front of a screen: it may take longer, and is never refused because others wait. */
  patient?: boolean;
};

/** A paper: which one, what it says, and the sentence that names another way where it is too long for one PDF. */
export type PaperOrder = { kind: string; data: unknown; tooLong: string };

type Settings = {
  /** The file that draws, from the project's root. */
  file: string;
  /** Processes at most; each is started at its first paper, and ended after so many milliseconds without one. */
  size: number;
  idle: number;
  limits: PaperLimits;
  patientLimits: PaperLimits;
  /** Papers that may wait: of all, and of one. */
  mostWaiting: number;
  mostForOne: number;
};

type Job = PaperOrder & PaperAsked & { asked: number; done: (drawn: Drawn) => void; late?: NodeJS.Timeout };

const SOON = 15;
/** Papers after which a process is replaced. */
const MOST_PAPERS = 25;
const MANY = "Many PDFs are being made at this moment. Please try again in a minute.";
const YOURS = "Several of your PDFs are still being made. Please wait until they are done.";
const STOPPED = "This PDF was not finished. Please try again in a minute.";
const SLOW = "This PDF took too long, for much else is being done at this moment. Please try again in a minute.";

/** The one way to a PDF: a few processes, and the queue before them. */
export function makePaperGate(settings: Settings) {
  const waiting: Job[] = [];
  const busy = new Map<Job, PaperProcess>();
  const idle: { worker: PaperProcess; timer: NodeJS.Timeout }[] = [];

  function startNext(): void {
    if (busy.size >= settings.size) return;
    const at = waiting.findIndex(({ owner }) => ![...busy.keys()].some((job) => job.owner === owner));
    const [job] = at < 0 ? [] : waiting.splice(at, 1);
    if (!job) return;
    clearTimeout(job.late);
    const worker = idleWorker() ?? startPaperProcess(settings.file, settings.limits.memory);
    busy.set(job, worker);
    void work(job, worker);
    startNext();
  }

  function idleWorker(): PaperProcess | undefined {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer);
      if (kept.worker.alive()) return kept.worker;
    }
    return undefined;
  }

  async function work(job: Job, worker: PaperProcess): Promise<void> {
    const waited = (performance.now() - job.asked) / 1000;
    const { limits, patientLimits } = settings;
    const own = job.patient ? patientLimits : { ...limits, clock: limits.clock - waited };
    job.done(await worker.draw(job.kind, job.data, own));
    // What a long one left would be held against the next, and so would the processor time of a whole life.
    if (worker.papers() >= MOST_PAPERS || (await worker.held()) > limits.memory / 2) worker.stop();
    busy.delete(job);
    if (worker.alive()) rest(worker);
    startNext();
  }

  function rest(worker: PaperProcess): void {
    const timer = setTimeout(() => worker.stop(), settings.idle).unref();
    idle.push({ worker, timer });
  }

  function requireRoom({ owner, patient }: PaperAsked): void {
    if (patient) return;
    if (waiting.filter((job) => job.owner === owner).length >= settings.mostForOne)
      throw new Refusal(429, YOURS, { retryAfter: SOON });
    if (waiting.length >= settings.mostWaiting) throw new Refusal(503, MANY, { retryAfter: SOON * 2 });
  }

  function cancel(job: Job, drawn: Drawn): void {
    const at = waiting.indexOf(job);
    if (at >= 0) {
      waiting.splice(at, 1);
      clearTimeout(job.late);
      job.done(drawn);
    } else busy.get(job)?.stop();
  }

  return {
    /** Errors: 422 where it is too long for one PDF; 429 and 503 where it would wait too long. */
    async makePaper(order: PaperOrder, asked: PaperAsked): Promise<Buffer> {
      if (asked.signal?.aborted) throw new Refusal(503, STOPPED);
      requireRoom(asked);
      const drawn = await new Promise<Drawn>((done) => {
        const job: Job = { ...order, ...asked, asked: performance.now(), done };
        if (!asked.patient)
          job.late = setTimeout(() => cancel(job, { died: "clock" }), settings.limits.clock * 1000 - 1000);
        asked.signal?.addEventListener("abort", () => cancel(job, { died: "stopped" }), { once: true });
        waiting.push(job);
        startNext();
      });
      return bytesOf(drawn, order.tooLong);
    },
    /** Ends all processes; what waits comes back as stopped. */
    close() {
      for (const job of [...waiting, ...busy.keys()]) cancel(job, { died: "stopped" });
      for (const { worker, timer } of idle.splice(0)) {
        clearTimeout(timer);
        worker.stop();
      }
    },
  };
}

function bytesOf(drawn: Drawn, tooLong: string): Buffer {
  if ("pdf" in drawn) return drawn.pdf;
  if ("fault" in drawn) throw new Error(`A paper could not be drawn: ${drawn.fault}`);
  if (drawn.died === "cpu" || drawn.died === "memory") throw new Refusal(422, tooLong);
  throw new Refusal(503, drawn.died === "clock" ? SLOW : STOPPED, { retryAfter: SOON * 2 });
}
