/** What runs later, and what each job is told: ids only, for a job's data outlives it and is shown to admins. */
export type JobData = {
  "send-text": { messageId: string };
  "send-email": { emailId: string };
  "email-notices": Record<string, never>;
  "place-call": { callRequestId: string };
  "fetch-call-result": { callRequestId: string };
  "apply-provider-event": { eventId: string };
  "remember-card": { paymentId: string };
  "receive-text": { eventId: string };
  "fetch-attachment": { attachmentId: string };
  "read-quote": { quoteDocumentId: string };
  "make-example": { quoteDocumentId: string };
  "freeze-authorization": { authorizationId: string };
  "weigh-bills": { repairRequestId: string };
  reconcile: Record<string, never>;
  "clean-up": Record<string, never>;
  retention: Record<string, never>;
  "gather-prices": Record<string, never>;
  "sweep-documents": Record<string, never>;
};

export type JobName = keyof JobData;

/** What does the work of each job. It may run twice, and must then change nothing more. */
export type Workers = { [Name in JobName]?: (data: JobData[Name]) => Promise<void> };

type Settings = {
  /** Tries after the first, and seconds between them: doubled each time up to the most. */
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  /** Seconds after which a try counts as lost. */
  expireInSeconds: number;
  /** How many at once in one process. */
  concurrency: number;
};

/** Eight tries with growing pauses carry a job over about an hour of a provider's outage. */
const PATIENT: Settings = { retryLimit: 9, retryDelay: 5, retryDelayMax: 900, expireInSeconds: 90, concurrency: 2 };

export const JOBS: Record<JobName, Settings> = {
  "send-text": { ...PATIENT, concurrency: 4 },
  "send-email": { ...PATIENT, concurrency: 2 },
  "email-notices": { retryLimit: 0, retryDelay: 0, retryDelayMax: 0, expireInSeconds: 280, concurrency: 1 },
  "place-call": { ...PATIENT, retryLimit: 4 },
  "fetch-call-result": { ...PATIENT, retryDelay: 60 },
  "apply-provider-event": PATIENT,
  "remember-card": PATIENT,
  "receive-text": PATIENT,
  // Its row counts its tries; pictures are decoded one after the other.
  "fetch-attachment": { ...PATIENT, expireInSeconds: 180, concurrency: 1 },
  "freeze-authorization": PATIENT,
  "weigh-bills": PATIENT,
  // The document's row counts its tries: see quote-document/read.server.ts. It may wait behind people at their screens.
  "read-quote": { retryLimit: 9, retryDelay: 5, retryDelayMax: 60, expireInSeconds: 900, concurrency: 1 },
  "make-example": { retryLimit: 3, retryDelay: 60, retryDelayMax: 900, expireInSeconds: 900, concurrency: 1 },
  reconcile: { retryLimit: 0, retryDelay: 0, retryDelayMax: 0, expireInSeconds: 280, concurrency: 1 },
  "sweep-documents": { retryLimit: 0, retryDelay: 0, retryDelayMax: 0, expireInSeconds: 3_600, concurrency: 1 },
  retention: { retryLimit: 0, retryDelay: 0, retryDelayMax: 0, expireInSeconds: 3_600, concurrency: 1 },
  "gather-prices": { retryLimit: 0, retryDelay: 0, retryDelayMax: 0, expireInSeconds: 280, concurrency: 1 },
  "clean-up": { retryLimit: 0, retryDelay: 0, retryDelayMax: 0, expireInSeconds: 280, concurrency: 1 },
};

/** Jobs that start by the clock, in cron's five fields. */
export const SCHEDULES: { [Name in JobName]?: string } = {
  reconcile: "*/5 * * * *",
  "email-notices": "*/3 * * * *",
  "gather-prices": "*/10 * * * *",
  "clean-up": "17 * * * *",
  "sweep-documents": "41 9 * * *",
  retention: "23 10 * * *",
};
