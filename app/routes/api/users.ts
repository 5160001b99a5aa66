import { z } from "zod";
import { api, call, doors, forAdmins } from "#app/http/api/api.server.ts";
import { WireUser } from "#app/http/wire/person.ts";
import { WireMessage, WireTechnician } from "#app/http/wire/shop.ts";
import { Done, done, moment } from "#app/http/wire/values.ts";
import { listMessages } from "#app/messages/communication.server.ts";
import { inviteStaff } from "#app/people/invitation/invitation.server.ts";
import { NewInvitation } from "#app/people/invitation/invitation.ts";
import { createUser, deleteUser, findUser, listUsers, sendTextTo, updateUser } from "#app/people/user.server.ts";
import { NewUser, SendText, UpdateUser } from "#app/people/user.ts";
import * as messages from "#app/platform/messages.ts";
import { siteOrigin } from "#app/routes/landing/landing.server.ts";
import { findTechnicianOfUser } from "#app/shop/technician.server.ts";

const users = api("/api/users", {
  GET: call({
    summary: "The users this person may see, newest first",
    failed: messages.users.fetchFailed,
    description: "All for an admin, the own account's for everybody else.",
    access: "signed-in",
    paged: true,
    output: z.array(WireUser),
    run: ({ viewer, page }) => listUsers(viewer, { page }),
  }),
  POST: call({
    summary: "Create a user",
    access: "users.manage",
    status: 201,
    input: NewUser,
    output: WireUser,
    run: ({ viewer, input }) => createUser(viewer, input),
  }),
});

const usersOne = api("/api/users/:id", {
  GET: call({
    summary: "A user",
    access: "signed-in",
    output: WireUser,
    run: ({ viewer, params }) => findUser(viewer, params.id),
  }),
  PUT: call({
    summary: "Change a user",
    description:
      "Fields left out stay as they are, a blank password too. A new password, role, status or account ends the user's sessions.",
    access: "users.manage",
    input: UpdateUser,
    output: WireUser,
    run: ({ viewer, params, input }) => updateUser(viewer, params.id, input),
  }),
  DELETE: call({
    summary: "Delete a user",
    description: "Who has history is hidden and made anonymous; the history stays.",
    access: "users.manage",
    output: Done,
    async run({ viewer, params }) {
      await deleteUser(viewer, params.id);
      return done;
    },
  }),
});

const usersOneCommunications = api("/api/users/:id/communications", {
  GET: call({
    summary: "The messages from and to a user that this person may read, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireMessage),
    run: ({ viewer, params, page }) => listMessages(viewer, { userId: params.id, page }),
  }),
});

const usersOneTechnician = api("/api/users/:id/technician", {
  GET: call({
    summary: "The technician that a user is",
    description: "For admins and advisors, and for the technician.",
    access: "signed-in",
    output: WireTechnician,
    run: ({ viewer, params }) => findTechnicianOfUser(viewer, params.id),
  }),
});

const adminUsers = forAdmins(users, ["GET", "POST"]);
const adminUsersOne = forAdmins(usersOne, ["PUT"]);

const adminUsersOneSendSms = api("/api/admin/users/:id/send-sms", {
  POST: call({
    summary: "Send a user a text message",
    description: "Refused (409) without a phone, or after STOP.",
    access: "admin.api",
    input: SendText,
    output: z.object({ success: z.boolean(), messageId: z.string() }),
    run: async ({ viewer, params, input }) => ({
      success: true,
      ...(await sendTextTo(viewer, params.id, input.message)),
    }),
  }),
});

const adminInvitations = api("/api/admin/invitations", {
  POST: call({
    summary: "Invite a member of staff",
    description:
      "The link is given only here. It works once and ends after seven days; a newer one for the same email ends it.",
    access: "users.manage",
    input: NewInvitation,
    output: z.object({ url: z.string(), expiresAt: moment }),
    status: 201,
    async run({ viewer, input, request }) {
      const { path, expiresAt } = await inviteStaff(viewer, input);
      return { url: `${siteOrigin(request)}${path}`, expiresAt };
    },
  }),
});

const handle = doors(
  users,
  usersOne,
  usersOneCommunications,
  usersOneTechnician,
  adminUsers,
  adminUsersOne,
  adminUsersOneSendSms,
  adminInvitations,
);

export { handle as action, handle as loader };
