/** A measured figure. Without a target it is for comparison. */
export type Row = {
  name: string;
  /** Median, if it was measured more than once. */
  value: number;
  unit: string;
  /** Noise of the machine: the lowest and highest measurement. */
  min?: number;
  max?: number;
  /** Target such as `≤ 1.1` or `≥ 15`, in the row's unit. */
  target?: string;
  pass?: boolean;
};

export type Target = { atMost: number } | { atLeast: number };

/** Median of the numbers: the middle one, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Value that this share of the numbers doesn't exceed, such as 0.95 of them. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/**
 * Share of pairs in which one of `these` is greater than one of `those`: a half if they can't be distinguished (area
 * under the ROC curve).
 */
export function shareGreater(these: readonly number[], those: readonly number[]): number {
  const wins = these.flatMap((a) => those.map((b) => (a > b ? 1 : a < b ? 0 : 0.5)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** Row for one or several measurements of the same figure, judged by their median. */
export function row(name: string, measured: number | readonly number[], unit: string, target?: Target): Row {
  const samples = [measured].flat();
  const value = median(samples);
  return {
    name,
    value,
    unit,
    ...(samples.length > 1 && { min: Math.min(...samples), max: Math.max(...samples) }),
    ...(target && { target: targetText(target), pass: meets(value, target) }),
  };
}

/** Whether a value meets its target; a missing measurement meets none. */
const meets = (value: number, target: Target) =>
  'atMost' in target ? value <= target.atMost : value >= target.atLeast;
const targetText = (target: Target) =>
  'atMost' in target ? `≤ ${short(target.atMost)}` : `≥ ${short(target.atLeast)}`;
const short = (limit: number) => Number(limit.toPrecision(3));

/** Formats the rows as a table, followed by the missed targets. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((each) => [
    each.name,
    `${figure(each.value)} ${each.unit}`,
    each.min === undefined || each.max === undefined ? '' : `${figure(each.min)} – ${figure(each.max)}`,
    each.target ?? '',
    verdict(each),
  ]);
  const lines = aligned([['what', 'median', 'min – max', 'target', ''], ...cells]);
  const missed = rows.filter(({ pass }) => pass === false).map(({ name }) => name);
  const judged = rows.filter(({ pass }) => pass !== undefined).length;
  const outcome = missed.length > 0 ? `, missed: ${missed.join(', ')}` : '';
  return [...lines, '', `${judged - missed.length} of ${judged} targets reached${outcome}`].join('\n');
}

const verdict = ({ pass }: Row) => (pass === undefined ? '' : pass ? 'reached' : 'MISSED');

function figure(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

function aligned(lines: readonly string[][]): string[] {
  const width = (column: number) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0));
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
}
