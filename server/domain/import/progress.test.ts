import { expect, test } from 'vitest';
import { openProgress } from './progress.ts';

const at = (bytes: number, read: number, items = 0) => ({
  step: items > 0 ? ('write' as const) : ('read' as const),
  bytes,
  size: 200,
  items,
  planned: 20_000,
  summary: { read, inserted: 0, updated: 0, unchanged: 0, rejected: 0 },
});
function shown(isTTY: boolean): string {
  let written = '';
  const write = (text: string) => {
    written += text;
    return true;
  };
  const progress = openProgress({ isTTY, write });
  for (const [bytes, read] of [
    [50, 500],
    [100, 10_000],
    [150, 12_000],
    [200, 20_000],
  ] as const)
    progress.show(at(bytes, read));
  for (const items of [5_000, 10_000]) progress.show(at(200, 20_000, items));
  progress.end();
  return written;
}

test('a terminal gets a bar that redraws itself', () => {
  const [, first, ...rest] = shown(true).split('\r');
  expect(first).toBe('[########----------------------] 25 %, 500 rows read');
  expect(rest.at(-1)).toBe(`[${'#'.repeat(15)}${'-'.repeat(15)}] 50 %, 10000 items written\n`);
});

test('other outputs get a plain line for every 10,000 rows or items', () => {
  expect(shown(false)).toBe('50 %, 10000 rows read\n100 %, 20000 rows read\n50 %, 10000 items written\n');
});
