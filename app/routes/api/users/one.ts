import { api, call } from "#app/http/api.server.ts";
import { WireUser } from "#app/http/wire/person.ts";
import { Done, done } from "#app/http/wire/values.ts";
import { deleteUser, findUser, updateUser } from "#app/people/user.server.ts";
import { UpdateUser } from "#app/people/user.ts";

const handle = api("/api/users/:id", {
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

export { handle as action, handle as loader };
