import { reachDatabase } from "#prisma/prepare.ts";

// `npm run admin -- EMAIL`: prints a link that lets this person in as an admin, once, within an hour.
const [email = ""] = process.argv.slice(2);
try {
  const close = await reachDatabase();
  const { inviteByShell } = await import("#app/people/invitation/invitation.server.ts");
  const { NewInvitation } = await import("#app/people/invitation/invitation.ts");
  const { ownOrigin } = await import("#app/platform/env.server.ts");
  const { disconnect } = await import("#app/platform/db.server.ts");
  const named = NewInvitation.shape.email.safeParse(email);
  if (!named.success) throw new Error("Name the admin's email address: npm run admin -- ada@example.com");
  const { path } = await inviteByShell(named.data);
  console.log(`This link lets ${named.data} in as an admin, once, within an hour:\n\n  ${ownOrigin()}${path}\n`);
  await disconnect();
  await close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
