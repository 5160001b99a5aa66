import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import { type Answer, type Call, startStandIn } from "./http.ts";

// biome-ignore lint/suspicious/noExplicitAny: objects as Stripe publishes them, as far as they are asked for
type Thing = Record<string, any>;

const signer = new Stripe("sk_test_signer");

/**
 * Speaks Stripe's published protocol as far as the product uses it: form encoding, idempotency keys, error objects, signed
 * events. Cards are chosen by `pay`: a number ending in 0002 is declined.
 */
export async function startStripe(webhookSecret = "whsec_stand_in") {
  const things = new Map<string, Thing>();
  const answered = new Map<string, { body: string; answer: Answer }>();
  const events: Thing[] = [];
  /** Customers whose cards the form may keep. */
  const keeping = new Set<string>();
  let broken = 0;
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

  function put(thing: Thing) {
    things.set(thing.id, thing);
    return thing;
  }

  function tell(type: string, object: Thing, created = Math.floor(Date.now() / 1000)) {
    const event = {
      id: newId("evt"),
      object: "event",
      type,
      created,
      api_version: "2026-10-28.endive",
      data: { object: structuredClone(object) },
    };
    events.push(event);
    return event;
  }

  function newIntent(form: Thing): Thing {
    const id = newId("pi");
    return put({
      ...{ id, object: "payment_intent", amount: Number(form.amount), amount_received: 0, currency: form.currency },
      ...{ customer: form.customer ?? null, metadata: form.metadata ?? {}, description: form.description ?? null },
      ...{ status: "requires_payment_method", client_secret: `${id}_secret_${randomBytes(8).toString("hex")}` },
      ...{ latest_charge: null, payment_method: null, last_payment_error: null },
    });
  }

  /** What happens when somebody enters a card for an intent. */
  function charge(intent: Thing, last4: string, keep: boolean) {
    if (intent.status === "succeeded" || intent.status === "canceled") return;
    if (last4 === "0002") {
      intent.last_payment_error = { code: "card_declined", message: "Your card was declined." };
      tell("payment_intent.payment_failed", intent);
      return;
    }
    const method = put({
      ...{
        id: newId("pm"),
        object: "payment_method",
        type: "card",
        customer: keep && keeping.has(intent.customer) ? intent.customer : null,
      },
      card: { brand: "visa", last4, exp_month: 12, exp_year: 2034 },
    });
    const paid = put({
      ...{
        id: newId("ch"),
        object: "charge",
        amount: intent.amount,
        amount_captured: intent.amount,
        amount_refunded: 0,
        disputed: false,
      },
      ...{ currency: intent.currency, payment_intent: intent.id, metadata: intent.metadata },
    });
    Object.assign(intent, {
      status: "succeeded",
      amount_received: intent.amount,
      latest_charge: paid.id,
      payment_method: method.id,
    });
    intent.last_payment_error = null;
    tell("payment_intent.succeeded", intent);
  }

  const expanded = (intent: Thing, query: URLSearchParams) => {
    const shown = { ...intent };
    for (const [name, value] of query) {
      if (name.startsWith("expand") && intent[value]) shown[value] = things.get(intent[value]) ?? intent[value];
    }
    return shown;
  };

  function handle(call: Call): Answer {
    const paid = /^\/checkout\/(cs_\w+)$/.exec(call.path);
    if (paid) return checkoutPage(call, things.get(paid[1] ?? ""));
    if (call.path === "/v3/confirm") return confirmInBrowser(call);
    const [scheme, given = ""] = (call.headers.authorization ?? "").split(" ");
    const secret = scheme === "Basic" ? Buffer.from(given, "base64").toString() : given;
    if (!secret.startsWith("sk_test_")) return refuse(401, "invalid_request_error", "Invalid API Key provided");
    const key = call.headers["idempotency-key"];
    if (typeof key !== "string" || call.method !== "POST") return act(call);
    const before = answered.get(key);
    if (before && before.body !== call.body) {
      return refuse(
        400,
        "idempotency_error",
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      );
    }
    if (before) return { ...before.answer, headers: { "Idempotent-Replayed": "true" } };
    let answer = act(call);
    if (broken > 0) {
      broken -= 1;
      answer = refuse(500, "api_error", "Something went wrong on the stand-in's end.");
    }
    // The first answer is kept, a failure too; what was refused before anything was done is not.
    if (answer.status !== 400 && answer.status !== 404) answered.set(key, { body: call.body, answer });
    return answer;
  }

  function act({ method, path, body, query }: Call): Answer {
    if (path === "/v1/balance") return json({ object: "balance", available: [], pending: [] });
    if (path === "/v1/files" && method === "POST") return json(put(uploaded(body)));
    const form = readForm(body);
    const [, , resource = "", id = "", verb = ""] = path.replace("/checkout/sessions", "/checkout_sessions").split("/");
    const thing = id ? things.get(id) : undefined;
    if (id && !thing) return refuse(404, "invalid_request_error", `No such ${resource}: '${id}'`, "resource_missing");
    if (form.customer && !things.has(form.customer)) {
      return refuse(404, "invalid_request_error", `No such customer: '${form.customer}'`, "resource_missing");
    }
    if (method === "POST" && resource === "refunds") return refundOf(form);
    if (method === "POST" && !id) return json(create(resource, form));
    if (method === "POST" && thing && verb === "cancel") return cancel(thing);
    if (method === "POST" && thing && verb === "expire") return expire(thing);
    if (method === "POST" && thing && resource === "disputes") return submit(thing, form);
    if (method === "GET" && thing) return json(resource === "payment_intents" ? expanded(thing, query) : thing);
    if (method === "POST" && resource === "payment_methods" && verb === "detach")
      return json({ id: path.split("/").at(-2), object: "payment_method" });
    if (method === "GET" && resource === "refunds") {
      const data = [...things.values()].filter(
        (one) => one.object === "refund" && one.payment_intent === query.get("payment_intent"),
      );
      return json({ object: "list", data, has_more: false });
    }
    if (method === "GET" && resource === "disputes") {
      const data = [...things.values()].filter(
        (one) => one.object === "dispute" && one.payment_intent === query.get("payment_intent"),
      );
      return json({ object: "list", data, has_more: false });
    }
    return refuse(404, "invalid_request_error", `Unrecognized request URL (${method}: ${path}).`);
  }

  function create(resource: string, form: Thing): Thing {
    if (resource === "payment_intents") return newIntent(form);
    if (resource === "customers") return put({ id: newId("cus"), object: "customer", metadata: form.metadata ?? {} });
    if (resource === "customer_sessions") {
      if (form.components?.payment_element?.features?.payment_method_save_usage) keeping.add(form.customer);
      return { object: "customer_session", client_secret: newId("cuss_secret"), customer: form.customer };
    }
    const id = newId("cs_test");
    const amount = Number(form.line_items?.["0"]?.price_data?.unit_amount);
    return put({
      ...{
        id,
        object: "checkout.session",
        url: `${standIn.url}/checkout/${id}`,
        status: "open",
        payment_status: "unpaid",
      },
      ...{
        amount_total: amount,
        currency: "usd",
        customer: form.customer,
        metadata: form.metadata ?? {},
        payment_intent: null,
      },
      ...{ success_url: form.success_url, cancel_url: form.cancel_url, wanted: form.payment_intent_data ?? {} },
      ...{ keeps: form.saved_payment_method_options?.payment_method_save === "enabled" },
    });
  }

  function refundOf(form: Thing): Answer {
    const intent = things.get(form.payment_intent) as Thing;
    const paid = things.get(intent?.latest_charge);
    const amount = Number(form.amount);
    if (!paid || amount > paid.amount - paid.amount_refunded) {
      const left = paid ? (paid.amount - paid.amount_refunded) / 100 : 0;
      return refuse(
        400,
        "invalid_request_error",
        `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left})`,
      );
    }
    return json(giveBack(intent, paid, amount, form.metadata));
  }

  function giveBack(intent: Thing, paid: Thing, amount: number, metadata: Thing = {}) {
    const made = { object: "refund", charge: paid.id, payment_intent: intent.id, currency: paid.currency };
    const refund = put({ id: newId("re"), ...made, amount, metadata, status: "succeeded" });
    paid.amount_refunded += amount;
    tell("charge.refunded", paid);
    return refund;
  }

  /** Evidence is taken once, and of files that were uploaded. */
  function submit(dispute: Thing, { evidence = {}, submit: submitted }: Thing): Answer {
    if (dispute.evidence_details.submission_count > 0 || ["won", "lost"].includes(dispute.status)) {
      return refuse(400, "invalid_request_error", "This dispute is already closed, or its evidence was submitted.");
    }
    for (const part of ["customer_signature", "receipt"]) {
      const file = evidence[part] && things.get(evidence[part]);
      if (evidence[part] && file?.purpose !== "dispute_evidence") {
        return refuse(400, "invalid_request_error", `No such file upload: '${evidence[part]}'`, "resource_missing");
      }
    }
    Object.assign(dispute.evidence, evidence);
    if (submitted === "true") {
      dispute.evidence_details.submission_count += 1;
      dispute.status = "under_review";
      tell("charge.dispute.updated", dispute);
    }
    return json(dispute);
  }

  function cancel(intent: Thing): Answer {
    if (["succeeded", "canceled"].includes(intent.status)) {
      return refuse(
        400,
        "invalid_request_error",
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        "payment_intent_unexpected_state",
      );
    }
    intent.status = "canceled";
    tell("payment_intent.canceled", intent);
    return json(intent);
  }

  function expire(session: Thing): Answer {
    if (session.status !== "open")
      return refuse(400, "invalid_request_error", "Only Checkout Sessions with a status of open can be expired.");
    session.status = "expired";
    tell("checkout.session.expired", session);
    return json(session);
  }

  /** The page of the provider's own, as plain as it can be. */
  function checkoutPage({ method, body }: Call, session: Thing | undefined): Answer {
    const html = { "Content-Type": "text/html" };
    if (session?.status !== "open") return { status: 404, body: "This page is no longer open.", headers: html };
    if (method === "POST") {
      const intent = newIntent({
        ...session.wanted,
        amount: session.amount_total,
        currency: "usd",
        customer: session.customer,
      });
      const entered = readForm(body);
      if (session.keeps) keeping.add(session.customer);
      charge(intent, String(entered.number ?? "").slice(-4), Boolean(entered.keep));
      if (intent.status !== "succeeded") return { body: "Your card was declined.", headers: html };
      Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: intent.id });
      tell("checkout.session.completed", session);
      return { status: 303, headers: { Location: session.success_url } };
    }
    const form = `<form method="post"><label>Card number <input name="number"></label><label><input type="checkbox" name="keep"> Save for later</label><button>Pay</button></form>`;
    const kept = [...things.values()].filter(
      (thing) => thing.object === "payment_method" && thing.customer && thing.customer === session.customer,
    );
    const cards = kept.map(({ card }) => `<p>${card.brand} ending in ${card.last4}</p>`).join("");
    return {
      body: `<!doctype html><title>Checkout</title><h1>Stripe Checkout (stand-in)</h1>${cards}${form}`,
      headers: html,
    };
  }

  /** What the provider's script in the browser does with a client secret. */
  function confirmInBrowser({ method, body }: Call): Answer {
    const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    if (method === "OPTIONS") return { status: 204, headers: cors };
    const { secret, number, keep } = JSON.parse(body) as { secret: string; number: string; keep?: boolean };
    const intent = [...things.values()].find((one) => one.client_secret === secret);
    if (!intent) return { ...refuse(404, "invalid_request_error", "No such payment_intent"), headers: cors };
    charge(intent, number.slice(-4), keep ?? false);
    const error = intent.last_payment_error ? { message: intent.last_payment_error.message } : null;
    return { body: JSON.stringify({ error }), headers: cors };
  }

  const standIn = await startStandIn(handle, (status) =>
    JSON.stringify({
      error: {
        type: status === 429 ? "invalid_request_error" : "api_error",
        code: status === 429 ? "rate_limit" : undefined,
        message: "The stand-in was told to fail.",
      },
    }),
  );

  const intentOf = (paymentId: string) =>
    [...things.values()].filter((one) => one.object === "payment_intent" && one.metadata.paymentId === paymentId);

  return {
    ...standIn,
    webhookSecret,
    /** What happened at the provider and is not yet told. */
    events,
    intentOf,
    /** The next creations are done, but answered with a failure, which is kept under their keys. */
    breakNext(count = 1) {
      broken = count;
    },
    /** As if the keys in use were another account's: nothing is known. */
    forgetAll() {
      things.clear();
    },
    /** Somebody enters a card in the provider's form. */
    pay(clientSecret: string, { last4 = "4242", keep = false } = {}) {
      const intent = [...things.values()].find((one) => one.client_secret === clientSecret);
      if (!intent) throw new Error("no intent has this secret");
      charge(intent, last4, keep);
    },
    refund(paymentId: string, amount: number) {
      const intent = intentOf(paymentId)[0] as Thing;
      const paid = things.get(intent.latest_charge) as Thing;
      giveBack(intent, paid, amount);
    },
    /** The bank does not take the last refund of a payment. */
    failRefund(paymentId: string) {
      const intent = intentOf(paymentId)[0] as Thing;
      const refund = [...things.values()].findLast(
        (one) => one.object === "refund" && one.payment_intent === intent.id,
      );
      Object.assign(refund as Thing, { status: "failed", failure_reason: "lost_or_stolen_card" });
      tell("refund.failed", refund as Thing);
    },
    dispute(paymentId: string, status: "needs_response" | "won" | "lost", dueInDays = 9) {
      const intent = intentOf(paymentId)[0] as Thing;
      (things.get(intent.latest_charge) as Thing).disputed = true;
      const known = [...things.values()].find((one) => one.object === "dispute" && one.payment_intent === intent.id);
      const dispute = Object.assign(
        known ??
          put({
            ...{ id: newId("dp"), object: "dispute", payment_intent: intent.id },
            ...{ amount: intent.amount, currency: intent.currency, evidence: {} },
            evidence_details: { due_by: Math.floor(Date.now() / 1000) + dueInDays * 86_400, submission_count: 0 },
          }),
        {
          status,
        },
      );
      tell(known ? "charge.dispute.closed" : "charge.dispute.created", dispute);
    },
    /** What the bank was shown of a payment: texts, and the bytes of its files. */
    evidenceOf(paymentId: string) {
      const intent = intentOf(paymentId)[0] as Thing;
      const dispute = [...things.values()].find((one) => one.object === "dispute" && one.payment_intent === intent.id);
      const shown = Object.entries((dispute as Thing).evidence as Record<string, string>);
      return Object.fromEntries(shown.map(([part, said]) => [part, things.get(said)?.bytes ?? said]));
    },
    /** What the provider's own books say of everything that was paid through it. Cents. */
    books() {
      const all = [...things.values()];
      const sumOf = (rows: Thing[]) => rows.reduce((total, { amount }) => total + amount, 0);
      const charged = sumOf(all.filter((one) => one.object === "charge"));
      const refunded = sumOf(all.filter((one) => one.object === "refund" && one.status === "succeeded"));
      const held = sumOf(all.filter((one) => one.object === "dispute" && one.status !== "won"));
      return { charged, refunded, held, net: charged - refunded - held };
    },
    /** What the provider's script is to a page: a card field, and the confirmation of what was entered. */
    script: scriptFor(standIn.url),
    /** An event as it travels: the raw body and its signature. */
    signed(event: Thing, { secret = webhookSecret, age = 0 } = {}) {
      const body = JSON.stringify(event);
      return { body, signature: this.signedText(body, Math.floor(Date.now() / 1000) - age, secret) };
    },
    signedText(payload: string, timestamp: number, secret = webhookSecret) {
      return signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    },
    /** Posts what is not yet told to an address, in order. */
    async deliver(to: string) {
      for (const event of events.splice(0)) {
        const { body, signature } = this.signed(event);
        const answer = await fetch(to, { method: "POST", body, headers: { "Stripe-Signature": signature } });
        if (!answer.ok) throw new Error(`the webhook was answered ${answer.status}`);
      }
    },
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

/** Stripe.js as far as its React components use it. */
function scriptFor(origin: string) {
  return `window.Stripe = function () {
    let secret = "";
    const element = (kind) => {
      const listeners = {};
      return {
        on(name, listener) { listeners[name] = listener; return this; }, once() { return this; }, off() { return this; },
        mount(target) {
          const at = typeof target === "string" ? document.querySelector(target) : target;
          at.innerHTML = '<label>Card number <input id="stand-in-card" inputmode="numeric"></label><label><input type="checkbox" id="stand-in-keep"> Save for later</label>';
          setTimeout(() => listeners.ready && listeners.ready());
        },
        update() {}, destroy() {}, unmount() {}, focus() {}, blur() {}, clear() {}, collapse() {},
      };
    };
    return {
      elements(options) {
        secret = options.clientSecret;
        const made = {};
        return { create: (kind) => (made[kind] = element(kind)), getElement: (kind) => made[kind] || null, update() {}, submit: async () => ({}), fetchUpdates: async () => ({}) };
      },
      createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
      async confirmPayment() {
        const number = document.getElementById("stand-in-card").value;
        const keep = document.getElementById("stand-in-keep").checked;
        const answer = await fetch("${origin}/v3/confirm", { method: "POST", body: JSON.stringify({ secret, number, keep }) });
        const { error } = await answer.json();
        return error ? { error } : { paymentIntent: { status: "succeeded" } };
      },
    };
  };
  window.Stripe.version = "basil";`;
}

function json(thing: Thing): Answer {
  return { body: JSON.stringify(thing), headers: { "Request-Id": `req_${randomBytes(6).toString("hex")}` } };
}

function refuse(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: JSON.stringify({ error: { type, message, ...(code ? { code } : {}) } }) };
}

/** The one file of a multipart body. */
function uploaded(body: string): Thing {
  const purpose = /name="purpose"\r\n\r\n([^\r]*)/.exec(body)?.[1];
  const [head = "", bytes = ""] = body.slice(body.indexOf('name="file"')).split(/\r\n\r\n([\s\S]*?)\r\n--/);
  const id = `file_${randomBytes(12).toString("hex")}`;
  return { id, object: "file", purpose, filename: /filename="([^"]*)"/.exec(head)?.[1], size: bytes.length, bytes };
}

/** a[b][0]=c as objects. */
function readForm(body: string): Thing {
  const form: Thing = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let here = form;
    for (const part of path.slice(0, -1)) here = here[part] ??= {};
    here[path.at(-1) as string] = value;
  }
  return form;
}
