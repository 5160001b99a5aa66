export type Card = { brand: string; last4: string; expMonth: number; expYear: number };

/** Where a payment stands at the provider. Amounts in cents. */
export type PaymentState = {
  /** The provider's id of the payment itself; a checkout page has another one before it is paid. */
  providerId: string;
  status: "open" | "processing" | "succeeded" | "cancelled";
  /** What was charged so far; in a dispute's own message, what it is about. */
  received: number;
  /** What the sums are in, as three small letters; null while nothing was charged. */
  currency: string | null;
  refunded: number;
  dispute: "none" | "open" | "won" | "lost";
  /** The provider's name of the dispute, the day by which it has to be answered, and whether it was. */
  disputeOf?: { id: string; dueAt: Date | null; answered: boolean } | undefined;
  /** Why the last try failed, in words that may be shown to the customer. */
  failureMessage: string | null;
};

/** A signed message of the provider: which payment it is about, and how that stands. */
export type PaymentEvent = {
  id: string;
  type: string;
  occurredAt: Date;
  /** Our own id of the payment where the provider repeats it. */
  paymentId: string | null;
  providerId: string | null;
  /** Only what the event itself tells; null when it tells nothing about a payment. */
  change: (Partial<PaymentState> & { refundFailed?: { id: string; amount: number } }) | null;
};

export type NewPayment = {
  /** Ours. */
  paymentId: string;
  invoiceId: string;
  /** Cents. */
  amount: number;
  customerId: string;
  description: string;
  idempotencyKey: string;
};

export type Refunding = { providerId: string; amount: number; reason: string; idempotencyKey: string };

/** A document that goes with an answer: the bytes of a PDF. */
type Paper = { filename: string; content: Uint8Array } | null;

/** What the bank is shown about a payment that its customer disputes. */
export type DisputeAnswer = {
  providerId: string;
  disputeId: string;
  /** The customer's own authorization, and what was paid. */
  record: Paper;
  receipt: Paper;
  words: string;
  work: string;
  customerName: string | null;
  customerEmail: string | null;
  /** Where the authorization was given. */
  ip: string | null;
  serviceDate: string | null;
};

/** The card company, in our words. All but readEvent throw ProviderFault. */
export type PaymentService = {
  name: "stripe";
  label: string;
  publishableKey: string;
  createCustomer: (account: { accountId: string; idempotencyKey: string }) => Promise<string>;
  createPayment: (payment: NewPayment) => Promise<{ providerId: string; clientSecret: string }>;
  /** A page of the provider's own, for browsers without scripts; without a customer it shows and keeps no card. */
  createCheckout: (
    payment: Omit<NewPayment, "customerId"> & { customerId: string | null; returnUrl: string; cancelUrl: string },
  ) => Promise<{ providerId: string; url: string }>;
  /** Lets the provider's form show and keep the cards of a customer. Returns a secret for that form. */
  openCardsOf: (customerId: string) => Promise<string>;
  find: (providerId: string) => Promise<PaymentState>;
  /** Gives a part of a payment back, in cents; the same key twice is one refund. Returns how the payment stands then. */
  refund: (refund: Refunding) => Promise<PaymentState>;
  /** Sends evidence in a dispute, which a bank takes once. Returns how the payment stands then. */
  answerDispute: (answer: DisputeAnswer) => Promise<PaymentState>;
  /** Ends a payment that was not made. Returns how it stands then: it may have been made a moment before. */
  cancel: (providerId: string) => Promise<PaymentState>;
  /** The card that paid, as it may be shown and used again; null when the customer did not keep it. */
  findCard: (providerId: string) => Promise<{ card: Card; providerMethodId: string; kept: boolean } | null>;
  /** Forgets a card on file; one that is not known is forgotten already. */
  removeCard: (providerMethodId: string) => Promise<void>;
  /** Errors: ForgedEvent, MalformedEvent. */
  readEvent: (rawBody: string, signature: string | null) => PaymentEvent;
};

/** A call that claims to come from the provider and is not signed by it. */
export class ForgedEvent extends Error {
  constructor() {
    super("The signature is missing, wrong or too old.");
    this.name = "ForgedEvent";
  }
}

/** A signed call that is none of the provider's events. */
export class MalformedEvent extends Error {
  constructor() {
    super("This is no event that we can read.");
    this.name = "MalformedEvent";
  }
}
