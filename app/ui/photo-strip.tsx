type Props = {
  repairId: string;
  photos: { id: string; width: number; height: number }[];
  /** What they show, for those who do not see them. */
  about: string;
};

/** Photographs of the workshop in a row; each opens whole. */
export function PhotoStrip({ repairId, photos, about }: Props) {
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={`/repair-status/${repairId}/photos/${id}`} data-document>
            <img
              src={`/repair-status/${repairId}/photos/${id}`}
              alt={`${about}, ${index + 1} of ${photos.length}`}
              width={width}
              height={height}
              loading="lazy"
              className="size-24 rounded-lg border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
