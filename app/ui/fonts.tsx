import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import sourceSerif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";

/** For the head: the faces the first screen is set in. The serif belongs to the purple house alone. */
export function FontPreloads({ theme }: { theme: "blue" | "purple" }) {
  const fonts = theme === "purple" ? [sourceSerif, inter] : [inter];
  return fonts.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}
