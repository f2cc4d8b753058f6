import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { ApiError } from '#client/api-error.ts';
import { outdatedTexts } from '#engine/outdated.ts';
import { pageChecks } from '#schemas/api/invented/checks.ts';
import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import { pageByPath, savePage } from '#schemas/api/invented/pages.ts';
import { publishPage, readVersion } from '#schemas/api/invented/publishing.ts';
import type { RefusedPages } from '#schemas/entities/finding.ts';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { type Finding, findingKey } from '#schemas/page/finding.ts';
import { testApi } from '../../edge/api/api.fixtures.ts';
import { pages, pageVersions } from '../page-tables/schema.ts';
import { as, identifyByHeader } from './operators.fixtures.ts';
import { edit, openPages } from './pages.fixtures.ts';

const { zest, guide, db, client, ann, bob, publisher, params, sendAs } = await openPages();
const all = { th: 'ลดราคา', en: 'Sale', id: 'Obral' };

/** A page of goods lists with one title each. */
function page(...ids: string[]): PageDocument {
  const node = (id: string) => ({ id, type: 'goods-list', v: 1, props: { title: all } });
  return {
    ...emptyDocument('COMMON_PAGE'),
    meta: { title: all, description: all },
    nodes: Object.fromEntries(ids.map((id) => [id, node(id)])),
    slots: { main: ids },
  };
}

beforeEach(async () => {
  await db.delete(pageVersions);
  await db
    .update(pages)
    .set({ draft: page('a', 'b') })
    .where(eq(pages.id, 'sale'));
});

const opened = (by = bob, id = 'sale') => by.call(endpoints.openPage, { params: { id } });
/** Outdated texts marked for an operator who opens the page. */
async function marks(by = bob, id = 'sale'): Promise<string[]> {
  const { document, translationSources } = await opened(by, id);
  return outdatedTexts(document, translationSources, 'th').map((mark) =>
    [mark.nodeId ?? 'page', ...mark.path, mark.lang].join('.'),
  );
}
const title = (lang: string, value: string, id = 'a') => ({
  type: 'setProp',
  id,
  path: ['title', lang],
  value,
});
const ofA = ['a.title.en', 'a.title.id'];

test('every operator sees the texts that one has left outdated, whoever fixes them; no other tenant does', async () => {
  await sendAs(ann, 'w1', edit('e1', [title('th', 'ลดแรง')]));
  expect(await marks(ann)).toEqual(ofA);
  expect(await marks(bob)).toEqual(ofA);
  expect((await opened(client(guide, as('Gus')))).translationSources).toEqual([]);
  await sendAs(bob, 'w2', edit('e2', [title('en', 'Big sale')], 2));
  expect(await marks(ann)).toEqual(['a.title.id']);
  await sendAs(ann, 'w1', edit('e3', [title('en', 'Sale')], 3));
  expect(await marks(bob)).toEqual(ofA);
});

test('edits applied in one batch are evaluated separately', async () => {
  await sendAs(ann, 'w1', edit('e1', [title('en', 'New')]), edit('e2', [title('th', 'ใหม่')]));
  expect(await marks()).toEqual(ofA);
  await sendAs(ann, 'w1', edit('e3', [title('th', 'อื่น', 'b')], 3), edit('e4', [title('id', 'Lain', 'b')], 3));
  expect(await marks()).toEqual([...ofA, 'b.title.en']);
  // A repeated edit has no second effect.
  const { translationSources } = await opened();
  await sendAs(ann, 'w1', edit('e1', [title('en', 'New')]));
  expect((await opened()).translationSources).toEqual(translationSources);
});

test('texts left outdated by concurrent edits at two servers are all marked', async () => {
  const people = Array.from({ length: 12 }, (_, i) => i);
  const own = (i: number) => [1, 2, 3].map((n) => `n${i}-${n}`);
  await db
    .update(pages)
    .set({ draft: page(...people.flatMap(own)) })
    .where(eq(pages.id, 'sale'));
  const servers = [testApi(db, { identifyOperator: identifyByHeader }).client, client];
  const work = people.map(async (i) => {
    const by = (servers[i % 2] ?? client)(zest, as(`Op${i}`));
    for (const id of own(i)) await sendAs(by, `w${i}`, edit(id, [title('th', 'ใหม่', id)]));
  });
  await Promise.all(work);
  const expected = people.flatMap(own).flatMap((id) => [`${id}.title.en`, `${id}.title.id`]);
  expect((await marks()).toSorted()).toEqual(expected.toSorted());
});

test('marking a text as still right applies to everybody, but not after a concurrent change of its source', async () => {
  await sendAs(ann, 'w1', edit('e1', [title('th', 'ลดแรง')]));
  const { document, translationSources } = await opened();
  const said = outdatedTexts(document, translationSources, 'th').map(
    ({ nodeId: id, translation, source }) => ({
      type: 'setOutdated',
      id,
      translation,
      source,
      outdated: false,
    }),
  );
  const [english, indonesian] = said;
  await sendAs(bob, 'w2', edit('e2', [english], 2));
  expect(await marks(ann)).toEqual(['a.title.id']);
  await sendAs(ann, 'w1', edit('e3', [title('th', 'หมดแล้ว')], 3));
  const { results } = await sendAs(bob, 'w2', edit('e4', [indonesian], 3));
  expect(results).toMatchObject([{ status: 'applied' }]);
  expect(await marks(ann)).toEqual(ofA);
});

test('marks survive restoring a version, and apply to a document that a script saves', async () => {
  await sendAs(ann, 'w1', edit('e1', [title('th', 'ลดแรง')]));
  const signed = await unsigned();
  await publisher.call(publishPage, { params, body: { signed } });
  await sendAs(ann, 'w1', edit('e2', [title('en', 'Big')], 2), edit('e3', [title('th', 'ใหม่')], 3));
  const version = await publisher.call(readVersion, { params: { ...params, version: 1 } });
  const restore = { type: 'replaceDocument', document: version.document };
  await sendAs(bob, 'w2', edit('e4', [restore], 4));
  expect(await marks(ann)).toEqual(ofA);

  const saved = page('a', 'b');
  saved.meta = { ...saved.meta, title: { ...all, th: 'สคริปต์' } };
  await publisher.call(savePage, { params, body: { document: saved, rev: 5 } });
  expect(await marks()).toEqual(['page.meta.title.en', 'page.meta.title.id']);
});

test('a copied page is as outdated as its original', async () => {
  await sendAs(ann, 'w1', edit('e1', [title('th', 'ลดแรง')]));
  const copy = await ann.call(endpoints.duplicatePage, { params });
  const from = await ann.call(endpoints.createPage, { body: { path: '/from', from: { page: 'sale' } } });
  const exported = (await opened()).document;
  const imported = await ann.call(endpoints.createPage, {
    body: { path: '/imported', from: { document: exported } },
  });
  expect(await marks(bob, copy.id)).toEqual(ofA);
  expect(await marks(bob, from.id)).toEqual(ofA);
  expect(await marks(bob, imported.id)).toEqual([]);
});

/** Warnings that must be signed before the page can be published, as keys. */
async function unsigned(): Promise<string[]> {
  const refusal = await publisher.call(publishPage, { params, body: {} }).then(
    () => undefined,
    (error: ApiError) => error,
  );
  const found = (refusal?.data as RefusedPages | undefined)?.pages ?? [];
  return found.flatMap(({ findings }) => (findings as Finding[]).map(findingKey));
}

test('outdated texts must be signed before publishing; the public page doesn’t mention them', async () => {
  expect(await unsigned()).toEqual([]);
  await sendAs(ann, 'w1', edit('e1', [title('th', 'ลดแรง')]));
  const { facts } = await bob.call(pageChecks, { params, query: {} });
  expect(facts.outdated).toEqual([
    { nodeId: 'a', path: ['title'], lang: 'en' },
    { nodeId: 'a', path: ['title'], lang: 'id' },
  ]);
  const signed = await unsigned();
  expect(signed).toEqual(['OUTDATED_TRANSLATION|a|title|en|', 'OUTDATED_TRANSLATION|a|title|id|']);
  await publisher.call(publishPage, { params, body: { signed } });
  const live = await client(zest).call(pageByPath, { query: { path: '/sale' } });
  expect(live.document).toEqual((await opened()).document);
  expect(JSON.stringify(live)).not.toMatch(/ource/);
});
