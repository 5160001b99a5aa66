import { z } from "zod";
import { leave } from "#app/access/leave.server.ts";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { BODY_LIMITS } from "#app/http/body.ts";
import { WireCodeSent } from "#app/http/wire/code.ts";
import { WireCurrentUser, WireUser } from "#app/http/wire/person.ts";
import { Done, done } from "#app/http/wire/values.ts";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import { sendRepairCode } from "#app/messages/codes/repair.server.ts";
import { SignInCall } from "#app/people/password.ts";
import { signInByCall } from "#app/people/sign-in/password-step.server.ts";
import * as messages from "#app/platform/messages.ts";
import { notFound } from "#app/platform/refusal.ts";
import { readCarriedForm } from "#app/quotes/pending-form.ts";
import { linkNewestForm } from "#app/quotes/pending-form-link.server.ts";
import { VerifyForm } from "#app/quotes/quote-form.ts";
import { verifyPhone } from "#app/quotes/sign-in-by-code.server.ts";
import { discardDocument, storeDocument } from "#app/quotes/store.server.ts";

const authMe = api("/api/auth/me", {
  GET: call({
    summary: "Who is signed in",
    access: "signed-in",
    output: z.object({ user: WireCurrentUser }),
    run: ({ viewer: { user } }) => ({ user: { ...user, status: "Active", subscriptionTier: user.tier } }),
  }),
});

const authLogin = api("/api/auth/login", {
  POST: call({
    summary: "Sign in with email and password",
    description:
      "The session is a cookie. A session that the browser held before ends. At most 10 wrong tries in 15 minutes. Who has a second factor sends a code of the authenticator app, or a recovery code, beside the password.",
    access: "public",
    input: SignInCall,
    output: z.object({ user: WireUser.omit({ createdAt: true }).meta({ id: "SignedInUser" }) }),
    async run({ viewer, input, request, headers }) {
      const { ip, userAgent, channel } = viewer;
      const visit = { ip, userAgent, channel, cookie: request.headers.get("cookie") };
      const { user, cookies } = await signInByCall(input, visit);
      for (const cookie of cookies) headers.append("Set-Cookie", cookie);
      return { user };
    },
  }),
});

const authLogout = api("/api/auth/logout", {
  POST: call({
    summary: "Sign out",
    description: "Ends the session on the server too. Doing it twice, or signed out, changes nothing.",
    access: "public",
    input: z.unknown(),
    output: Done,
    async run({ request, headers }) {
      for (const cookie of await leave(request.headers.get("cookie"))) headers.append("Set-Cookie", cookie);
      return done;
    },
  }),
});

const authSendOtp = api("/api/auth/send-otp", {
  POST: call({
    summary: "Send a one-time code to a phone",
    description:
      "Six digits, 10 minutes, 5 tries. One per 30 seconds, 5 per hour and 10 per day and phone; 20 per hour and 40 per day and network. A browser that proved the phone has its own share of the first three. What this browser filled in before waits for the code. The phone of staff gets a text that says so in place of a code: they sign in with email and password.",
    access: "public",
    input: z.object({
      phoneNumber: z.string("Please enter a valid phone number").max(40, "Please enter a valid phone number"),
      accessCode: z.string().optional(),
    }),
    output: WireCodeSent,
    async run({ viewer, input }) {
      const { repairCode, ip, visitorId } = viewer;
      const sent = await sendCode({
        phone: input.phoneNumber,
        purpose: repairCode ? "repair" : "sign_in",
        ...(repairCode ? { repairRequestId: repairCode.repairRequestId } : {}),
        ip,
        visitorId,
      });
      await linkNewestForm(viewer, sent.methodId);
      return { success: true, ...sent };
    },
  }),
});

const authRepairCodeSendOtp = api("/api/auth/repair-code/send-otp", {
  POST: call({
    summary: "Send a one-time code to the phone behind a repair access code",
    description:
      "The limits are those of /api/auth/send-otp. `phone` is masked, and may be sent as it is to /api/auth/verify-otp.",
    access: "public",
    input: z.object({ accessCode: z.string().min(1, "accessCode is required").max(60) }),
    output: WireCodeSent,
    async run({ viewer }) {
      if (!viewer.repairCode) throw notFound("This access code");
      const { repairRequestId } = viewer.repairCode;
      const sent = await sendRepairCode(repairRequestId, viewer.ip);
      return { success: true, ...sent };
    },
  }),
});

const authVerifyOtp = api("/api/auth/verify-otp", {
  POST: call({
    summary: "Prove a phone with its one-time code, and sign in",
    description:
      "The first time makes a driver with a Free account. What was filled in before, or comes along in repairFormData (and fileData, base64), becomes a repair request, once.",
    access: "public",
    bodyLimit: BODY_LIMITS.jsonWithFile,
    input: VerifyForm.omit({ phone: true }).extend({
      phoneNumber: z.string("Phone number is required").min(1, "Phone number is required").max(40),
      repairId: z.string().nullish(),
      make: z.string().nullish(),
      model: z.string().nullish(),
      year: z.union([z.string(), z.number()]).nullish(),
      color: z.string().nullish(),
      repairFormData: z.record(z.string(), z.unknown()).nullish(),
      fileData: z.base64("fileData must be base64").nullish(),
      fileType: z.string().max(100).nullish(),
    }),
    output: z.object({
      success: z.boolean(),
      user: WireUser.omit({ createdAt: true, status: true }).meta({ id: "VerifiedUser" }),
      redirect: z.string().nullable().describe("Where to go on; null where the caller knows better."),
      message: z.string(),
      repairRequest: z.object({ id: z.string(), accessCode: z.string() }).nullable(),
    }),
    async run({ viewer, input, headers }) {
      const { phoneNumber: phone, repairFormData, fileData } = input;
      const file =
        repairFormData && fileData
          ? await storeDocument(viewer, { name: "quote", bytes: new Uint8Array(Buffer.from(fileData, "base64")) })
          : null;
      try {
        const verified = await verifyPhone(viewer, { ...input, phone }, readCarriedForm(repairFormData, file));
        headers.append("Set-Cookie", verified.setCookie);
        const { user, redirect, request: repairRequest } = verified;
        const message = messages.verify.success.description;
        return { success: true, user, redirect, message, repairRequest };
      } finally {
        if (file) await discardDocument(file);
      }
    },
  }),
});

const handle = doors(authMe, authLogin, authLogout, authSendOtp, authRepairCodeSendOtp, authVerifyOtp);

export { handle as action, handle as loader };
