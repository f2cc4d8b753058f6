const STARS = [1, 2, 3, 4, 5] as const;
const STEPS = 40;

/** Number of reviews with one to five stars, with about `score` as their average: mostly the best or the worst. */
export function ratingCounts(score: number | null, count: number): number[] | null {
  if (score === null || count === 0) return null;
  const shares = sharesOf(ratioOf(score));
  const counts = shares.map((share) => Math.floor(share * count));
  // The remainder of rounding goes to the counts that lost the most.
  const losers = shares
    .map((share, i) => ({ i, lost: share * count - (counts[i] as number) }))
    .toSorted((a, b) => b.lost - a.lost);
  const left = count - counts.reduce((sum, one) => sum + one, 0);
  for (const { i } of losers.slice(0, left)) counts[i] = (counts[i] as number) + 1;
  return counts;
}

/** Average of so many reviews with one to five stars, with two decimals; null without reviews. */
export function averageOf(counts: readonly number[] | null): number | null {
  if (!counts) return null;
  const [stars, reviews] = counts.reduce(([all, of], one, i) => [all + one * (i + 1), of + one] as const, [
    0, 0,
  ] as readonly [number, number]);
  return Math.round((stars / reviews) * 100) / 100;
}

/** Shares of the stars, each with `ratio` times as many reviews as the one below. */
function sharesOf(ratio: number): number[] {
  const weights = STARS.map((stars) => ratio ** stars);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** The ratio whose average is `score`, found by bisection. */
function ratioOf(score: number): number {
  let [low, high] = [0.01, 1_000];
  for (let i = 0; i < STEPS; i += 1) {
    const middle = Math.sqrt(low * high);
    const average = sharesOf(middle).reduce((sum, share, at) => sum + share * (at + 1), 0);
    if (average < score) low = middle;
    else high = middle;
  }
  return low;
}
