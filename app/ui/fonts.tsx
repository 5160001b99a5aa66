import inter from "#app/ui/fonts/inter-latin.woff2?url";
import sourceSerif from "#app/ui/fonts/source-serif-latin.woff2?url";

/** For the head: the faces the first screen is set in. The serif belongs to the purple house alone. */
export function FontPreloads({ theme }: { theme: "blue" | "purple" }) {
  const fonts = theme === "purple" ? [sourceSerif, inter] : [inter];
  return fonts.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}
