import { type ComponentProps, createElement } from "react";

/** The build writes the name here that the sheet has with its hash. */
const SHEET = "/icons.svg";

/**
 * Stands in the build for lucide-react's own: the same drawing, whose inside is text (the build makes it) and not elements at each use, and
 * whose looks (size, stroke) come from the class `icon` of the style sheet instead of eight attributes each. Where the server drew it
 * it stays as it is; a browser that draws it anew has its name instead, and refers to the sheet (tools/build/lean-icons.ts).
 */
export default function createIcon(drawn: string) {
  const html = { __html: drawn.startsWith("<") ? drawn : `<use href="${SHEET}#${drawn}"/>` };
  return function Icon({ className, strokeWidth, ...props }: ComponentProps<"svg">) {
    return createElement("svg", {
      viewBox: "0 0 24 24",
      "aria-hidden": "aria-label" in props || "role" in props ? undefined : true,
      ...props,
      className: className ? `icon ${className}` : "icon",
      style: strokeWidth === undefined ? undefined : { strokeWidth },
      dangerouslySetInnerHTML: html,
    });
  };
}
