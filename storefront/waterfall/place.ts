import { FEED } from './feed-layout.ts';

/** A height or a distance that depends on the width of the columns: `k` × that width + `px`. */
export type Extent = { k: number; px: number };
export type Place = {
  /** Column, from 0. */
  column: number;
  top: Extent;
};

/**
 * Column width for which the shortest column is found, by a phone's number of columns or a desktop's: the window's
 * actual width changes the number of columns, but not the placement.
 */
const usualWidth = (columns: number) => (columns < 4 ? FEED.widthPx.mobile : FEED.widthPx.desktop);

/** Places each card below the shortest column, the first of several. Later cards don't change earlier places. */
export function place(
  heights: readonly Extent[],
  columns: number,
  gap: number,
): { places: Place[]; ends: Extent[] } {
  const width = usualWidth(columns);
  const usual = ({ k, px }: Extent) => k * width + px;
  const ends: Extent[] = Array.from({ length: columns }, () => ({ k: 0, px: 0 }));
  const places = heights.map((height) => {
    const top = ends.reduce((lowest, end) => (usual(end) < usual(lowest) ? end : lowest));
    const column = ends.indexOf(top);
    ends[column] = { k: top.k + height.k, px: top.px + height.px + gap };
    return { column, top };
  });
  return { places, ends: ends.map(({ k, px }) => ({ k, px: Math.max(0, px - gap) })) };
}
