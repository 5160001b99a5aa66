import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part that most views of a page do not have. The server has it from its start and draws it where it belongs; a browser fetches it when
 * it stands there, and until then it is what it is without script.
 */
export function later<Props extends object>(fetched: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  if (import.meta.env.SSR) void fetched().then((part) => (here = part));
  const Fetched = lazy(async () => ({ default: await fetched() })) as unknown as ComponentType<Props>;
  return function Later(props: Props) {
    const Part = here ?? Fetched;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
