import { type ComponentType, lazy, useEffect, useState } from "react";
import { usePlainLinks } from "./plain-links.tsx";
import { useHydrated } from "./use-hydrated.ts";

const AS_IT_STANDS = { __html: "" };

/**
 * A part that only shows what it was given: the server draws it, and the browser leaves it as it stands and has no script for it. That is
 * fetched when there is something else to show, or by a page that came without a document; until it is here, and where it cannot
 * be fetched, what was drawn stays. What is given is data. `links`: presses on its anchors are client navigation, all of them.
 */
export function asDrawn<Props extends object>(
  fetched: () => Promise<ComponentType<Props>>,
  { links = false } = {},
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  const arrived = async () => (here ??= await fetched());
  if (import.meta.env.SSR) {
    void arrived();
    return function Drawn(props) {
      const Part = here;
      return <div className="contents">{Part ? <Part {...props} /> : null}</div>;
    };
  }
  const Fetched = lazy(() =>
    arrived().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  ) as unknown as ComponentType<Props>;

  return function AsDrawn(props) {
    const hydrated = useHydrated();
    const [drawn] = useState(hydrated ? null : props);
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const follow = usePlainLinks({ keepScroll: "here" });
    const other = drawn !== null && drawn !== props && JSON.stringify(drawn) !== JSON.stringify(props);
    useEffect(() => {
      if (!other || Part) return;
      const fetchPart = () =>
        void arrived().then(
          (part) => setPart(() => part),
          () => {},
        );
      fetchPart();
      addEventListener("online", fetchPart);
      return () => removeEventListener("online", fetchPart);
    }, [other, Part]);

    if (drawn === null) return <Fetched {...props} />;
    if (Part) return <Part {...props} />;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: presses on the anchors inside bubble; they take the keyboard
      // biome-ignore lint/a11y/useKeyWithClickEvents: see above
      <div
        className="contents"
        onClick={links ? follow : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: what the server drew stays, for this is never another one
        dangerouslySetInnerHTML={AS_IT_STANDS}
      />
    );
  };
}
