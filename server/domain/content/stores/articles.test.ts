import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articleEntry } from '#content/articles/entry.fixtures.ts';
import { classificationRow } from '../../../edge/api/rows.fixtures.ts';
import { contents } from '../../articles/schema.ts';
import { classifications } from '../../catalogue/schema.ts';
import { searchEntries } from '../../search/schema.ts';
import { addLive, openContent } from '../content.fixtures.ts';
import {
  addEntry,
  changeEntry,
  publishEntry,
  removeEntry,
  requireEntry,
  revertVersion,
} from '../operations.ts';
import { storedType } from './all.ts';

const { db, call, purged } = await openContent();
const stored = storedType('articles');
await db
  .insert(classifications)
  .values([
    classificationRow('zest', 'kitchen', '01', { type: 'ARTICLE' }),
    classificationRow('guide', 'theirs', '01', { type: 'ARTICLE' }),
  ]);

const wordsOf = async (id: string) =>
  (
    await db
      .select({ type: searchEntries.type, words: searchEntries.words })
      .from(searchEntries)
      .where(and(eq(searchEntries.tenantId, 'zest'), eq(searchEntries.id, id)))
  ).map(({ type, words }) => [type, words.includes("'fryer'"), words.includes("'grill'")]);

const publish = async (id: string, changes: Parameters<typeof changeEntry>[3]) => {
  await changeEntry(call, stored, id, changes);
  await publishEntry(call, stored, id, '');
};

test('search follows what is published: text, kind, withdrawal and removal', async () => {
  const id = await addLive(call, stored, articleEntry);
  expect(await wordsOf(id)).toEqual([['ARTICLE', true, false]]);
  await changeEntry(call, stored, id, { 'title.en': { from: articleEntry['title.en'], to: 'A grill' } });
  expect(await wordsOf(id)).toEqual([['ARTICLE', true, false]]);
  await publish(id, { type: { from: 'ARTICLE', to: 'NOTE' } });
  expect(await wordsOf(id)).toEqual([['NOTE', false, true]]);
  await publish(id, { withdrawn: { from: false, to: true } });
  expect(await wordsOf(id)).toEqual([]);
  await publish(id, { withdrawn: { from: true, to: false } });
  const { version } = await removeEntry(call, stored, id);
  expect(await wordsOf(id)).toEqual([]);
  await revertVersion(call, stored, id, version);
  expect(await wordsOf(id)).toEqual([['NOTE', false, true]]);
});

test('the text is sanitised before it is stored', async () => {
  const body = '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x">y</a></p>';
  const id = await addLive(call, stored, { ...articleEntry, 'body.en': body });
  const [row] = await db.select().from(contents).where(eq(contents.id, id));
  expect(row?.body.en).toBe('<p>Hi<a>y</a></p>');
});

test('a category is named by its code; one of another shop is refused', async () => {
  const id = await addLive(call, stored, { ...articleEntry, category: 'c-kitchen' });
  expect(await db.select().from(contents).where(eq(contents.id, id))).toMatchObject([
    { classificationId: 'kitchen' },
  ]);
  const { id: other } = await addEntry(call, stored, { ...articleEntry, category: 'c-theirs' });
  await expect(publishEntry(call, stored, other, '')).rejects.toThrow('CHECKS_FAILED');
  await publish(id, { category: { from: 'c-kitchen', to: null } });
  expect(await db.select().from(contents).where(eq(contents.id, id))).toMatchObject([
    { classificationId: null },
  ]);
});

test('its page, the lists and search are purged, and the time of the change is stored', async () => {
  const id = await addLive(call, stored, articleEntry);
  const before = new Date('2020-01-01T00:00:00Z');
  await db.update(contents).set({ updateTime: before }).where(eq(contents.id, id));
  purged.length = 0;
  await publish(id, { author: { from: 'Mali', to: 'Nok' } });
  expect(purged).toEqual(['feed:articles', `article:${id}`]);
  const [row] = await db.select().from(contents).where(eq(contents.id, id));
  expect(row?.updateTime.getTime()).toBeGreaterThan(before.getTime());
});

test('a note is shown and previewed at the address of notes', async () => {
  const [article, note] = await Promise.all(
    ['ARTICLE', 'NOTE'].map((type) => addLive(call, stored, { ...articleEntry, type })),
  );
  expect(await requireEntry(call, stored, article ?? '')).toMatchObject({ address: `/article/${article}` });
  expect(await requireEntry(call, stored, note ?? '')).toMatchObject({ address: `/note-detail/${note}` });
});
