import { expect } from 'playwright/test';
import type { ModuleNode } from '#schemas/page/document.ts';
import { send, sendJson } from '../support/http.ts';
import { operatorHeaders } from '../support/operator-token.ts';
import { pageOf, putPage, readPage, storePage } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

const PATH = '/hostile';
const PAGE = { tenantId: 'zest', id: 'hostile', path: PATH };

const richText = (id: string, html: string): ModuleNode => ({
  id,
  type: 'rich-text',
  v: 1,
  props: { title: {}, text: { th: html } },
});
const picture = (props: Record<string, unknown>): ModuleNode => ({ id: 'p', type: 'picture', v: 1, props });
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const withProps = (props: Record<string, unknown>) => pageOf([{ ...richText('a', '<p>x</p>'), props }]);
const text = JSON.stringify(pageOf([richText('a', '<p>x</p>')]));

const refused: [string, { document: unknown; status: number; code: string }][] = [
  [
    'props nested 1,000 deep',
    { document: withProps({ a: nested(1_000) }), status: 422, code: 'DOCUMENT_TOO_DEEP' },
  ],
  [
    '1,000 nested, as text',
    { document: `${'['.repeat(1_000)}${']'.repeat(1_000)}`, status: 422, code: 'DOCUMENT_TOO_DEEP' },
  ],
  ['5 MB', { document: withProps({ a: 'x'.repeat(5_000_000) }), status: 413, code: 'PAYLOAD_TOO_LARGE' }],
  [
    'a key __proto__',
    {
      document: text.replace('"props":{', '"props":{"__proto__":{"admin":true},'),
      status: 422,
      code: 'FORBIDDEN_KEY',
    },
  ],
  [
    'a key constructor',
    { document: text.replace('"props":{', '"props":{"constructor":{},'), status: 422, code: 'FORBIDDEN_KEY' },
  ],
  [
    'a script as a link',
    { document: pageOf([picture({ link: 'javascript:alert(1)' })]), status: 422, code: 'BAD_LINK' },
  ],
  ['a text that is no JSON', { document: '{"nodes":', status: 422, code: 'INVALID_JSON' }],
  ['nothing', { document: null, status: 422, code: 'INVALID_VALUE' }],
  [
    'a node outside every list',
    { document: { ...pageOf([richText('a', '')]), slots: { main: [] } }, status: 422, code: 'NODE_ORPHAN' },
  ],
];

test.beforeEach(async ({ server }) => {
  await storePage(server, PAGE, pageOf([richText('a', '<p>the good page</p>')]));
});

for (const [name, { document, status, code }] of refused) {
  test(`refuses a document with ${name}, and saves the next good one`, async ({ server }) => {
    const before = await readPage(server, 'zest', PATH);
    const answer = await putPage(server, 'zest', { ...before, document });
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ success: false, code });
    expect(answer.json.message).toMatch(/\S/);
    expect(await readPage(server, 'zest', PATH)).toEqual(before);
    await expectGoodSave(server, before.rev);
  });
}

const safelyShown: [string, ModuleNode[]][] = [
  ['an unknown module', [{ id: 'u', type: 'from-the-future', v: 1, props: { any: ['thing'] } }]],
  ['a newer version of a module', [{ ...picture({}), v: 99 }]],
  ['script in a rich text', [richText('s', '<p onclick="alert(1)">x</p><script>alert(1)</script>')]],
];

for (const [name, nodes] of safelyShown) {
  test(`keeps ${name} and shows the page without it`, async ({ server }) => {
    const { rev } = await readPage(server, 'zest', PATH);
    const document = pageOf([richText('a', '<p>the good page</p>'), ...nodes]);
    const answer = await putPage(server, 'zest', { id: PAGE.id, rev, document });
    expect(answer.json).toMatchObject({ success: true });
    const page = await send(server.port, 'zest', PATH);
    expect(page.status).toBe(200);
    expect(page.body).toContain('the good page');
    expect(page.body).not.toMatch(/alert\(1\)|from-the-future/);
    await expectGoodSave(server, rev + 1);
  });
}

test('[E4] a page by its id is the rendered one; a module unknown to the registry causes one warning', async ({
  server,
}) => {
  const { rev } = await readPage(server, 'zest', PATH);
  const unknown = ['u1', 'u2'].map((id): ModuleNode => ({ id, type: 'no-such-thing', v: 1, props: {} }));
  await putPage(server, 'zest', {
    id: PAGE.id,
    rev,
    document: pageOf([richText('a', '<p>kept</p>'), ...unknown]),
  });
  const byId = await sendJson(
    server.port,
    'zest',
    `/api/saas-integration-service/page-data-modules/${PAGE.id}`,
  );
  expect(Object.keys(byId.json.data.document.nodes)).toEqual(['a', 'u1', 'u2']);
  expect(
    (await sendJson(server.port, 'guide', `/api/saas-integration-service/page-data-modules/${PAGE.id}`))
      .status,
  ).toBe(404);
  const page = await send(server.port, 'zest', PATH);
  expect([page.status, page.body.includes('kept')]).toEqual([200, true]);
  const warnings = () =>
    server.log.filter(({ msg, type }) => msg === 'module skipped' && type === 'no-such-thing');
  // The log line may arrive after the page.
  await expect.poll(() => warnings().length).toBeGreaterThan(0);
  expect(warnings()).toHaveLength(1);
  await expectGoodSave(server, rev + 1);
});

test('a body that is encoded, not JSON or without a token changes nothing', async ({ server }) => {
  const before = await readPage(server, 'zest', PATH);
  const path = `/api/saas-low-code-service/api/pages/${PAGE.id}`;
  const { authorization } = await operatorHeaders(server, 'zest');
  const put = (headers: Record<string, string>, body: string) =>
    send(server.port, 'zest', path, { method: 'PUT', headers, body });
  expect((await put({ authorization, 'content-encoding': 'gzip' }, '{}')).status).toBe(400);
  expect((await put({ authorization }, '{"document":')).status).toBe(422);
  expect((await put({}, JSON.stringify(before))).status).toBe(401);
  expect((await put({ authorization, origin: 'http://evil.example' }, JSON.stringify(before))).status).toBe(
    403,
  );
  expect(await readPage(server, 'zest', PATH)).toEqual(before);
});

test('a page of one tenant can’t be reached from another', async ({ server }) => {
  const { rev } = await readPage(server, 'zest', PATH);
  const answer = await putPage(server, 'guide', { id: PAGE.id, rev, document: pageOf([]) });
  expect(answer.status).toBe(404);
  expect((await send(server.port, 'guide', PATH)).status).toBe(404);
  expect(
    (await sendJson(server.port, 'zest', `/api/saas-integration-service/page-data-modules/hostile`)).json.data
      .rev,
  ).toBe(rev);
});

async function expectGoodSave(server: RunningServer, rev: number) {
  const words = `saved over ${rev}`;
  const document = pageOf([richText('a', `<p>${words}</p>`)]);
  const saved = await putPage(server, 'zest', { id: PAGE.id, rev, document });
  expect(saved.json).toMatchObject({ success: true, data: { rev: rev + 1 } });
  expect((await send(server.port, 'zest', PATH)).body).toContain(words);
}
