import { useId } from "react";
import {
  Form as AnyForm,
  Link as AnyLink,
  type FetcherWithComponents,
  type FormProps,
  type LinkProps,
} from "react-router";

/**
 * Stands in for react-router where the build draws pages on the server: what is pressed there nobody presses, so a link, a form and a
 * fetcher are their element alone, without what the browser's need to know of routes, places and what is under way. The markup is the same to
 * the byte; what does not name its address from the start goes to the router's own.
 */
export * from "react-router";

export function Link(props: LinkProps) {
  const { to, discover, prefetch, relative, reloadDocument, replace, mask, state, preventScrollReset, ...rest } = props;
  const { viewTransition, defaultShouldRevalidate, target, ...attributes } = rest;
  if (prefetch || mask || typeof to !== "string" || !isWhole(to)) return <AnyLink {...props} />;
  return <a {...attributes} href={to} target={target} data-discover={discover === "none" ? undefined : "true"} />;
}

export function Form(props: FormProps) {
  const { discover, fetcherKey, navigate, reloadDocument, replace, state, method, action, relative, ...rest } = props;
  const { preventScrollReset, viewTransition, defaultShouldRevalidate, ...attributes } = rest;
  if (!action || !isWhole(action)) return <AnyForm {...props} />;
  return (
    <form
      method={!method || method.toLowerCase() === "get" ? "get" : "post"}
      action={action}
      {...attributes}
      data-discover={discover === "none" ? undefined : "true"}
    />
  );
}

/** One that nobody has used yet. Its name is counted among the page's, as the browser counts it. */
export function useFetcher<Data>(): FetcherWithComponents<Data> {
  useId();
  return UNUSED as unknown as FetcherWithComponents<Data>;
}

const never = () => Promise.reject(new Error("Nothing is sent while a page is drawn."));
const UNUSED = { Form, submit: never, load: never, reset: () => {}, state: "idle", data: undefined };

/** An address from the root on that the router would leave as it is. */
function isWhole(address: string) {
  return /^\/(?![/\\])(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^#]+)?(?:#.+)?$/.test(address);
}
