import { type ComponentType, lazy, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePlainLinks } from "./plain-links.tsx";
import { useHydrated } from "./use-hydrated.ts";

const AS_IT_STANDS = { __html: "" };

/**
 * A part that only shows what it was given: the server draws it, and the browser leaves it as it stands and has no script for it. That is
 * fetched when there is something else to show, or by a page that came without a document. Where it cannot be fetched it is asked for
 * again whenever there is something else to show and the line or the person comes back; until then what was drawn stays, or, where it
 * `says` what it shows, a sentence stands in its place: no figure that is known to be another one by now. What is given is data.
 * `links`: presses on its anchors are client navigation, all of them.
 */
export function asDrawn<Props extends object>(
  fetched: () => Promise<ComponentType<Props>>,
  { links = false, says }: { links?: boolean; says?: string } = {},
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

  /** The part as soon as it is `wanted` and could be fetched, and whether it could not be yet. */
  function useArrived(wanted: boolean, shown: string) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [failed, setFailed] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: something else to show is a reason to ask again
    useEffect(() => {
      if (!wanted || Part) return;
      const ask = () =>
        void arrived().then(
          (part) => setPart(() => part),
          () => setFailed(true),
        );
      const returned = () => document.hidden || ask();
      ask();
      addEventListener("online", ask);
      document.addEventListener("visibilitychange", returned);
      return () => {
        removeEventListener("online", ask);
        document.removeEventListener("visibilitychange", returned);
      };
    }, [wanted, shown, Part]);
    return { Part, failed };
  }

  function Away(props: Props) {
    const { Part } = useArrived(true, JSON.stringify(props));
    return Part ? <Part {...props} /> : <Missing says={says} />;
  }
  const Fetched = lazy(() =>
    arrived().then(
      (part) => ({ default: part }),
      () => ({ default: Away }),
    ),
  ) as unknown as ComponentType<Props>;

  return function AsDrawn(props) {
    const hydrated = useHydrated();
    const [drawn] = useState(hydrated ? null : props);
    const shown = drawn === null || drawn === props ? "" : JSON.stringify(props);
    const other = shown !== "" && JSON.stringify(drawn) !== shown;
    const { Part, failed } = useArrived(other, shown);
    const left = useRef<Left | null>(null);
    const box = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      if (Part && left.current) takeUp(box.current, left.current);
    }, [Part]);

    if (drawn === null) return <Fetched {...props} />;
    if (Part)
      return (
        <div className="contents" ref={box}>
          <Part {...props} />
        </div>
      );
    const wrong = other && failed && says !== undefined;
    return (
      <>
        {wrong ? <Missing says={says} /> : null}
        <Standing links={links} hidden={wrong} left={left} />
      </>
    );
  };
}

function Standing({ links, hidden, left }: { links: boolean; hidden: boolean; left: RefObject<Left | null> }) {
  const box = useRef<HTMLDivElement>(null);
  const follow = usePlainLinks({ keepScroll: "here" });
  useLayoutEffect(
    () => () => {
      left.current = leftIn(box.current);
    },
    [left],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses on the anchors inside bubble; they take the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={box}
      className={hidden ? "hidden" : "contents"}
      onClick={links ? follow : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: what the server drew stays, for this is never another one
      dangerouslySetInnerHTML={AS_IT_STANDS}
    />
  );
}

function Missing({ says }: { says: string | undefined }) {
  return says ? (
    <p role="status" className="text-sm text-muted">
      {says} could not be loaded.{" "}
      <a href={location.pathname + location.search} className="text-accent-text underline" data-document>
        Load the page again
      </a>
    </p>
  ) : null;
}

/** Where the keyboard stood in what is taken away, and what was opened there. */
type Left = { focused: string | null; open: boolean[] };

const STOPS = "a[href],summary";

function leftIn(box: Element | null): Left {
  const at = box?.contains(document.activeElement) ? document.activeElement : null;
  return { focused: at && nameOf(at), open: [...(box?.querySelectorAll("details") ?? [])].map(({ open }) => open) };
}

function takeUp(box: Element | null, { focused, open }: Left) {
  const details = [...(box?.querySelectorAll("details") ?? [])];
  if (details.length === open.length) for (const [at, each] of details.entries()) each.open = open[at] === true;
  if (focused === null || document.activeElement !== document.body) return;
  const same = [...(box?.querySelectorAll<HTMLElement>(STOPS) ?? [])].find((each) => nameOf(each) === focused);
  same?.focus({ preventScroll: true });
}

function nameOf(stop: Element): string {
  return stop.getAttribute("href") ?? stop.textContent ?? "";
}
