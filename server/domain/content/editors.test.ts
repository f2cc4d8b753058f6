import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contentEntries } from '#content/all.fixtures.ts';
import { contentTypes } from '#content/all.ts';
import { isLocalized } from '#engine/content/leaves.ts';
import { SINGLE_ID } from '#schemas/content-type/define.ts';
import { AppError } from '#schemas/errors.ts';
import { hasKey, keysOf } from '#schemas/typed-object.ts';
import { operatorScope } from '../../platform/operator-scope.ts';
import { addLive, openContent } from './content.fixtures.ts';
import { changeEntry, requireEntry } from './operations.ts';
import { storedType } from './stores/all.ts';

const { db, call, purged } = await openContent();
const editor = { ...call, operator: operatorScope({ id: 'anna', name: 'Anna', role: 'editor' }) };

/** Tables that only the desk reads. */
const DESK = ['content_drafts', 'doc_refs', 'audit_log'];

/** Values of which every kind of field takes one; a refused one changes nothing either. */
const VALUES = [null, 'x', 'LG', '/deals', '#0B6E69', 7, true, [], ['1'], '2099-01-01T00:00:00.000Z', {}];

const { rows: tables } = await db.execute<{ name: string }>(
  sql`select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`,
);
const counted = tables
  .filter(({ name }) => !DESK.includes(name))
  .map(
    ({ name }) =>
      `select '${name}' as name, count(*) as rows, sum(xmin::text::bigint) as writers from ${name}`,
  )
  .join(' union all ');

/** Rows of every table that shoppers' pages may read, and the sum of the transactions that wrote them. */
const everythingLive = async () => (await db.execute(sql.raw(`${counted} order by name`))).rows;

test.each(keysOf(contentTypes))('%s: an editor changes no field of what is live', async (name) => {
  const stored = storedType(name);
  const { type } = stored;
  const fixture = hasKey(contentEntries, name) ? contentEntries[name] : undefined;
  const id = type.single ? SINGLE_ID : fixture ? await addLive(call, stored, fixture) : '1';
  const before = await everythingLive();
  purged.length = 0;
  const codeOf = async (work: () => Promise<unknown>) => {
    try {
      await work();
      return 'done';
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  };
  for (const field of type.fields) {
    const leaf = isLocalized(field) ? `${field.name}.th` : field.name;
    const codes = new Set<string>();
    for (const to of VALUES) {
      const from = (await requireEntry(editor, stored, id)).leaves[leaf] ?? null;
      codes.add(await codeOf(() => changeEntry(editor, stored, id, { [leaf]: { from, to } })));
    }
    expect([...codes], leaf).toContain(type.lifecycle === 'drafted' ? 'done' : 'FORBIDDEN');
  }
  expect(await everythingLive()).toEqual(before);
  expect(purged).toEqual([]);
});
