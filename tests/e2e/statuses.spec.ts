import { textFor } from '#locales/text.ts';
import { allClassifications } from '#schemas/api/content.ts';
import { publishPage, unpublishPage } from '#schemas/api/invented/publishing.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { apiOf } from '../support/api.ts';
import { send, sendJson } from '../support/http.ts';
import { operatorHeaders } from '../support/operator-token.ts';
import { pageOf, putPage, readPage, storePage } from '../support/pages.ts';
import { PREFIXES, publicPaths } from './screen-paths.ts';
import { expect, inLanguage, test } from './test.ts';

const TOO_LONG = 'x'.repeat(300);
/** Starts of addresses that name a thing; the list of any tag exists. */
const NAMING = PREFIXES.filter((prefix) => !prefix.endsWith('tag/'));

for (const tenant of ['zest', 'guide'] as const)
  test(`the page cache stores each public screen of ${tenant} that has one address`, {
    tag: tenant === 'zest' ? [] : '@all',
  }, async ({ server }) => {
    const uncached: string[] = [];
    for (const path of publicPaths(tenant)) {
      const { headers } = await send(server.port, tenant, path);
      if (!/^max-age=[1-9]/.test(String(headers['surrogate-control']))) uncached.push(path);
    }
    expect(uncached).toEqual([]);
  });

test('an invalid address is not found, without an error', async ({ server }) => {
  const categories = (await apiOf(server, 'zest').call(allClassifications, {})).flat();
  const codeOf = (type: string) => categories.find((category) => category.type === type)?.code ?? '';
  const paths = [
    ...NAMING.flatMap((prefix) => [prefix + TOO_LONG, `${prefix}x-${TOO_LONG}`]),
    // A category's address consists of name and code; its code alone is unknown.
    `/products/${codeOf('GOODS')}`,
    `/articles/${codeOf('ARTICLE')}`,
    `/products/x-${codeOf('ARTICLE')}`,
    ...['', '..', '%2e%2e', '%2F..%2F', '%00', '%zz', '%27', '%3F', '%E0%B8%81'].flatMap((code) => [
      `/products/x-${code}`,
      `/articles/x-${code}`,
    ]),
  ];
  const answers: [string, number][] = [];
  // One after the other: a busy machine refuses some of so many renders at once.
  for (const path of paths) answers.push([path, (await send(server.port, 'zest', path)).status]);
  expect(answers).toEqual(paths.map((path) => [path, 404]));
});

test('an unknown address shows that, in its language, in the HTML itself', async ({ server }) => {
  const names = NAMING.map((prefix) => `${prefix}x-nothing`);
  for (const path of [...names, '/nothing', '/a/b/c', '/not-found', '/stories/nothing'])
    for (const lang of LANGUAGES) {
      const { status, headers, body } = await send(server.port, 'zest', inLanguage(lang, path));
      const title = textFor(lang)('errors.notFound.title');
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'private, no-store']);
      expect(body).toContain(`<html lang="${lang}"`);
      expect(body).toContain(`>${title}</h1>`);
      expect(body).toContain(`<title>${title} | Zest</title>`);
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body).not.toContain('rel="canonical"');
      for (const part of ['header', 'search-input', 'language-switch', 'footer'])
        expect(body).toContain(`data-testid="${part}"`);
    }
});

test('an offline page is not found, and is shown at once when it is published again', async ({ server }) => {
  const page = { tenantId: 'zest', id: 'taken-down', path: '/taken-down' };
  const operator = async (path: string, body: unknown) =>
    sendJson(server.port, 'zest', `/api${path.replace('{id}', page.id)}`, {
      method: 'POST',
      headers: await operatorHeaders(server, 'zest'),
      body,
    });
  const shown = async () => {
    const { status, body } = await send(server.port, 'zest', page.path);
    return [status, body.includes('data-testid="not-found"')];
  };
  expect(await shown()).toEqual([404, true]);
  await storePage(server, page, pageOf([]));
  await expect.poll(shown).toEqual([200, false]);
  const { rev, document } = await readPage(server, 'zest', page.path);
  expect((await putPage(server, 'zest', { id: page.id, rev, document })).json.success).toBe(true);
  const taken = await operator(unpublishPage.path, {});
  expect(await shown()).toEqual([404, true]);
  const version = taken.json.data.previous;
  expect((await operator(publishPage.path, { version })).json).toMatchObject({ data: { version } });
  expect(await shown()).toEqual([200, false]);
});

test('unusual requests and failures are answered with a link to the home page', async ({ server }) => {
  for (const [path, status, home] of [
    ['/%zz', 404, '/'],
    ['/a//b', 404, '/'],
    ['/en/review/x', 410, '/en'],
    ['/stories/broken-on-server', 500, '/'],
    ['/id/stories/broken-on-server', 500, '/id'],
  ] as const) {
    const answer = await send(server.port, 'zest', path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.body).toContain(`<a href="${home}"`);
    expect(answer.body).toMatch(/<h1[^>]*>[^<]+</);
  }
});

test('[X2 ranking, R22 ranking] the ranking redirects permanently to the leaderboards', async ({
  server,
}) => {
  const { status, headers } = await send(server.port, 'zest', '/ranking');
  expect([status, headers.location]).toEqual([308, '/leaderboard']);
});
