import type { PaymentService } from "#app/integrations/payments/payment-service.ts";

/** The card company of this process; null while payments are simulated. */
export const payments: PaymentService | null = null as PaymentService | null;
