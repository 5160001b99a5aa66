import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaignsAbout, campaignsFor, parseRecalls } from "#app/prices/car/recalls.ts";
import { askService, refreshed } from "#app/prices/car/refresh-recalls.ts";

const OLD = "C\t20V001\tAn old campaign\nV\tHonda\tCivic\t2020:20V001\nV\tKia\tSoul\t2021:21V002\n";
let away = false;
/** Speaks like api.nhtsa.gov: 400 where it has nothing, long numbers, words over several sentences. */
const service = createServer((request, response) => {
  const asked = new URL(request.url ?? "", "http://x").searchParams;
  const nothing = asked.get("make") !== "Honda" || asked.get("modelYear") !== "2025";
  response.statusCode = away ? 503 : nothing ? 400 : 200;
  response.setHeader("content-type", "application/json");
  const about = { Component: "STEERING", ModelYear: "2025", Make: "HONDA", Model: "CIVIC" };
  const results = [
    { ...about, NHTSACampaignNumber: "25V700000", Summary: "The steering rack may bind. Dealers\twill\nreplace it." },
  ];
  response.end(JSON.stringify({ Count: nothing ? 0 : 1, Message: "Results", results: nothing ? [] : results }));
});
const ask = () => askService(`http://127.0.0.1:${(service.address() as AddressInfo).port}`, 0);
beforeAll(() => new Promise<void>((resolve) => void service.listen(0, "127.0.0.1", resolve)));
afterAll(() => void service.close());

test("a refresh adds what the service says, keeps what stood there, and says its day", async () => {
  const asked = { years: [2024, 2025], campaigns: ask(), today: "2026-11-22" };
  const { table, added } = await refreshed(OLD, asked);
  expect(added).toBe(1);
  const recalls = parseRecalls(table);
  expect(recalls.until).toBe("2026-11-22");
  expect(campaignsFor(recalls, { make: "Honda", model: "Civic", year: 2020 })).toEqual(["20V001"]);
  expect(campaignsFor(recalls, { make: "Honda", model: "Civic", year: 2025 })).toEqual(["25V700"]);
  expect(campaignsFor(recalls, { make: "Kia", model: "Soul", year: 2021 })).toEqual(["21V002"]);
  expect(campaignsAbout(recalls, ["25V700"], "Steering rack")).toEqual(["25V700"]);
  expect(recalls.sentences.get("25V700")).toBe("The steering rack may bind.");
  const again = await refreshed(table, asked);
  expect(again).toEqual({ table, added: 0 });
});

test("a service that does not answer leaves the table as it is", async () => {
  away = true;
  await expect(refreshed(OLD, { years: [2024, 2025], campaigns: ask(), today: "2026-11-22" })).rejects.toThrow(
    "The recall service does not answer (status 503); the table stays as it is.",
  );
});
