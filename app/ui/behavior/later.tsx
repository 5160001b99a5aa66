import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

/**
 * A part that most views of a page do not have. The server has it from its start and draws it where it belongs; a browser fetches it when
 * it stands there, and until then it is what it is without script. Where it cannot be fetched the page stands without it; one that is
 * `unseen` is asked for again when the line or the person comes back: what is seen would come over what somebody does by then.
 */
export function later<Props extends object>(
  fetched: () => Promise<ComponentType<Props>>,
  { unseen = false } = {},
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  if (import.meta.env.SSR) void fetched().then((part) => (here = part));
  const Fetched = lazy(() =>
    fetched().then(
      (part) => ({ default: part }),
      () => ({ default: Away }),
    ),
  ) as unknown as ComponentType<Props>;

  function Away(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      if (!unseen || Part) return;
      const again = () =>
        void fetched().then(
          (part) => setPart(() => part),
          () => {},
        );
      const returned = () => !document.hidden && again();
      addEventListener("online", again);
      document.addEventListener("visibilitychange", returned);
      return () => {
        removeEventListener("online", again);
        document.removeEventListener("visibilitychange", returned);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  }

  return function Later(props: Props) {
    const Part = here ?? Fetched;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
