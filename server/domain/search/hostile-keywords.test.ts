import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testSeed } from '#tests/support/seed.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { goods } from '../catalogue/schema.ts';
import { type EntryType, hasMatch } from './best-matches.ts';
import { goodsEntry } from './entry.ts';
import { findEntries } from './find.ts';
import { namesOf } from './names.ts';
import { anyName } from './spellings.ts';
import { writeEntries } from './write-entries.ts';

const { db } = await openTestDatabase();
const lamp = goodsRow('zest', 'a', { name: { en: 'Lamp 1 a' } });
await db.insert(tenants).values({ id: 'zest', settings: {} });
await db.insert(goods).values(lamp);
await writeEntries(db, [goodsEntry(lamp, namesOf([], []))]);

const now = Date.now();
const page = { page: 1, size: 10 };
const piece = fc.constantFrom(
  ...[
    '1',
    ',',
    'a',
    'brand:a',
    'lamp',
    'lanp',
    's24',
    'wh-1000xm5',
    'shopee',
    'apple',
    'ไอโฟน',
    'ซัมซุง',
    'ที่',
    'the',
  ],
  ...[
    '&',
    '|',
    '!',
    '(',
    ')',
    '<->',
    ':*',
    ':A',
    "'",
    "''",
    '\\',
    '"',
    '*',
    '%',
    '$$',
    '--',
    '\u0000',
    '\ud800',
    '\u200b',
  ],
  ...['๑', '½', 'é', '😀', 'x'.repeat(60), '.', '..', '1.5', '+', '_', '\u0e47', '\u0301'],
);
const keyword = fc
  .array(fc.tuple(piece, fc.constantFrom('', ' ', ',')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));
const wanted = fc.record({
  keyword,
  types: fc.subarray<EntryType>(['CONTENT', 'GOODS', 'NOTE', 'ARTICLE']),
  isUnfinished: fc.boolean(),
  brandIds: fc.subarray(["a'", '\\', '()']),
});

test('no keyword becomes a query that PostgreSQL refuses', async () => {
  const property = fc.asyncProperty(wanted, async (one) => {
    await expect(findEntries(db, { tenantId: 'zest', now, ...one }, page)).resolves.toBeDefined();
  });
  await fc.assert(property, {
    seed: testSeed(),
    numRuns: 400,
    examples: [
      [{ keyword: '1,1,1,', types: ['GOODS'], isUnfinished: false, brandIds: [] }],
      [{ keyword: 'brand:a '.repeat(7), types: ['GOODS'], isUnfinished: false, brandIds: [] }],
      [{ keyword: 'x', types: [], isUnfinished: false, brandIds: [] }],
    ],
  });
});

test('a name without a word is no query, and no condition', async () => {
  const query = anyName({ kind: 'brand', name: '…', names: ['…', '!'] });
  expect(query).toBe('');
  expect(await hasMatch(db, { tenantId: 'zest', types: ['GOODS'], keyword: '', now }, query)).toBe(true);
});
