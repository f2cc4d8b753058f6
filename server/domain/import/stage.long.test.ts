import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestCatalogue, sampleItem, scopeOf } from './catalogue.fixtures.ts';
import { retainedBytes } from './memory.fixtures.ts';
import { planRun } from './plan-run.ts';
import type { Rejected } from './problem.ts';
import type { SourceRow } from './readers/source.ts';
import { loadReferences } from './references.ts';
import { stageRows } from './stage.ts';
import { newItemTally, rejecting } from './tally.ts';

const MEGABYTE = 1_048_576;
const scope = scopeOf('zest');
const catalogue = await openTestCatalogue();
beforeEach(() => catalogue.reset());
afterAll(() => catalogue.close());

/** Stages and plans rows. */
async function run(rows: AsyncIterable<SourceRow>) {
  const tally = newItemTally();
  const reported: Rejected[] = [];
  const reject = rejecting(tally, { reject: async (row) => void reported.push(row) });
  const client = new pg.Client({ connectionString: catalogue.database.url });
  await client.connect();
  try {
    const db = drizzle(client);
    await stageRows(client, rows, {
      scope,
      feedId: null,
      now: Date.now,
      references: await loadReferences(db, scope.tenantId),
      bringsBrands: true,
      tally,
      reject,
      signal: undefined,
      onChunk: () => {},
    });
    const { plan } = await planRun(db, scope, undefined, tally.summary, { now: new Date(), reject });
    return { plan, reported };
  } finally {
    await client.end();
  }
}

/** Stages so many rows, and measures the memory that all but the first 2,000 take. */
async function stageMany(rows: number): Promise<void> {
  let grown = 0;
  async function* many(): AsyncGenerator<SourceRow> {
    let atStart = 0;
    for (let line = 1; line <= rows; line++) {
      if (line === 2_000) atStart = await retainedBytes();
      yield { line, row: { ...sampleItem, itemId: String(line) } };
    }
    grown = (await retainedBytes()) - atStart;
  }
  expect((await run(many())).plan).toMatchObject({ inserted: rows });
  expect(grown).toBeLessThan(2 * MEGABYTE);
}

describe('rows are staged without being held in memory:', () => {
  test('8,000 rows', () => stageMany(8_000));
  test('30,000 rows', { tags: 'all' }, () => stageMany(30_000));
});

test('the last row of an item is taken, even if it comes thousands of rows after the first', async () => {
  async function* twice(): AsyncGenerator<SourceRow> {
    for (let line = 1; line <= 6_001; line++)
      yield { line, row: { ...sampleItem, itemId: String(line % 3_000) } };
  }
  const { plan, reported } = await run(twice());
  expect(plan).toMatchObject({ inserted: 3_000, rejected: 3_001 });
  expect(reported.at(0)).toMatchObject({
    line: 1,
    code: 'IMPORT_DUPLICATE_ITEM',
    detail: 'SHOPEE 1 is in the file more than once: row 6001 counts',
  });
  expect(reported.at(-1)).toMatchObject({
    line: 3_001,
    detail: 'SHOPEE 1 is in the file more than once: row 6001 counts',
  });
});

test('the same item id on two platforms is two items', async () => {
  async function* both(): AsyncGenerator<SourceRow> {
    yield { line: 1, row: sampleItem };
    yield { line: 2, row: { ...sampleItem, platform: 'LAZADA' } };
  }
  expect((await run(both())).plan).toMatchObject({ inserted: 2, rejected: 0 });
});
