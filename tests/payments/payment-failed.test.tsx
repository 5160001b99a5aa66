import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { AT_THE_DESK, confirmAtProvider, OF_THE_CUSTOMER } from "#app/routes/payment-form/confirm.ts";
import { PaymentFailed } from "#app/routes/payment-form/return-notice.tsx";
import { clientAction as resend } from "#app/routes/verify-otp/resend.ts";

const BACK = "http://localhost:3000/dashboard/invoices";
const elements = {} as StripeElements;

/** The provider's script, which a browser alone can run, as far as it answers. */
const answering = (confirm: () => Promise<{ error?: Partial<StripeError> }>) =>
  ({ confirmPayment: confirm }) as unknown as Stripe;
const refusing = (message?: string) =>
  answering(async () => ({ error: { type: "card_error", ...(message ? { message } : {}) } }));
const breaking = answering(async () => {
  throw new Error("the frame is gone");
});

test.each([
  ["a customer", OF_THE_CUSTOMER, "Payment failed", "An unexpected error occurred. Please try again."],
  [
    "the desk",
    AT_THE_DESK,
    "An error occurred while processing your payment",
    "An error occurred while processing your payment",
  ],
])("what the provider says of a payment goes before what %s reads else", async (_who, words, unsaid, unexpected) => {
  const confirm = (stripe: Stripe) => confirmAtProvider({ stripe, elements, returnUrl: BACK, words });
  expect(await confirm(refusing("Your card was declined."))).toBe("Your card was declined.");
  expect(await confirm(refusing())).toBe(unsaid);
  expect(await confirm(breaking)).toBe(unexpected);
  expect(await confirm(answering(async () => ({})))).toBeNull();
});

test("a payment that failed is said in its place and as a toast", () => {
  const html = renderToString(<PaymentFailed id="one">Your card was declined.</PaymentFailed>);
  const [alert = "", toast = ""] = html.split(/<section[^>]*data-toaster/);
  for (const part of [alert, toast]) expect(part).toMatch(/Payment Failed[\s\S]*Your card was declined\./);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a failure is named over the plain HTTP of a shop's own network too, and the next one otherwise", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues });
  const answer = () => {
    const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
    return resend({ serverAction } as unknown as Parameters<typeof resend>[0]);
  };
  const [one, two] = [await answer(), await answer()];
  expect(one.toast).toMatchObject({ kind: "error", title: "Failed to resend code" });
  expect(two.toast.id).not.toBe(one.toast.id);
});
