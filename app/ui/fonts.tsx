import sourceSerif from "#app/ui/fonts/source-serif-latin.woff2?url";

/**
 * For the head: the face of the purple house's headings. The words below stand in the system's font, stretched to the width of ours,
 * until ours arrives: fetched ahead too, its 27 kB would come before the style that the first picture waits for.
 */
export function FontPreloads({ theme }: { theme: "blue" | "purple" }) {
  if (theme === "blue") return null;
  return <link rel="preload" as="font" type="font/woff2" href={sourceSerif} crossOrigin="anonymous" />;
}
