/** A measured figure. Without a target it stands there to compare. */
export type Row = {
  name: string;
  /** The median where it was measured more than once. */
  value: number;
  unit: string;
  /** The machine's noise: the lowest and highest of the measurements. */
  min?: number;
  max?: number;
  /** `≤ 1.1` or `≥ 15` in the row's unit. */
  target?: string;
  pass?: boolean;
};

export type Target = { atMost: number } | { atLeast: number };

/** The middle one of the numbers, the mean of the two in the middle when their count is even. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** How often one of `these` is greater than one of `those`: a half where nothing tells them apart (the ROC curve's area). */
export function shareGreater(these: readonly number[], those: readonly number[]): number {
  const wins = these.flatMap((a) => those.map((b) => (a > b ? 1 : a < b ? 0 : 0.5)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** The row of one or several measurements of the same thing, judged by their median. */
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

/** A measurement that isn't there meets no target. */
const meets = (value: number, target: Target) =>
  'atMost' in target ? value <= target.atMost : value >= target.atLeast;
const targetText = (target: Target) =>
  'atMost' in target ? `≤ ${short(target.atMost)}` : `≥ ${short(target.atLeast)}`;
const short = (limit: number) => Number(limit.toPrecision(3));

/** The rows as a table for people, then what was missed. */
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
