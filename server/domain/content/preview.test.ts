import { expect, test } from 'vitest';
import { contentEntries } from '#content/all.fixtures.ts';
import { SINGLE_ID } from '#schemas/content-type/define.ts';
import { coupons } from '../catalogue/schema.ts';
import { addLive, openContent } from './content.fixtures.ts';
import { addEntry, changeEntry } from './operations.ts';
import { previewedEntry, withDraft } from './preview.ts';
import { contentDrafts, contentVersions } from './schema.ts';
import { storedType } from './stores/all.ts';

const { db, call, foreign, purged } = await openContent();
const stored = storedType('coupons');
const codesIn = (within: Pick<typeof db, 'select'>) =>
  within
    .select()
    .from(coupons)
    .then((rows) => rows.map(({ code }) => code).sort());

test('work sees drafts of new and of changed entries as if they were live; nothing of it stays', async () => {
  const live = await addLive(call, stored, { ...contentEntries.coupons, code: 'OLD' });
  await changeEntry(call, stored, live, { code: { from: 'OLD', to: 'CHANGED' } });
  const { id: fresh } = await addEntry(call, stored, { ...contentEntries.coupons, code: 'FRESH' });
  const before = [await db.select().from(contentDrafts), await db.select().from(contentVersions)];
  purged.length = 0;
  const seen = (id: string, by = call) => withDraft(by, { type: 'coupons', id }, codesIn);
  expect(await seen(live)).toEqual(['CHANGED']);
  expect(await seen(fresh)).toEqual(['FRESH', 'OLD']);
  expect(await seen(fresh, foreign)).toEqual(['OLD']);
  expect(await codesIn(db)).toEqual(['OLD']);
  expect([await db.select().from(contentDrafts), await db.select().from(contentVersions)]).toEqual(before);
  expect(purged).toEqual([]);
});

test('a draft that can’t be published leaves the shop as it is, and a failure of the work is its own', async () => {
  const { id } = await addEntry(call, stored, { ...contentEntries.coupons, code: 'BROKEN', link: '' });
  const ref = { type: 'coupons', id };
  expect(await withDraft(call, ref, codesIn)).not.toContain('BROKEN');
  const failing = withDraft(call, ref, () => Promise.reject(new RangeError('mine')));
  await expect(failing).rejects.toThrow(new RangeError('mine'));
});

test('previews of one entry at a time wait for each other, and none fails', async () => {
  const { id } = await addEntry(call, stored, { ...contentEntries.coupons, code: 'MANY' });
  const seen = await Promise.all(
    Array.from({ length: 8 }, () => withDraft(call, { type: 'coupons', id }, codesIn)),
  );
  for (const codes of seen) expect(codes).toContain('MANY');
});

test('an entry is previewed on the page that shows it, a new one too; another tenant’s isn’t', async () => {
  const topics = storedType('topics');
  const { id } = await addEntry(call, topics, { ...contentEntries.topics, subtitle: 'new topic' });
  expect(await previewedEntry(call, { type: 'topics', id })).toEqual({ path: '/topic/new%20topic' });
  expect(await previewedEntry(foreign, { type: 'topics', id })).toBeUndefined();
});

test('a draft of the theme is the tenant of the preview alone', async () => {
  const ref = { type: 'theme', id: SINGLE_ID };
  expect(await previewedEntry(call, ref)).toEqual({ path: '/' });
  await changeEntry(call, storedType('theme'), SINGLE_ID, { primary: { from: null, to: '#0B6E69' } });
  const found = await previewedEntry(call, ref);
  expect(found?.tenant?.theme.brand?.primary).toBe('#0B6E69');
  expect(found?.tenant?.siteOrigin).toBe(call.scope.tenant.siteOrigin);
  await changeEntry(call, storedType('theme'), SINGLE_ID, { primary: { from: '#0B6E69', to: 'red' } });
  expect(await previewedEntry(call, ref)).toEqual({ path: '/' });
});
