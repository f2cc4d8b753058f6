/** The recognised picture shapes (S1 §5), as width divided by height. */
export const ASPECT_RATIOS = { '1:1': 1, '4:3': 4 / 3, '3:4': 3 / 4 } as const;
export type AspectRatio = keyof typeof ASPECT_RATIOS;

/** The recognised shape closest to a picture's; 1:1 when its size isn't known. */
export function closestRatio(width = 0, height = 0): AspectRatio {
  const actual = width / height || 1;
  const distance = (ratio: AspectRatio) => Math.abs(ASPECT_RATIOS[ratio] - actual);
  return (['1:1', '4:3', '3:4'] as const).reduce((best, ratio) =>
    distance(ratio) < distance(best) ? ratio : best,
  );
}

/** Shape of a note card's cover: landscape (also when its size isn't known) or portrait. */
export function noteRatio(width = 0, height = 0): AspectRatio {
  return width >= height ? '4:3' : '3:4';
}
