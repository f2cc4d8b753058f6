/** Drawing of a module in the editor's library: boxes on a 48 × 32 grid as x, y, width, height. */
export type Sketch = readonly (readonly [number, number, number, number])[];

/** Boxes of equal width beside each other. */
export const row = (count: number, y: number, height: number, gap = 3): Sketch => {
  const width = (44 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => [2 + i * (width + gap), y, width, height]);
};

/** Lines of text, the last one shorter. */
export const lines = (count: number, from = 4): Sketch =>
  Array.from({ length: count }, (_, i) => [2, from + i * 6, i === count - 1 ? 28 : 44, 3]);

/** Heading at the top. */
export const title: Sketch = [[2, 3, 20, 3]];
