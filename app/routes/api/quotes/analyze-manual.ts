import { api, call } from "#app/http/api.server.ts";
import { KEPT, WireQuoted } from "#app/http/wire/quote.ts";
import { keepPendingForm } from "#app/quotes/pending-form.server.ts";
import { createManualQuote } from "#app/quotes/quote.server.ts";
import { manualQuoteForm } from "#app/quotes/quote-form.ts";

const handle = api("/api/quotes/analyze-manual", {
  POST: call({
    summary: "Turn a typed quote into a repair request",
    description: "A visitor nobody knows gives name, email and phone too.",
    access: "public",
    input: (asked) => manualQuoteForm(asked),
    output: WireQuoted,
    async run({ viewer, input }) {
      if (!viewer.user && !viewer.codeUser) {
        await keepPendingForm(viewer, { kind: "manual_quote", data: { form: input } });
        return KEPT;
      }
      const { id, accessCode } = await createManualQuote(viewer, input);
      return { repairRequestId: id, accessCode, verificationRequired: false };
    },
  }),
});

export { handle as action, handle as loader };
