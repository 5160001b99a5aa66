import { type ComponentProps, createElement } from "react";

/** As lucide-react describes an icon, the elements inside its svg; or, in a browser, its name on the sheet of all icons. */
type IconData = { node: IconNode } | string;
export type IconNode = [tag: string, attributes: Record<string, string>][];

/** The build writes the name here that the sheet has with its hash. */
const SHEET = "/icons.svg";

/**
 * Stands in the build for lucide-react's own: the same drawing, whose inside is made into text once and not into elements at each use, and
 * whose looks (size, stroke) come from the class `icon` of the style sheet instead of eight attributes each. Where the server drew it
 * it stays as it is; a browser that draws it anew refers to the sheet (tools/build/lean-icons.ts).
 */
export default function createIcon(data: IconData) {
  const html = { __html: typeof data === "string" ? `<use href="${SHEET}#${data}"/>` : iconText(data.node) };
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

/** The inside of an icon as markup. What it is made of is the package's own: none has anything to escape. */
export function iconText(node: IconNode) {
  return node.map(([tag, attributes]) => `<${tag}${attributesOf(attributes)}/>`).join("");
}

function attributesOf(attributes: Record<string, string>) {
  return Object.entries(attributes)
    .filter(([name]) => name !== "key")
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join("");
}
