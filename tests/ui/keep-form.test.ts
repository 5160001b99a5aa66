import { createMemoryRouter, type DataStrategyResult, data, type RouteObject } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepFormWithoutAnswer, type Lost, onLostConnection } from "#app/ui/behavior/keep-form.ts";
import { stayOn } from "#app/ui/behavior/stay.ts";

// The events of the page go by `window`, which Node has not.
beforeAll(() => void Object.assign(globalThis, { window: new EventTarget() }));
afterAll(() => void Reflect.deleteProperty(globalThis, "window"));

/** A page with a form, as the product's router holds it; what its action meets is wrapped as single fetch wraps it. */
async function submitted(met: unknown) {
  let loads = 0;
  let told = 0;
  const stop = onLostConnection(() => {
    told += 1;
  });
  const page = {
    id: "page",
    path: "/",
    middleware: [keepFormWithoutAnswer],
    loader: () => ++loads,
    action: () => null,
  };
  const router = createMemoryRouter([page as RouteObject], {
    hydrationData: { loaderData: { page: 0 } },
    dataStrategy: ({ request, matches, runClientMiddleware }) =>
      runClientMiddleware(async (): Promise<Record<string, DataStrategyResult>> => {
        if (request.method === "POST") return { page: { type: "error", result: met } };
        const asked = matches.some((match) => match.shouldCallHandler());
        return asked ? { page: { type: "data", result: ++loads } } : {};
      }),
  });
  const formData = new FormData();
  formData.set("words", "typed");
  await router.navigate("/", { formMethod: "post", formData });
  stop();
  const { errors, actionData } = router.state;
  router.dispose();
  return { errors, answer: actionData?.page, told, loads };
}

test.each([
  ["Chromium", data(new TypeError("Failed to fetch"))],
  ["Firefox", data(new TypeError("NetworkError when attempting to fetch resource."))],
  ["Safari", new TypeError("Load failed")],
])("%s: a form that got no answer stays, is told so, and nothing is asked for again", async (_, met) => {
  expect(await submitted(met)).toEqual({ errors: null, answer: { status: "error" }, told: 1, loads: 0 });
});

test("a look-up that got no answer finds nothing, and the page stands", async () => {
  const told: Lost[] = [];
  const stop = onLostConnection((lost) => void told.push(lost));
  const page = { id: "page", path: "/", middleware: [keepFormWithoutAnswer] };
  const door = { id: "door", path: "/door", middleware: [keepFormWithoutAnswer], loader: () => null };
  const router = createMemoryRouter([page, door] as RouteObject[], {
    hydrationData: { loaderData: { page: null } },
    dataStrategy: ({ runClientMiddleware }) =>
      runClientMiddleware(
        async (): Promise<Record<string, DataStrategyResult>> => ({
          door: { type: "error", result: new TypeError("Failed to fetch") },
        }),
      ),
  });
  router.getFetcher("look-up");
  await router.fetch("look-up", "page", "/door");
  stop();
  expect(router.state.errors).toBeNull();
  expect(told).toEqual([{ method: "GET", pathname: "/door", search: "", by: "fetcher" }]);
  router.dispose();
});

test("any other error is the error page's", async () => {
  const { errors, told } = await submitted(data(new TypeError("x is not a function")));
  expect(errors?.page).toBeInstanceOf(TypeError);
  expect(told).toBe(0);
});

test.each(["a link", "a link while the page asks for itself", "a link to the page itself"])(
  "%s without a connection: one sentence, a try or two, and the page stands with what it has",
  async (pressed) => {
    Object.assign(window, { location: { pathname: "/repairs" } });
    let asked = 0;
    let told = 0;
    const screen = (path: string) => ({ id: path, path, middleware: [keepFormWithoutAnswer], loader: () => null });
    const router = createMemoryRouter(["/repairs", "/upload-quote"].map(screen) as RouteObject[], {
      initialEntries: ["/repairs"],
      hydrationData: { loaderData: { "/repairs": "what stands" } },
      dataStrategy: ({ matches, runClientMiddleware }) =>
        runClientMiddleware(async (): Promise<Record<string, DataStrategyResult>> => {
          asked += 1;
          // Without an end it would be stopped here.
          if (asked > 20) return {};
          await new Promise((resolve) => setTimeout(resolve, 1));
          const failed: DataStrategyResult = { type: "error", result: new TypeError("Failed to fetch") };
          return Object.fromEntries(matches.map(({ route }) => [route.id, failed]));
        }),
    });
    const stays = stayOn(router);
    const stop = onLostConnection((lost) => {
      told += stays(lost) ? 1 : 0;
    });
    if (pressed.includes("while")) void router.revalidate();
    await router.navigate(pressed.includes("itself") && !pressed.includes("while") ? "/repairs" : "/upload-quote");
    await new Promise((resolve) => setTimeout(resolve, 60));
    stop();
    expect(asked).toBeLessThan(5);
    expect(told).toBe(1);
    expect(router.state).toMatchObject({
      errors: null,
      location: { pathname: "/repairs" },
      navigation: { state: "idle" },
      loaderData: { "/repairs": "what stands" },
    });
    router.dispose();
  },
);
