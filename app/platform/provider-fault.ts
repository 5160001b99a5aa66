/** What went wrong at another company's service. */
export class ProviderFault extends Error {
  readonly provider: string;
  /** Trying again can help: it was down, slow or busy. Otherwise the request itself was refused. */
  readonly passing: boolean;
  /** It may have acted although no answer came: look before repeating. */
  readonly mayHaveActed: boolean;
  /** The answer to this call stands: repeated under the same key it comes out the same. */
  readonly settled: boolean;
  /** What the call names is not known to the provider. */
  readonly missing: boolean;
  readonly code: string;
  /** A sentence of the provider that may be shown to the customer. */
  readonly shown: string | null;

  constructor(
    provider: string,
    fault: {
      passing: boolean;
      mayHaveActed?: boolean;
      settled?: boolean;
      missing?: boolean;
      code?: string | number;
      shown?: string;
      cause?: unknown;
    },
  ) {
    super(
      `${provider} ${fault.passing ? "could not be reached" : "refused the request"} (${fault.code ?? "no code"})`,
      {
        cause: fault.cause,
      },
    );
    this.name = "ProviderFault";
    this.provider = provider;
    this.passing = fault.passing;
    this.mayHaveActed = fault.mayHaveActed ?? fault.passing;
    this.settled = fault.settled ?? false;
    this.missing = fault.missing ?? false;
    this.code = String(fault.code ?? "");
    this.shown = fault.shown ?? null;
  }
}
