/** A page of two parts that are drawn once, for a browser: what is fetched fails while `window.away`. */
import { useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { asDrawn } from "#app/ui/behavior/as-drawn.tsx";
import { Frames, Sum } from "./as-drawn-parts.tsx";

declare global {
  interface Window {
    away: boolean;
    show: (day: string) => void;
    start: (fresh: boolean) => void;
  }
}

function fetched<Part>(part: Part) {
  return async () => {
    if (window.away) throw new TypeError("Failed to fetch dynamically imported module");
    return part;
  };
}
const DrawnFrames = asDrawn(fetched(Frames), { links: true });
const DrawnSum = asDrawn(fetched(Sum), { says: "The cost summary" });

function Page() {
  const [day, show] = useState("today");
  window.show = show;
  return (
    <>
      <DrawnFrames day={day} />
      <DrawnSum day={day} />
    </>
  );
}

window.start = (fresh) => {
  const root = document.getElementById("root");
  if (!root) return;
  const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  // What came by client navigation is drawn in a page that has its script already.
  if (fresh) createRoot(root).render(<RouterProvider router={router} />);
  else hydrateRoot(root, <RouterProvider router={router} />);
};
