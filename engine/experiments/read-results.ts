/** Visitors of an arm who saw the page, and those of them who reached the goal; `weight` in percent. */
export type ArmCounts = { weight: number; visitors: number; goals: number };

/** Interval of the difference between two shares, such as −0.01 to 0.03. */
export type Interval = { low: number; high: number };

/**
 * Reading of an experiment. `mismatch`: the visitors aren't divided as the weights say, so that no figure can be
 * trusted. `early`: too few visitors for an interval.
 */
export type ExperimentReading =
  | { state: 'early' | 'mismatch' }
  | {
      state: 'read';
      /** For each arm after the first: its share of goals minus the first arm's. */
      differences: Interval[];
    };

/** Probability that any interval of an experiment ever excludes the true difference. */
const ALPHA = 0.05;
/** Number of visitors at which the interval is narrowest, relative to one that is looked at once (GrowthBook's). */
const TUNED_AT = 5_000;
/** Fewer visitors of an arm make the normal approximation useless. */
const FEWEST_VISITORS = 100;
/** The chi-square approximation of the mismatch needs as many expected visitors of each arm. */
const FEWEST_EXPECTED = 20;
/** Critical values of chi-square at p = 0.001, for two and for three arms. */
const CRITICAL = [10.828, 13.816];

/** Reads the counts of two or three arms. The first arm is the one that the others are compared with. */
export function readResults(arms: readonly ArmCounts[]): ExperimentReading {
  if (isMismatch(arms)) return { state: 'mismatch' };
  const [first, ...others] = arms;
  if (!first || arms.some(({ visitors }) => visitors < FEWEST_VISITORS)) return { state: 'early' };
  const alpha = ALPHA / others.length;
  return { state: 'read', differences: others.map((other) => differenceInterval(first, other, alpha)) };
}

/** True if the visitors are divided so unlike the weights that chance does it once in a thousand times. */
function isMismatch(arms: readonly ArmCounts[]): boolean {
  const total = arms.reduce((sum, { visitors }) => sum + visitors, 0);
  const expected = arms.map(({ weight }) => (total * weight) / 100);
  if (Math.min(...expected) < FEWEST_EXPECTED) return false;
  const chiSquare = arms.reduce(
    (sum, { visitors }, i) => sum + (visitors - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1),
    0,
  );
  return chiSquare > (CRITICAL[arms.length - 2] ?? 0);
}

type Counts = Pick<ArmCounts, 'visitors' | 'goals'>;

/**
 * Interval of the difference of two shares that stays valid however often it is looked at: the asymptotic confidence
 * sequence of Waudby-Smith et al., as GrowthBook uses it.
 */
function differenceInterval(a: Counts, b: Counts, alpha: number): Interval {
  const n = a.visitors + b.visitors;
  const log = -2 * Math.log(alpha);
  const rho2 = (log + Math.log(log + 1)) / TUNED_AT;
  const reach = n * rho2 + 1;
  const half = Math.sqrt(
    n * (variance(a) + variance(b)) * ((2 * reach) / (n * n * rho2)) * Math.log(Math.sqrt(reach) / alpha),
  );
  const difference = b.goals / b.visitors - a.goals / a.visitors;
  return { low: difference - half, high: difference + half };
}

/** Variance of a share. One goal and one miss are added, so that no arm without a goal seems to be known exactly. */
function variance({ visitors, goals }: Counts): number {
  const share = (goals + 1) / (visitors + 2);
  return (share * (1 - share)) / visitors;
}
