import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * For a long list of plain anchors: one listener on the list turns presses on them into client navigation, at none of the
 * cost of a Link in every row. Without script the anchors are what they are. `keepScroll`: the page stays where it is, as a list
 * under a dialog does; "here" keeps it where a link leads to the same page.
 */
export function usePlainLinks({ keepScroll = true }: { keepScroll?: boolean | "here" | undefined } = {}) {
  const navigate = useNavigate();
  return function follow(event: MouseEvent<HTMLElement>) {
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    const href = anchor?.getAttribute("href");
    if (!anchor || !href?.startsWith("/") || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (anchor.target || anchor.hasAttribute("download") || anchor.hasAttribute("data-document")) return;
    event.preventDefault();
    const here = href.split("?")[0] === location.pathname;
    navigate(href, { preventScrollReset: keepScroll === "here" ? here : keepScroll });
  };
}

/** A list whose anchors are followed so. */
export function PlainLinks({ keepScroll, ...props }: ComponentProps<"div"> & { keepScroll?: boolean }) {
  const follow = usePlainLinks({ keepScroll });
  // biome-ignore lint/a11y/noStaticElementInteractions: presses on the anchors inside bubble; they take the keyboard
  // biome-ignore lint/a11y/useKeyWithClickEvents: see above
  return <div {...props} onClick={follow} />;
}
