import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { contentEntries } from '#content/all.fixtures.ts';
import { rowTypes } from '#content/all.ts';
import { AppError } from '#schemas/errors.ts';
import { keysOf } from '#schemas/typed-object.ts';
import { brands } from '../catalogue/schema.ts';
import { REDIRECTS_TAG } from '../redirects/find-redirect.ts';
import { addLive, openContent } from './content.fixtures.ts';
import { addEntry, changeEntry, removeEntry, requireEntry, revertVersion } from './operations.ts';
import { readLive } from './read.ts';
import { isColumn } from './store.ts';
import { rowType } from './stores/all.ts';

const { db, call, foreign } = await openContent();

/** Source text of what gives pages their tags. */
const shownTags = Promise.all(
  globSync('{app,modules,storefront}/**/*.{ts,tsx}').map((file) => readFile(file, 'utf8')),
).then((texts) => texts.join());

const rowOf = async ({ store: { table } }: ReturnType<typeof rowType>, tenantId: string, id: string) =>
  (
    await db
      .select({ row: sql`to_jsonb(${table})` })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.id, id)))
  )[0]?.row;

describe.each(keysOf(rowTypes))('the declaration of %s', (name) => {
  const { type, store } = rowType(name);

  test('each field is stored, and what the list sorts and filters is a column', () => {
    expect(Object.keys(store.fields).sort()).toEqual(type.fields.map((field) => field.name).sort());
    for (const field of [...type.filters, ...store.searched])
      expect(store.fields[field], field).toHaveProperty('column');
    for (const { field } of type.sorts) {
      const of = store.fields[field];
      expect(of && isColumn(of) && of.column.notNull, field).toBe(true);
    }
  });

  test('the tags that a change purges are those of pages', async () => {
    // The front itself caches the redirects that it answers.
    const shown = `${await shownTags} '${REDIRECTS_TAG}'`;
    for (const tag of store.tags('7', {}))
      expect(shown, tag).toContain(tag.endsWith(':7') ? `${tag.slice(0, -1)}$` : `'${tag}'`);
  });
});

describe.each(keysOf(contentEntries))('an entry of %s', (name) => {
  const stored = rowType(name);
  const { type, store } = stored;
  const leaves = contentEntries[name];

  afterEach(async () => {
    await db.delete(store.table);
  });

  test('a field that the type lacks is refused, and nothing is stored', async () => {
    for (const wrong of ['tenantId', 'id', 'constructor', `${type.title}.xx`, `${type.title}.th.th`])
      await expect(async () => addEntry(call, stored, { ...leaves, [wrong]: 'x' })).rejects.toThrow(AppError);
    expect(await db.$count(store.table, eq(store.table.tenantId, 'zest'))).toBe(0);
  });

  test('the live entry has the values that were given, and writing them again changes nothing', async () => {
    const id = await addLive(call, stored, leaves);
    const entry = await requireEntry(call, stored, id);
    expect(entry).toMatchObject({ live: leaves, leaves, draft: undefined, version: 1, problems: [] });
    const live = entry.live ?? {};
    const same = Object.entries(live).map(([leaf, value]) => [leaf, { from: value, to: value }]);
    expect(await changeEntry(call, stored, id, Object.fromEntries(same))).toMatchObject({
      live,
      draft: undefined,
      version: 1,
    });
  });

  test('a removed entry comes back as it was, and another tenant’s with its id stays', async () => {
    const id = await addLive(call, stored, leaves);
    const row = await rowOf(stored, 'zest', id);
    const { live } = await requireEntry(call, stored, id);
    const theirs = { ...(row as object), tenant_id: 'guide' };
    await db.execute(
      sql`insert into ${store.table} select * from jsonb_populate_record(null::${store.table}, ${JSON.stringify(theirs)}::jsonb)`,
    );
    const { version } = await removeEntry(call, stored, id);
    expect(await rowOf(stored, 'zest', id)).toBeUndefined();
    expect(await rowOf(stored, 'guide', id)).toEqual(theirs);
    await revertVersion(call, stored, id, version);
    expect(await rowOf(stored, 'zest', id)).toEqual(row);
    expect((await readLive(call, stored, [id])).get(id)).toEqual(live);
    await removeEntry(foreign, stored, id);
    expect(await rowOf(stored, 'zest', id)).toEqual(row);
  });
});

test('a removed brand comes back with its code, which no field shows', async () => {
  const stored = rowType('brands');
  const id = await addLive(call, stored, contentEntries.brands);
  await db.update(brands).set({ code: 'sony' }).where(eq(brands.id, id));
  const { version } = await removeEntry(call, stored, id);
  await revertVersion(call, stored, id, version);
  expect(await db.select().from(brands).where(eq(brands.id, id))).toMatchObject([{ code: 'sony' }]);
});
