import { beforeEach, describe, expect, test } from 'vitest';
import { pageByPath, savePage } from '#schemas/api/invented/pages.ts';
import { pageDataModule } from '#schemas/api/page-data.ts';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tokenHeaders } from '../../../../domain/operators/operators.fixtures.ts';
import { pages } from '../../../../domain/page-tables/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client, purged, send } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });
const headers = { 'Accept-Language': 'en', ...(await tokenHeaders(db, zest, 'pages:write')) };
const operator = client(zest, headers);

const read = () => api.call(pageDataModule, { params: { id: 'home' } });
const save = (document: unknown, rev = 1) =>
  operator.call(savePage, { params: { id: 'home' }, body: { document, rev } });

/** A page with one module of an unknown type. */
function page(props: Record<string, unknown>, type = 'from-tomorrow'): PageDocument {
  const document = emptyDocument('COMMON_PAGE');
  return { ...document, nodes: { a: { id: 'a', type, v: 1, props } }, slots: { main: ['a'] } };
}

beforeEach(async () => {
  await db.delete(pages);
  await db.insert(pages).values([pageRow('zest', 'home', { path: '/' }), pageRow('zest', 'ลดราคา')]);
  purged.length = 0;
});

describe('a page', () => {
  test('[CALL12] is found by its id and by its path', async () => {
    const home = await read();
    const answer = await send(zest, '/saas-integration-service/page-data-modules/home');
    expect(await answer.json()).toMatchObject({ success: true, data: home });
    expect(home).toMatchObject({ id: 'home', path: '/', pageType: 'COMMON_PAGE', rev: 1 });
    expect(home.document.meta.title.en).toBe('zest home English');
    expect(await api.call(pageByPath, { query: { path: '/' } })).toEqual(home);
    expect(await api.call(pageByPath, { query: { path: '/ลดราคา' } })).toMatchObject({ id: 'ลดราคา' });
  });

  test('is not found by anything else', async () => {
    const notFound = { status: 404, code: 'NOT_FOUND' };
    await expect(api.call(pageDataModule, { params: { id: '/' } })).rejects.toMatchObject(notFound);
    await expect(api.call(pageByPath, { query: { path: 'home' } })).rejects.toMatchObject(notFound);
  });
});

describe('saving', () => {
  test('stores the document under the next revision and purges the page', async () => {
    const saved = await save({ ...page({}), pageType: 'PAGE_CATEGORY' });
    expect(saved).toMatchObject({ id: 'home', path: '/', rev: 2, pageType: 'PAGE_CATEGORY' });
    expect(await read()).toEqual(saved);
    expect(purged).toEqual(['zest:page:home']);
  });

  test('keeps a module of an unknown type unchanged', async () => {
    const props = { a: [1, { b: null }], title: { th: 'ไทย' } };
    await save(page(props));
    expect((await read()).document).toEqual(page(props));
  });

  test('accepts a document as text too, up to the limits of documents', async () => {
    const long = page(
      Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`p${i}`, '"'.repeat(30_000)])),
    );
    await save(JSON.stringify(long));
    expect((await read()).document).toEqual(long);
    const deep = page(JSON.parse(`${'{"x":'.repeat(28)}1${'}'.repeat(28)}`));
    await save(deep, 2);
    expect((await read()).document).toEqual(deep);
  });

  test('over an older revision is a conflict, and loses nothing', async () => {
    await save(page({ by: 'first' }));
    await expect(save(page({ by: 'second' }))).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
    const stored = await read();
    expect([stored.rev, stored.document]).toEqual([2, page({ by: 'first' })]);
  });

  test('concurrently over one revision succeeds once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, by) => save(page({ by }))));
    const saved = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(saved).toHaveLength(1);
    expect(await read()).toEqual(saved[0]);
  });

  test('an unknown page is not found', async () => {
    const call = operator.call(savePage, { params: { id: 'none' }, body: { document: page({}), rev: 1 } });
    await expect(call).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('a document is refused', () => {
  const refusal = async (documentJson: string) => {
    const response = await send(zest, '/saas-low-code-service/api/pages/home', {
      method: 'PUT',
      headers,
      body: `{"document":${documentJson},"rev":1}`,
    });
    const { code, message, data } = await response.json();
    return [response.status, code, data?.path, message];
  };
  const good = page({});

  test.each([
    ['a slot with an unknown node', { ...good, slots: { main: ['b'] } }, 'NODE_MISSING', 'slots.main.0'],
    [
      'a known module with wrong props',
      page({ picture: 'x' }, 'picture'),
      'INVALID_VALUE',
      'nodes.a.props.picture',
    ],
    ['an unknown key', { ...good, extra: 1 }, 'UNKNOWN_KEY', ''],
    ['a prototype key', JSON.parse('{"__proto__":1}'), 'FORBIDDEN_KEY', '__proto__'],
    ['text that isn’t JSON', '{', 'INVALID_JSON', ''],
    ['text with a key twice', '{"a":1,"a":2}', 'DUPLICATE_KEY', 'a'],
    ['a zero byte', page({ text: 'a\0b' }), 'INVALID_TEXT', 'nodes.a.props.text'],
    ['nothing', null, 'INVALID_VALUE', ''],
  ])('with its code, place and message: %s', async (_case, document, code, path) => {
    const [status, ...rest] = await refusal(JSON.stringify(document));
    expect([status, ...rest]).toEqual([422, code, path, expect.stringMatching(/^[A-Z“].+/)]);
    expect(await read()).toMatchObject({ rev: 1 });
  });

  test('when it is nested too deep, however deep', async () => {
    const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect((await refusal(text))[1]).toBe('DOCUMENT_TOO_DEEP');
    expect((await refusal(JSON.stringify(text)))[1]).toBe('DOCUMENT_TOO_DEEP');
  });

  test('when it is larger than a mebibyte', async () => {
    const words = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`p${i}`, 'x'.repeat(60_000)]));
    expect((await refusal(JSON.stringify(page(words)))).slice(0, 2)).toEqual([413, 'DOCUMENT_TOO_LARGE']);
  });
});

describe('only an operator saves', () => {
  test.each([
    ['a call without a token', undefined],
    ['an empty token', 'Bearer '],
    ['another token of the same length', `Bearer talat_${'x'.repeat(43)}`],
    ['the start of the token', headers.authorization.slice(0, -1)],
    ['the token without the word Bearer', headers.authorization.replace('Bearer ', '')],
  ])('%s is refused', async (_who, authorization) => {
    const caller = client(zest, authorization === undefined ? {} : { Authorization: authorization });
    const call = caller.call(savePage, { params: { id: 'home' }, body: { document: page({}), rev: 1 } });
    await expect(call).rejects.toMatchObject({ status: 401, code: '401' });
    expect(await read()).toMatchObject({ rev: 1 });
  });
});
