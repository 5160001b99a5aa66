import { z } from "zod";
import { dollars, id } from "#app/http/wire/values.ts";

export const WirePaymentMethods = z.object({
  paymentMethods: z.array(
    z
      .object({
        id: z.string(),
        card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() }),
      })
      .meta({ id: "PaymentMethod" }),
  ),
});

export const WirePaymentIntent = z
  .object({
    clientSecret: z.string(),
    paymentId: id,
    invoiceId: id,
    amount: dollars,
    provider: z.enum(["simulated", "stripe"]),
    publishableKey: z.string().nullable().describe("For the provider's script; null while payments are simulated."),
  })
  .meta({ id: "PaymentIntent" });
