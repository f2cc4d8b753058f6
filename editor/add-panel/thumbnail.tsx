import type { ReactNode } from 'react';
import styles from './thumbnail.module.css';

/** Sketch of a module as boxes on a 48 × 32 grid: x, y, width, height. */
type Sketch = readonly (readonly [number, number, number, number])[];

const row = (count: number, y: number, height: number, gap = 3): Sketch => {
  const width = (44 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => [2 + i * (width + gap), y, width, height]);
};
const lines = (count: number, from = 4): Sketch =>
  Array.from({ length: count }, (_, i) => [2, from + i * 6, i === count - 1 ? 28 : 44, 3]);
const title: Sketch = [[2, 3, 20, 3]];

const SKETCHES: Readonly<Record<string, Sketch>> = {
  activity: [
    [2, 4, 18, 24],
    [23, 5, 22, 4],
    [23, 12, 14, 3],
    [23, 21, 16, 7],
  ],
  'alert-sign-up': [...title, [2, 10, 30, 7], [34, 10, 12, 7], ...row(4, 22, 5)],
  'article-categories': row(4, 12, 8, 2),
  banner: [
    [2, 4, 44, 20],
    [20, 27, 3, 2],
    [24, 27, 3, 2],
    [28, 27, 3, 2],
  ],
  brands: [...title, ...row(5, 11, 12)],
  'category-tiles': [...row(5, 4, 10), ...row(5, 18, 10)],
  'content-list': [...title, [2, 10, 12, 8], [17, 11, 26, 3], [2, 21, 12, 8], [17, 22, 26, 3]],
  'daily-special': [[2, 3, 20, 5], [34, 3, 12, 5], ...row(4, 12, 16)],
  deals: [...title, ...row(4, 10, 18)],
  'featured-articles': [
    [2, 4, 26, 24],
    [31, 4, 15, 11],
    [31, 17, 15, 11],
  ],
  'goods-list': [...title, ...row(3, 10, 18)],
  'hot-keywords': [
    [2, 6, 12, 6],
    [17, 6, 18, 6],
    [2, 16, 18, 6],
    [23, 16, 12, 6],
  ],
  'leaderboard-strip': [
    [2, 6, 10, 20],
    [15, 6, 14, 20],
    [32, 6, 14, 20],
  ],
  'navigation-tabs': [
    [2, 4, 12, 4],
    [17, 4, 12, 4],
    [32, 4, 12, 4],
    [2, 12, 44, 16],
  ],
  'newest-articles': [...title, ...lines(4, 10)],
  notice: [
    [2, 12, 6, 6],
    [11, 13, 35, 4],
  ],
  'own-part': [[2, 2, 44, 28]],
  picture: [[2, 4, 44, 24]],
  'popular-articles': [
    [2, 4, 5, 5],
    [10, 5, 34, 3],
    [2, 13, 5, 5],
    [10, 14, 30, 3],
    [2, 22, 5, 5],
    [10, 23, 34, 3],
  ],
  'recommended-articles': [...title, ...row(2, 10, 18)],
  'recommended-deals': [...row(4, 2, 13), ...row(4, 17, 13)],
  'related-deals': [...title, ...row(4, 10, 8), ...row(4, 21, 8)],
  'rich-text': [...title, ...lines(4, 9)],
  'share-invitation': [
    [2, 8, 24, 4],
    [2, 16, 20, 3],
    [31, 10, 15, 10],
  ],
  topics: row(3, 4, 24),
};
const ANY: Sketch = [[2, 4, 44, 24]];

/** Drawing of a module type, for the library. */
export function Thumbnail({ type }: { type: string }): ReactNode {
  const sketch = (Object.hasOwn(SKETCHES, type) ? SKETCHES[type] : undefined) ?? ANY;
  return (
    <svg className={styles.thumbnail} viewBox="0 0 48 32" aria-hidden="true">
      {sketch.map(([x, y, width, height]) => (
        <rect key={`${x},${y}`} x={x} y={y} width={width} height={height} rx="1.5" />
      ))}
    </svg>
  );
}
