import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import { emptyDocument } from '#schemas/page/document.ts';
import { LIMITS } from '#schemas/page/limits.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { testApi } from '../../edge/api/api.fixtures.ts';
import { pageEdits, pages } from '../page-tables/schema.ts';
import { as, identifyByHeader } from './operators.fixtures.ts';
import { edit, openPages, title } from './pages.fixtures.ts';

const { zest, db, client, purged, ann, bob, viewer, publisher, params, read, sendAs } = await openPages();

describe('edits', () => {
  test('are applied in order, each as one revision, and stored with their author', async () => {
    const answer = await sendAs(
      ann,
      'w1',
      edit('e1', [title('x')]),
      edit('e2', [title('y', 'b'), title('z', 'c')]),
    );
    expect(answer).toEqual({
      rev: 3,
      results: [
        { id: 'e1', status: 'applied', rev: 2 },
        { id: 'e2', status: 'applied', rev: 3 },
      ],
    });
    const { document, rev, page } = await read();
    expect([rev, document.nodes.a?.props, document.nodes.c?.props]).toEqual([
      3,
      { title: 'x' },
      { title: 'z' },
    ]);
    expect(page).toMatchObject({ hasChanges: true, editedBy: 'Ann' });
    const missed = await viewer.call(endpoints.missedEdits, { params, query: { since: 2 } });
    expect(missed).toMatchObject({
      rev: 3,
      reload: false,
      edits: [{ rev: 3, id: 'e2', clientId: 'w1', operatorId: 'id-Ann', operatorName: 'Ann', base: 1 }],
    });
    expect(missed.edits[0]?.commands).toEqual([title('y', 'b'), title('z', 'c')]);
  });

  test('with a forbidden link are refused, whichever command contains it', async () => {
    const link = 'javascript:alert(1)';
    const picture = (id: string, props: object) => ({ id, type: 'picture', v: 1, props });
    const insert = (node: object) => [{ type: 'insertNode', node, to: { slot: 'main' } }];
    const setLink = (value: string) => [{ type: 'setProp', id: 'p', path: ['link'], value }];
    const document = {
      ...emptyDocument('COMMON_PAGE'),
      nodes: { q: picture('q', { link }) },
      slots: { main: ['q'] },
    };
    const { results } = await sendAs(
      ann,
      'w1',
      edit('e1', insert(picture('p', { link: '/sale' }))),
      edit('e2', setLink(link)),
      edit('e3', insert(picture('q', { link }))),
      edit('e4', [{ type: 'replaceDocument', document }]),
      edit('e5', setLink('/deals')),
    );
    const refused = { status: 'refused', problem: { code: 'BAD_LINK', params: { link } } };
    expect(results).toMatchObject([{ status: 'applied' }, refused, refused, refused, { status: 'applied' }]);
    expect((await read()).document.nodes).toMatchObject({ p: { props: { link: '/deals' } } });
  });

  test('of a module that already contains such a link are accepted', async () => {
    const old = { id: 'p', type: 'picture', v: 1, props: { link: 'javascript:alert(1)' } };
    const draft = { ...emptyDocument('COMMON_PAGE'), nodes: { p: old }, slots: { main: ['p'] } };
    await db.update(pages).set({ draft }).where(eq(pages.id, 'sale'));
    const answer = await sendAs(
      ann,
      'w1',
      edit('e1', [{ type: 'setProp', id: 'p', path: ['note'], value: 'x' }]),
      edit('e2', [{ type: 'setProp', id: 'p', path: ['link'], value: 'data:x' }]),
      edit('e3', [{ type: 'setProp', id: 'p', path: ['link'], value: '/sale' }]),
    );
    expect(answer.results.map(({ status }) => status)).toEqual(['applied', 'refused', 'applied']);
  });

  test('are answered with STORAGE_FULL when the disk is full, and can be sent again', async () => {
    await db.execute(sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
    await db.execute(sql`CREATE TRIGGER no_room BEFORE INSERT ON page_edits EXECUTE FUNCTION no_room()`);
    const send = () => sendAs(ann, 'w1', edit('e1', [title('x')]));
    await expect(send()).rejects.toMatchObject({ status: 507, code: 'STORAGE_FULL' });
    await db.execute(sql`DROP FUNCTION no_room CASCADE`);
    expect((await read()).rev).toBe(1);
    expect(await send()).toMatchObject({ results: [{ status: 'applied' }] });
  });

  test('don’t change the public page', async () => {
    const live = () => db.select({ document: pages.document }).from(pages).orderBy(pages.tenantId, pages.id);
    const before = await live();
    await sendAs(ann, 'w1', edit('e1', [title('x')]));
    expect(await live()).toEqual(before);
    expect(purged).toEqual([]);
  });

  test('sent again get the same result and are applied once', async () => {
    const append = edit('e1', [{ type: 'insertNode', node: node('x'), to: { slot: 'main' } }]);
    const first = await sendAs(ann, 'w1', append);
    expect(await sendAs(ann, 'w1', append)).toEqual(first);
    expect(await sendAs(ann, 'w1', append, append, edit('e2', [title('y')]))).toMatchObject({
      rev: 3,
      results: [{ rev: 2 }, { rev: 2 }, { rev: 3 }],
    });
    expect(await db.$count(pageEdits)).toBe(2);
  });

  test('of another window can’t be claimed by their id', async () => {
    await sendAs(ann, 'w1', edit('e1', [title('x')]));
    expect(await sendAs(bob, 'w2', edit('e1', [title('y')], 2))).toMatchObject({
      results: [{ status: 'refused', problem: { path: ['id'] } }],
    });
  });

  test('of two operators on different modules are merged, on the same one a conflict', async () => {
    await sendAs(ann, 'w1', edit('e1', [title('hers')]));
    const answer = await sendAs(
      bob,
      'w2',
      edit('e2', [title('his', 'b')]),
      edit('e3', [title('his')]),
      edit('e4', [title('hers')]),
    );
    expect(answer.results).toMatchObject([
      { status: 'applied' },
      {
        status: 'conflict',
        conflicts: [{ mine: 'his', theirs: 'hers', by: 'Ann', path: ['nodes', 'a', 'props', 'title'] }],
      },
      { status: 'applied' },
    ]);
    expect((await read()).document.nodes).toMatchObject({
      a: { props: { title: 'hers' } },
      b: { props: { title: 'his' } },
    });
  });

  test('are applied completely or not at all', async () => {
    const { rev, results } = await sendAs(ann, 'w1', edit('e1', [title('x'), title('y', 'gone')]));
    expect([rev, results]).toMatchObject([1, [{ status: 'refused', problem: { code: 'NODE_MISSING' } }]]);
    expect((await read()).document).toEqual(samplePage());
  });

  test('may leave a module’s props incomplete, because a draft isn’t published', async () => {
    const picture = { ...node('p'), type: 'picture', props: { picture: 'unfinished' } };
    const { results } = await sendAs(
      ann,
      'w1',
      edit('e1', [{ type: 'insertNode', node: picture, to: { slot: 'main' } }]),
    );
    expect(results).toMatchObject([{ status: 'applied' }]);
  });

  test('sent concurrently to two servers are applied one after the other, and none is lost', async () => {
    const servers = [testApi(db, { identifyOperator: identifyByHeader }).client, client];
    const people = Array.from({ length: 12 }, (_, i) => i);
    const added = (i: number) => [1, 2, 3].map((n) => `n${i}-${n}`);
    const statuses = people.map(async (i) => {
      const by = (servers[i % 2] ?? client)(zest, as(`Op${i}`));
      const found: string[] = [];
      for (const id of added(i)) {
        const own = edit(id, [{ type: 'insertNode', node: node(id), to: { slot: 'main' } }]);
        const { results } = await sendAs(by, `w${i}`, own);
        found.push(...results.map(({ status }) => status));
      }
      return found;
    });
    expect(new Set((await Promise.all(statuses)).flat())).toEqual(new Set(['applied']));
    const { document, rev } = await read();
    expect(rev).toBe(37);
    expect(document.slots.main?.toSorted()).toEqual([...people.flatMap(added), 'a', 'tabs'].toSorted());
  });

  test('on a future base, or one too far back, are refused', async () => {
    await db.update(pages).set({ rev: 5_000 }).where(eq(pages.id, 'sale'));
    const { results } = await sendAs(
      ann,
      'w1',
      edit('e1', [title('x')], 5_001),
      edit('e2', [title('x')], 10),
    );
    expect(results).toMatchObject([
      { problem: { code: 'INVALID_VALUE', path: ['base'] } },
      { problem: { code: 'BASE_TOO_OLD' } },
    ]);
  });

  test('that a client has missed by too far are replaced by a reload of the draft', async () => {
    const missed = (since: number) => viewer.call(endpoints.missedEdits, { params, query: { since } });
    await sendAs(ann, 'w1', edit('e1', [title('x')]));
    expect(await missed(2)).toEqual({ rev: 2, edits: [], reload: false });
    expect(await missed(0)).toEqual({ rev: 2, edits: [], reload: true });
    expect(await missed(9)).toEqual({ rev: 2, edits: [], reload: true });
  });

  test('of an unknown or archived page are refused', async () => {
    const none = { params: { id: 'none' }, body: { clientId: 'w', edits: [edit('e', [title('x')])] } };
    await expect(ann.call(endpoints.sendEdits, none)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await publisher.call(endpoints.archivePage, { params });
    await expect(sendAs(ann, 'w1', edit('e1', [title('x')]))).rejects.toMatchObject({
      code: 'PAGE_ARCHIVED',
    });
  });
});

describe('limits', () => {
  const long = 'x'.repeat(60_000);
  const props = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      type: 'setProp',
      id: 'a',
      path: [`p${from + i}`],
      value: long,
    }));

  test('a draft never grows beyond a mebibyte', async () => {
    const { results } = await sendAs(ann, 'w1', edit('e1', props(0, 17)), edit('e2', props(17, 1)));
    expect(results).toMatchObject([
      { status: 'applied' },
      { status: 'refused', problem: { code: 'DOCUMENT_TOO_LARGE' } },
    ]);
  });

  test('a whole document of a mebibyte fits into an edit', async () => {
    const large = { ...samplePage(), nodes: { ...samplePage().nodes, a: node('a') } };
    large.nodes.a = {
      ...node('a'),
      props: Object.fromEntries(props(0, 17).map(({ path, value }) => [path[0], value])),
    };
    expect(JSON.stringify(large).length).toBeGreaterThan(0.95 * LIMITS.bytes);
    const { results } = await sendAs(ann, 'w1', edit('e1', [{ type: 'replaceDocument', document: large }]));
    expect(results).toMatchObject([{ status: 'applied' }]);
    expect((await read()).document).toEqual(large);
    // An edit with a base before that is a conflict, and the server needn't read the documents again.
    expect(await sendAs(bob, 'w2', edit('e2', [title('x')]))).toMatchObject({
      results: [{ status: 'conflict' }],
    });
  });

  test.each([
    ['more than two mebibytes', 413, [edit('e', props(0, 40))]],
    ['more than 500 commands in an edit', 422, [edit('e', Array(501).fill(title('x')))]],
    ['more than 50 edits', 422, Array.from({ length: 51 }, (_, i) => edit(`e${i}`, [title('x')]))],
    ['more than 500 commands in all', 413, ['1', '2'].map((id) => edit(id, Array(251).fill(title('x'))))],
    ['an edit without commands', 422, [edit('e', [])]],
  ])('%s are refused', async (_what, status, edits) => {
    await expect(sendAs(ann, 'w1', ...edits)).rejects.toMatchObject({ status });
  });
});
