import { expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant.ts';
import { type ItemTally, writeInBatches } from './batches.ts';
import { sampleItem } from './catalogue.fixtures.ts';
import { retainedBytes } from './memory.fixtures.ts';
import type { SourceRow } from './readers/source.ts';
import type { Rejected } from './write.ts';

const MEGABYTE = 1_048_576;
const tenant = { defaultLanguage: 'th', currency: 'THB' } as Tenant;
const newItemTally = (): ItemTally => ({
  summary: { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0, warned: 0 },
  firstRejected: [],
  warnings: [],
});

/** Runs rows through a writer that only records the sizes of its batches. */
async function run(rows: AsyncIterable<SourceRow>) {
  const tally = newItemTally();
  const sizes: number[] = [];
  const reported: Rejected[] = [];
  await writeInBatches(rows, tally, {
    tenant,
    write: async ({ length }) => {
      sizes.push(length);
      return { inserted: length, updated: 0, unchanged: 0, rejected: [] };
    },
    report: { path: '', reject: async (row) => void reported.push(row), finish: async () => {} },
    now: Date.now,
    onBatch: () => {},
  });
  return { ...tally, sizes, reported };
}

test('200,000 rows use only the memory for their ids, and are written 500 at a time', async () => {
  const rows = 200_000;
  const atStart = await retainedBytes();
  let grown = 0;
  async function* many(): AsyncGenerator<SourceRow> {
    for (let line = 1; line <= rows; line++) yield { line, row: { ...sampleItem, itemId: String(line) } };
    grown = (await retainedBytes()) - atStart;
  }
  const { summary, sizes } = await run(many());
  expect(summary).toMatchObject({ read: rows, inserted: rows });
  expect([sizes.length, Math.max(...sizes)]).toEqual([400, 500]);
  expect(grown).toBeLessThan(24 * MEGABYTE);
}, 120_000);

test('the first row of an item is taken, even if a second one comes batches later', async () => {
  async function* twice(): AsyncGenerator<SourceRow> {
    for (let line = 1; line <= 1_001; line++)
      yield { line, row: { ...sampleItem, itemId: String(line % 1_000) } };
  }
  const { summary, reported, sizes } = await run(twice());
  expect(summary).toMatchObject({ read: 1_001, inserted: 1_000, rejected: 1 });
  expect(reported).toEqual([{ line: 1_001, code: 'IMPORT_DUPLICATE_ITEM', detail: 'SHOPEE 1 again' }]);
  expect(sizes).toEqual([500, 500]);
});

test('the same item id on two platforms is two items', async () => {
  async function* both(): AsyncGenerator<SourceRow> {
    yield { line: 1, row: sampleItem };
    yield { line: 2, row: { ...sampleItem, platform: 'LAZADA' } };
  }
  expect((await run(both())).summary).toMatchObject({ inserted: 2, rejected: 0 });
});
