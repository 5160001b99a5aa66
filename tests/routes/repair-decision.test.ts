import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action as moveItem } from "#app/routes/repair-status/lines/line-item.ts";
import { action as undoItem } from "#app/routes/repair-status/lines/undo.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

let driver: Awaited<ReturnType<typeof makeUser>>;
let cookie: string;

beforeEach(async () => {
  driver = await makeUser("driver");
  cookie = await signIn(driver, "phone_code");
});

type Line = { requestId: string; itemId: string };

async function aLine(group: "pending" | "approved" = "pending"): Promise<Line> {
  const lines = [{ group, description: "Brake hose" }];
  const request = await makeRequest(driver, { status: "Pending_Approval", lines });
  return { requestId: request.id, itemId: request.itemIds[0] ?? "" };
}

/** What a door of the line is asked with, by the path of its verb. */
function press({ requestId, itemId }: Line, verb: string, form: Record<string, string>, as = cookie) {
  const params = { id: requestId, itemId };
  return args(`/repair-status/${requestId}/line-items/${itemId}${verb}`, { params, cookie: as, form });
}

const send = (line: Line, form: Record<string, string>, as = cookie) => moveItem(press(line, "", form, as));
const undo = (line: Line, as = cookie) => undoItem(press(line, "/undo", { nothing: "" }, as));

const groupOf = async ({ itemId }: Line) =>
  (await db.repairLineItem.findUniqueOrThrow({ where: { id: itemId } })).group;
const moves = ({ requestId }: Line) =>
  db.historyEvent.count({ where: { repairRequestId: requestId, kind: "item_moved" } });

describe("nothing is decided twice", () => {
  test("the same choice sent twice at once is one decision", async () => {
    const line = await aLine();
    await Promise.all([
      send(line, { group: "approved", from: "pending" }),
      send(line, { group: "approved", from: "pending" }),
    ]);
    expect(await groupOf(line)).toBe("approved");
    expect(await moves(line)).toBe(1);
  });

  test("a tap that meant the line as it stood before counts for nothing, and that is said", async () => {
    const line = await aLine();
    await send(line, { group: "approved", from: "pending" });
    await expect(await send(line, { group: "declined", from: "pending" })).toHaveToast(
      "Update failed",
      "Brake hose was decided meanwhile. Please look at it again.",
    );
    expect(await groupOf(line)).toBe("approved");
  });

  test("a change of mind that knows where the line stands goes through", async () => {
    const line = await aLine("approved");
    await send(line, { group: "declined", from: "approved" });
    expect(await groupOf(line)).toBe("declined");
  });
});

describe("Undo", () => {
  test("takes the decision of a moment ago back; the record keeps both", async () => {
    const line = await aLine();
    await send(line, { group: "approved", from: "pending" });
    await undo(line);
    expect(await groupOf(line)).toBe("pending");
    expect(await moves(line)).toBe(2);
  });

  test("is over after a minute, and never another's", async () => {
    const line = await aLine("approved");
    await expect(await undo(line)).toHaveToast(
      "Update failed",
      "This decision cannot be undone any more. Please decide again.",
    );
    expect(await groupOf(line)).toBe("approved");
    const stranger = await signIn(await makeUser("driver"), "phone_code");
    await send(line, { group: "declined" });
    await undo(line, stranger);
    expect(await groupOf(line)).toBe("declined");
  });

  test("of what the car's request has gone beyond is refused", async () => {
    const line = await aLine();
    await send(line, { group: "approved", from: "pending" });
    await db.repairRequest.update({ where: { id: line.requestId }, data: { status: "Pending_Payment" } });
    await expect(await undo(line)).toHaveToast(
      "Cannot modify items",
      "Items cannot be modified at the Pending Payment stage.",
    );
    expect(await groupOf(line)).toBe("approved");
  });
});
