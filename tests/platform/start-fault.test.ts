import { createServer } from "node:net";
import { expect, test } from "vitest";
import { requireFreePort } from "#app/http/process/listen.ts";
import { requireAddresses, sentenceOfStart } from "#app/platform/database/start-fault.ts";
import { prepareDatabase } from "#prisma/prepare.ts";

/** Starts as with these variables, and takes them back. */
async function startWith(variables: Record<string, string>) {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    await prepareDatabase({ demo: false });
    return "started";
  } catch (error) {
    return (error as Error).message;
  } finally {
    process.env = before;
  }
}

test("a port that is taken is said before anything is made, with what to do", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as { port: number };
  const error = await requireFreePort({ port, host: "127.0.0.1" }).catch((fault: unknown) => fault);
  expect(sentenceOfStart(error, {})).toBe(
    `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  );
  await new Promise((resolve) => other.close(resolve));
  await requireFreePort({ port, host: "127.0.0.1" });
});

test("a database that is not there, a folder that is none and an address that is none are sentences", async () => {
  const elsewhere = { EMBEDDED_DATABASE: "", DATABASE_URL: "postgresql://shop:secret@127.0.0.1:1/amped" };
  expect(await startWith(elsewhere)).toBe(
    "The database server 127.0.0.1:1 does not answer (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL.",
  );
  expect(await startWith({ ...elsewhere, DATABASE_URL: "amped" })).toBe(
    "DATABASE_URL is not usable: write it as postgresql://USER:PASSWORD@HOST:5432/NAME.",
  );
  expect(await startWith({ EMBEDDED_DATABASE: "true", DATA_DIR: "package.json/data" })).toMatch(
    /^The data folder cannot be written \(ENOTDIR: .+\)\. Set DATA_DIR to a folder that this account may write/,
  );
  expect(() => requireAddresses({ DATABASE_URL: "postgres://a:b@c/d" })).not.toThrow();
});

test("what the server of the database says names the variable and never the password", () => {
  const variables = { DATABASE_URL: "postgresql://shop:secret@db.example:6432/amped" };
  const said = (code: string, message = "…") => sentenceOfStart(Object.assign(new Error(message), { code }), variables);
  const sentences = ["28P01", "28000", "3D000", "42501", "ENOTFOUND", "SELF_SIGNED_CERT_IN_CHAIN"].map((code) =>
    said(code),
  );
  expect(sentences).toEqual([
    "The database server db.example:6432 refuses the user shop or the password. Check DATABASE_URL.",
    "The database server db.example:6432 lets shop not in: …. Check DATABASE_URL.",
    "The server db.example:6432 has no database named amped. Create it, or correct DATABASE_URL.",
    "The user shop may not set up the database amped: …. Make it the owner, or set DATABASE_OWNER_URL.",
    "The database server db.example:6432 does not answer (…). Check DATABASE_URL.",
    "The certificate of the database server db.example:6432 is not trusted (…). Set DATABASE_CA to its authority's file.",
  ]);
  expect(said("", "The server does not support SSL connections")).toContain("Leave DATABASE_TLS empty");
  expect(said("XX000", "Something else")).toBe("Something else");
});

test("what is thrown and is no Error, as the embedded database does it, is said in its words and never as [object Object]", () => {
  const ended = { name: "ExitStatus", message: "Program terminated with exit(1)", status: 1 };
  expect(sentenceOfStart(ended, {})).toBe("Program terminated with exit(1)");
  expect(sentenceOfStart({ status: 7 }, {})).toBe("{ status: 7 }");
  expect(sentenceOfStart("out of room", {})).toContain("out of room");
});
