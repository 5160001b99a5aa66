import { lostConnection } from "#app/platform/lost-connection.ts";

/** What React Router writes for the scripts of a page: links to the files, and one module that imports the page's routes and starts React. */
const MODULE = ' type="module" async="">';
const LINK = /<link rel="modulepreload"[^>]*>/g;

/**
 * Runs in the browser: where the page is seen, it is painted first. What is pressed without a connection and is nobody else's keeps the
 * page: the browser would put its own error in the place of what was typed.
 */
const START_WHEN_PAINTED = `(function (links, text) {
  const { nonce } = document.currentScript;
  const start = () => {
    const module = Object.assign(document.createElement("script"), { type: "module", nonce, textContent: text });
    document.head.insertAdjacentHTML("beforeend", links);
    document.head.append(module);
    module.remove();
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
  let reached = false;
  const stay = (event, goOn) => {
    if (event.defaultPrevented || navigator.onLine || reached) return;
    event.preventDefault();
    fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
      () => { reached = true; goOn(); reached = false; },
      () => alert("${lostConnection}"),
    );
  };
  addEventListener("submit", (event) => stay(event, () => event.target.requestSubmit(event.submitter)));
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    const { href, target, protocol, hash } = link ?? {};
    if (href && !target && !hash && protocol.startsWith("http")) stay(event, () => link.click());
  });
})`.replaceAll(/\n\s*/g, " ");

/**
 * A drawn page whose script waits for the first paint: the style sheet and the letters have the line for themselves, and nothing that
 * React does comes before the words. The links to the files and the module, whose nonce is `nonce`, become texts that are put into the
 * page a frame later. A page without such a module is left as it is. Bytes in and bytes out: the page between its two ends is never a
 * string, which would cost more than all else here. What comes out is a copy.
 */
export function paintFirst(page: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> {
  const tag = `<script nonce="${nonce}"${MODULE}`;
  const from = page.lastIndexOf(tag);
  if (from === -1) return Buffer.from(page);
  const to = page.indexOf("</script>", from);
  const headEnds = page.indexOf("</head>");
  const head = page.toString("utf8", 0, headEnds);
  const texts = [head.match(LINK)?.join("") ?? "", page.toString("utf8", from + tag.length, to)].map(inBackticks);
  const started = `<script nonce="${nonce}">${START_WHEN_PAINTED}(${texts.join()})`;
  const before = Buffer.from(head.replaceAll(LINK, ""));
  return Buffer.concat([before, page.subarray(headEnds, from), Buffer.from(started), page.subarray(to)]);
}

/** As a literal that can be read by whoever looks at the page's source. */
function inBackticks(text: string): string {
  return `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
}
