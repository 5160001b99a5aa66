import { type ComponentProps, createElement } from "react";

/** As lucide-react describes an icon: the elements inside its svg. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Stands in the build for lucide-react's own: the same drawing, whose inside is made into text once and not into elements at each use, and
 * whose looks (size, stroke) come from the class `icon` of the style sheet instead of eight attributes each.
 */
export default function createIcon({ node }: IconData) {
  const html = { __html: node.map(([tag, attributes]) => `<${tag}${attributesOf(attributes)}/>`).join("") };
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

/** They are the package's own: none has anything to escape. */
function attributesOf(attributes: Record<string, string>) {
  return Object.entries(attributes)
    .filter(([name]) => name !== "key")
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join("");
}
