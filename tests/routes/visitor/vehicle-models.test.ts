import { expect, test } from "vitest";
import { loader } from "#app/routes/vehicle-models/list.ts";
import { args } from "../../support/args.ts";

async function modelsOf(make: string) {
  const answer = await loader(args(`/vehicle-models?${new URLSearchParams({ make })}`) as Parameters<typeof loader>[0]);
  return ((await answer.json()) as { models: string[] }).models;
}

test("the models of a make stand in order, each once; an unknown make has none", async () => {
  const honda = await modelsOf(" honda ");
  expect(honda).toEqual(expect.arrayContaining(["Accord", "Civic", "CR-V", "Odyssey"]));
  expect(new Set(honda).size).toBe(honda.length);
  expect(honda).not.toContain("Corolla");
  expect(await modelsOf("Land Rover")).toContain("Range Rover");
  expect(await modelsOf("Tesla")).toContain("Model 3");
  expect(await modelsOf("Nobody's")).toEqual([]);
  expect(await modelsOf("")).toEqual([]);
});
