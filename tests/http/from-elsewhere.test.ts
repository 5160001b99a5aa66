import { expect, test } from "vitest";
import { fromElsewhere } from "#app/http/front-door.ts";

const asked = (origin: string | null) =>
  new Request("https://amped.club/upload-quote/receive", { method: "POST", headers: origin ? { origin } : {} });
const bare = (words: string) =>
  new Response(words, { status: 400, headers: { "Content-Type": "text/plain", "Set-Cookie": "kept=1" } });

test("a form of another origin is refused in a sentence, and a refusal of our own keeps its words and its cookies", async () => {
  for (const origin of ["https://amped.club", null]) {
    const own = fromElsewhere(asked(origin), bare("Please choose a file"));
    expect([await own.text(), own.headers.get("set-cookie")]).toEqual(["Please choose a file", "kept=1"]);
  }
  for (const origin of ["https://evil.example", "null"]) {
    expect(await fromElsewhere(asked(origin), bare("Bad Request")).json()).toEqual({
      message: expect.stringContaining("This form came from another address than this site's"),
    });
  }
});
