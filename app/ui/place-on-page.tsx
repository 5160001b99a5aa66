type Box = { x: number; y: number; width: number; height: number };

const WIDTH = 68;
const HEIGHT = 88;
const LEAST = 4;

/** Where on a page something stands: a small page with the place marked, and the same in words. */
export function PlaceOnPage({ page, box }: { page: number; box: Box | null }) {
  if (!box) return <>Page {page}</>;
  const height = Math.max(LEAST, box.height * HEIGHT);
  return (
    <span className="inline-flex items-center gap-3">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-14 w-11 shrink-0">
        <rect x="0.5" y="0.5" width={WIDTH - 1} height={HEIGHT - 1} rx="3" className="fill-ground stroke-control" />
        <rect
          x={box.x * WIDTH}
          y={Math.min(HEIGHT - height, Math.max(0, box.y * HEIGHT - (height - box.height * HEIGHT) / 2))}
          width={Math.max(LEAST, box.width * WIDTH)}
          height={height}
          rx="1"
          className="fill-accent"
        />
      </svg>
      <span>
        Page {page}, {wordsFor(box)}
      </span>
    </span>
  );
}

/** "near the top": enough to find a line on paper. */
function wordsFor({ y, height }: Box): string {
  const middle = y + height / 2;
  return middle < 1 / 3 ? "near the top" : middle < 2 / 3 ? "near the middle" : "near the bottom";
}
