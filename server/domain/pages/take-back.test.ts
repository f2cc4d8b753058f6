import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findNode } from '#engine/tree.ts';
import { archivePage } from '#schemas/api/invented/editor-pages.ts';
import { auditEntries } from '#schemas/api/invented/operators.ts';
import { listEdits, takeBackEdit } from '#schemas/api/invented/publishing.ts';
import { pageEdits, pages } from '../page-tables/schema.ts';
import { as } from './operators.fixtures.ts';
import { edit, openPages, title } from './pages.fixtures.ts';

const { zest, guide, db, client, ann, bob, viewer, publisher, params, read, sendAs } = await openPages();
const takeBack = (rev: number, by = ann) => by.call(takeBackEdit, { params: { ...params, rev } });
const titleNow = async () => findNode((await read()).document, 'a')?.props.title;

test('an edit is taken back by anybody where its value still stands', async () => {
  const before = await titleNow();
  await sendAs(ann, 'w1', edit('e1', [title('new')]));
  await sendAs(ann, 'w1', edit('e2', [{ type: 'setHidden', id: 'b', hidden: true }], 2));
  expect((await takeBack(2, bob)).results).toMatchObject([{ status: 'applied', rev: 4 }]);
  expect(await titleNow()).toEqual(before);
  expect(findNode((await read()).document, 'b')?.hidden).toBe(true);
});

test('values that were changed since stay, even by the same operator, and are reported', async () => {
  const commands = [title('mine'), { type: 'setHidden', id: 'b', hidden: true }];
  await sendAs(ann, 'w1', edit('e1', commands));
  await sendAs(ann, 'w1', edit('e2', [title('later')], 2));
  const { results } = await takeBack(2);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['applied', 'conflict']);
  expect(results.find(({ status }) => status === 'conflict')).toMatchObject({ conflicts: [{ by: 'Ann' }] });
  expect(await titleNow()).toBe('later');
  expect(findNode((await read()).document, 'b')?.hidden).toBeFalsy();
});

test('a removed module comes back, and the history names it', async () => {
  await sendAs(ann, 'w1', edit('e1', [{ type: 'removeNode', id: 'b' }]));
  const [entry] = (await viewer.call(listEdits, { params, query: {} })).content;
  expect(entry).toMatchObject({
    canTakeBack: true,
    commands: [{ nodeId: 'b', nodeType: expect.any(String) }],
  });
  await takeBack(2);
  expect(findNode((await read()).document, 'b')).toBeDefined();
});

test('an edit without a stored inverse, of another tenant or by a viewer isn’t taken back', async () => {
  await sendAs(ann, 'w1', edit('e1', [title('new')]));
  await expect(takeBack(2, viewer)).rejects.toMatchObject({ status: 403 });
  await expect(takeBack(2, client(guide, as('Gus')))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(takeBack(7)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await db.update(pageEdits).set({ inverse: null }).where(eq(pageEdits.tenantId, zest.id));
  await expect(takeBack(2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await titleNow()).toBe('new');
});

test('the audit log names pages by their address', async () => {
  const owner = client(zest, as('Olga', 'owner'));
  await db.update(pages).set({ path: '/theirs' }).where(eq(pages.tenantId, guide.id));
  await publisher.call(archivePage, { params });
  const { content } = await owner.call(auditEntries, { query: {} });
  expect(content[0]).toMatchObject({ subject: { type: 'page', id: 'sale', name: '/sale' } });
});
