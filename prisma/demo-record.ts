import type { Prisma } from "#app/generated/prisma/client.ts";
import { toDecimal } from "#app/platform/money.ts";
import { evolve } from "#app/repair/evolve.ts";
import { GROUPS, type LineItem } from "#app/repair/line-item.ts";
import { factsOf } from "#app/repair/records/freeze.server.ts";
import { showAuthorization } from "#app/repair/records/show.ts";
import { howKnown, localTime, ShownAuthorization } from "#app/repair/records/shown.ts";
import { itemsAreLocked, stageOf } from "#app/repair/repair-request.ts";
import { lockForSystem } from "#app/repair/requests/lock.server.ts";
import { entryOf } from "#app/repair/sentences.ts";
import type { RepairEvent, RepairState } from "#app/repair/state.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

type Person = { id: string | null; name: string };

/** How a demo request came to stand as it does: what the shop said, what the customer decided, and the go-ahead with its record. */
export async function addRecord(
  tx: Prisma.TransactionClient,
  requestId: string,
  { customer, advisor, at }: { customer: Person; advisor: Person; at: Date },
): Promise<void> {
  const after = await lockForSystem(tx, requestId);
  let state: RepairState = { ...after, status: "Pending_Approval", lineItems: after.lineItems.map(asAsked) };
  const minutes = eventsOf(after).entries();
  for (const [index, event] of minutes) {
    const next = evolve(state, event);
    const { summary, kind, lines, details, totalBefore, totalAfter } = entryOf(event, state, next);
    const shopSide = event.type === "prices_agreed" || event.type === "prices_kept";
    const by = shopSide ? advisor : customer;
    await tx.historyEvent.create({
      data: {
        repairRequestId: requestId,
        ...{ kind, summary, actorUserId: by.id, actorName: by.name, channel: "web" },
        knownBy: shopSide ? "session" : "phone_code",
        data: { ...(lines ? { lines } : {}), ...details } as Prisma.InputJsonObject,
        totalBefore: totalBefore === undefined ? null : toDecimal(totalBefore),
        totalAfter: totalAfter === undefined ? null : toDecimal(totalAfter),
        createdAt: new Date(at.getTime() + index * 60_000),
      },
    });
    state = next;
    if (event.type === "repair_approved") await addGoAhead(tx, state, customer.name, at);
  }
}

async function addGoAhead(tx: Prisma.TransactionClient, state: RepairState, by: string, at: Date) {
  const settings = await readSettings(tx);
  const who = { by, how: howKnown("phone_code", "web"), when: localTime(at, settings.timeZone), said: null };
  const known = { settings, facts: await factsOf(tx, state.id), who, revision: 1 };
  const shown = ShownAuthorization.parse(showAuthorization(state, { notToExceed: null }, known));
  await tx.authorization.create({
    data: {
      repairRequestId: state.id,
      revision: 1,
      sum: toDecimal(shown.sum),
      shown: shown as unknown as Prisma.InputJsonObject,
      createdAt: at,
    },
  });
}

/** A line as it stood before anybody at the shop had said a word and before the customer had decided. */
function asAsked(line: LineItem): LineItem {
  if (line.group === "quote_analyzed") return line;
  const target = line.priceBasis === "agreed" || line.priceBasis === "target";
  return { ...line, group: "pending", priceBasis: target ? "target" : "quoted", shopWord: null };
}

function eventsOf({ lineItems, status }: RepairState): RepairEvent[] {
  const agreed = lineItems.filter(({ priceBasis }) => priceBasis === "agreed");
  const kept = lineItems.filter(({ priceBasis, shopWord }) => priceBasis === "quoted" && shopWord);
  const [agreedWord, keptWord] = [agreed[0]?.shopWord, kept[0]?.shopWord];
  const underWay = stageOf(status) === "Pending_Repair" || (itemsAreLocked(status) && status !== "Cancelled");
  const approved = idsIn(lineItems, "approved");
  return [
    ...(agreedWord
      ? [
          {
            type: "prices_agreed" as const,
            word: agreedWord,
            prices: agreed.map(({ id, unitPrice }) => ({ id, unitPrice })),
          },
        ]
      : []),
    ...(keptWord ? [{ type: "prices_kept" as const, word: keptWord, ids: kept.map(({ id }) => id) }] : []),
    ...GROUPS.filter((group) => group !== "pending" && group !== "quote_analyzed").flatMap((group) => {
      const ids = idsIn(lineItems, group);
      return ids.length > 0 ? [{ type: "lines_moved" as const, ids, group, kind: "item_moved" as const }] : [];
    }),
    ...(underWay && approved.length > 0
      ? [{ type: "repair_approved" as const, ids: approved, notToExceed: null }]
      : []),
  ];
}

function idsIn(lines: LineItem[], group: LineItem["group"]) {
  return lines.filter((line) => line.group === group).map(({ id }) => id);
}
