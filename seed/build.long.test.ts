import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildSeed } from './build.ts';
import { NOW, rows, SEED } from './seed.fixtures.ts';

const digest = (seed: object) => createHash('sha256').update(JSON.stringify(seed)).digest('hex');

test('the same number gives the same rows, another number different ones', () => {
  const first = digest(rows);
  expect(digest(buildSeed(SEED, NOW))).toBe(first);
  expect(digest(buildSeed(SEED + 1, NOW))).not.toBe(first);
});
