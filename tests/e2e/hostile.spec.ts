import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { SaxesParser } from 'saxes';
import { LANGUAGES } from '#schemas/constants.ts';
import { pinnedNode, root } from '../../scripts/setup.mjs';
import { PAYLOAD_SETS } from '../fixtures/hostile-payloads.ts';
import { send } from '../support/http.ts';
import { inTurn } from '../support/in-turn.ts';
import { faultsOf, type RunningServer, temporaryDataDir } from '../support/running-server.ts';
import { DESKTOP } from './devices.ts';
import { poisonCatalogue } from './hostile-rows.ts';
import { armedElements, watchForScript } from './hostile-watch.ts';
import { publicPaths } from './screen-paths.ts';
import { hydrated } from './story.ts';
import { expect, type TenantId, test } from './test.ts';

// Failing picture requests are expected with these payloads.
test.use({ ...DESKTOP, catalogue: 'hostile', expectedErrors: /./ });

/** Screens that link to all others. */
const STARTS: Record<TenantId, readonly string[]> = {
  zest: [
    '/',
    '/en',
    '/id/articles',
    ...publicPaths('zest'),
    '/zestbuy-deal/zbc',
    '/search?keyword=script',
    '/en/search',
  ],
  guide: ['/', '/en', '/deals', '/search?keyword=alert&tab=articles', '/sitemap'],
};
/** Of the screens above those that `npm test` opens, with one page of each kind that they link to. */
const FEW_STARTS = ['/', '/id/articles', '/products', '/search?keyword=script'];

type Visit = { page: Page; context: BrowserContext; server: RunningServer };

/** Watches the pages of a context; `open` opens and inspects one of them. */
async function inspector({ page, context, server }: Visit) {
  const signs = await watchForScript(context);
  page.on('response', (response) => {
    if (response.status() >= 500) signs.push(`${response.status()} ${response.url()}`);
  });
  const open = async (path: string) => {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBeLessThan(500);
    await hydrated(page);
    for (const details of await page.locator('main details > summary:visible').all()) await details.click();
    for (const json of await page.locator('script[type="application/ld+json"]').allTextContents())
      JSON.parse(json);
    expect(await armedElements(page), path).toEqual([]);
    expect(new URL(page.url()).hostname, path).toMatch(/\.localhost$/);
    return page.evaluate(() =>
      [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
    );
  };
  const expectNothing = () => {
    // Pictures of other sites are allowed over https.
    expect(signs.filter((sign) => !sign.startsWith('request image https:'))).toEqual([]);
    expect(faultsOf(server)).toEqual([]);
  };
  return { open, expectNothing };
}

/** The first links of each kind of page, by the first segment of their path. */
function someOfEachKind(links: readonly string[], ofEachKind: number): string[] {
  const kinds = new Map<string, string[]>();
  for (const href of new Set(links)) {
    const [, kind = '', own] = href.replace(/^\/(en|id)(?=\/)/, '').split(/[/?#]/);
    const name = own === undefined ? '' : kind;
    const known = kinds.get(name) ?? [];
    if (known.length < ofEachKind) kinds.set(name, [...known, href]);
  }
  return [...kinds.values()].flat();
}

for (const { tenant, starts, ofEachKind, atLeast, tag } of [
  { tenant: 'zest', starts: FEW_STARTS, ofEachKind: 1, atLeast: 9, tag: [] },
  { tenant: 'zest', starts: STARTS.zest, ofEachKind: 2, atLeast: 18, tag: '@all' },
  { tenant: 'guide', starts: STARTS.guide, ofEachKind: 2, atLeast: 9, tag: '@all' },
] satisfies {
  tenant: TenantId;
  starts: readonly string[];
  ofEachKind: number;
  atLeast: number;
  tag: string | [];
}[])
  test.describe(`${tenant}, ${starts.length} starts`, () => {
    test.use({ tenant });

    test(`300 payloads in every column of ${tenant}’s catalogue run no script on any screen`, {
      tag,
    }, async ({ page, context, server }) => {
      test.setTimeout(1_200_000);
      await poisonCatalogue(server, tenant);
      const { open, expectNothing } = await inspector({ page, context, server });
      const links: string[] = [];
      for (const path of starts) links.push(...(await open(path)));
      const found = someOfEachKind(links, ofEachKind);
      expect(found.length).toBeGreaterThanOrEqual(atLeast);
      for (const path of found) await open(path);

      const files = ['/robots.txt', '/sitemap.xml', ...(await sitemapFiles(server, tenant))];
      for (const path of files) {
        const { status, body } = await send(server.port, tenant, path);
        expect([path, status]).toEqual([path, 200]);
        if (path.endsWith('.xml')) new SaxesParser().write(body).close();
      }
      for (const path of found.filter((href) => href.includes('/content/'))) {
        const html = (await send(server.port, tenant, path)).body;
        const picture = /property="og:image" content="[^"]*?(\/share\/[^"]+)"/.exec(html)?.[1] ?? '';
        expect((await send(server.port, tenant, picture)).headers['content-type'], path).toBe('image/jpeg');
      }
      expectNothing();
    });
  });

async function sitemapFiles(server: RunningServer, tenant: TenantId): Promise<string[]> {
  const { body } = await send(server.port, tenant, '/sitemap.xml');
  return [...body.matchAll(/<loc>[^<]*?(\/sitemaps\/th\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
}

test.describe('an import', () => {
  for (const { payloads, tag } of PAYLOAD_SETS)
    test(`stores ${payloads.length} payloads as texts only, and none as a link`, { tag }, async ({
      page,
      context,
      server,
    }) => {
      test.setTimeout(1_200_000);
      const rows = payloads.flatMap((text, index) => {
        const address = `https://shop.example/${index}?q=${encodeURIComponent(text)}`;
        const item = {
          platform: 'LAZADA',
          itemId: `text-${payloads.length}-${index} ${text.slice(0, 80)}`,
          price: 100 + index,
          title: Object.fromEntries(LANGUAGES.map((lang) => [lang, text])),
          summary: text,
          brand: text.slice(0, 90),
          shop: text.slice(0, 90),
          location: text.slice(0, 90),
          categories: [text.slice(0, 150)],
          url: address,
          traceUrl: address,
          pictures: [`https://img.example/x.png?q=${encodeURIComponent(text)}`],
        };
        const harmless = { ...item, itemId: `address-${payloads.length}-${index}`, title: 'x', brand: 'x' };
        return [item, { ...harmless, url: text }, { ...harmless, traceUrl: text, pictures: [text] }];
      });
      const { code, output } = await runImport(server, rows);
      expect([code, output]).toEqual([1, expect.stringContaining(`${rows.length} rows: `)]);
      const [, inserted, rejected] = /(\d+) inserted, .* (\d+) rejected/.exec(output)?.map(Number) ?? [];
      // Rows with invalid text or address are refused; another link or a picture that is none is left out.
      expect(inserted).toBeGreaterThan(1.51 * payloads.length);
      expect((inserted ?? 0) + (rejected ?? 0)).toBe(rows.length);
      expect(rejected).toBeGreaterThanOrEqual(payloads.length);

      await context.route('https://img.example/**', (route) => route.abort());
      const { open, expectNothing } = await inspector({ page, context, server });
      const details = new Set<string>();
      for (let number = 1; number <= Math.ceil((inserted ?? 0) / 20); number++)
        for (const href of await open(`/en/deals?page=${number}`))
          if (href.includes('/content/')) details.add(href);
      expect(details.size).toBeGreaterThan(0.91 * payloads.length);
      for (const path of [...details].filter((_, index) => index % 40 === 0)) await open(path);
      await open('/en/brands?page=4');
      await open('/en/search?keyword=onerror&tab=deals');
      expectNothing();
    });
});

/** Imports rows with the command, beside the running server. */
async function runImport(server: RunningServer, rows: readonly object[]) {
  const dataDir = await temporaryDataDir();
  const file = join(dataDir.path, 'rows.jsonl');
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  const env = { ...process.env, DATABASE_URL: server.databaseUrl, DATA_DIR: dataDir.path };
  const args = ['server/domain/import/main.ts', file, '--tenant', 'zest', '--format', 'jsonl'];
  const result = await new Promise<{ code: number; output: string }>((resolve) => {
    execFile(pinnedNode(), args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
  await dataDir.remove();
  return result;
}

test.describe('visitors’ input', () => {
  for (const { payloads, tag } of PAYLOAD_SETS)
    test(`${payloads.length} payloads, in every parameter or as a path, are plain words or refused`, {
      tag,
    }, async ({ page, context, server }) => {
      test.setTimeout(1_200_000);
      const wrong: string[] = [];
      await inTurn(payloads, async (text, index) => {
        const word = encodeURIComponent(text);
        const everywhere = ['keyword', 'tab', 'sort', 'filter', 'page']
          .map((name) => `${name}=${word}`)
          .join('&');
        const paths = ['/search', '/brands', '/products', '/coupons', '/deals'];
        const prefixes = [
          '/content/',
          '/topic/',
          '/tag/',
          '/article-tag/',
          '/products/',
          '/',
          '/share/th/content/',
        ];
        const path = `${paths[index % paths.length]}?${everywhere}`;
        const [tenant, asked] =
          index % 2 === 0
            ? ['zest', path]
            : [index % 4 === 1 ? 'zest' : 'guide', `${prefixes[index % prefixes.length]}${word}`];
        const { status, headers } = await send(server.port, tenant, asked);
        const location = headers.location ?? '/';
        if (status >= 500 || !/^\/(?![/\\])/.test(location)) wrong.push(`${asked}: ${status} ${location}`);
      });
      expect(wrong).toEqual([]);

      const { open, expectNothing } = await inspector({ page, context, server });
      for (const text of payloads.filter((_, index) => index % 30 === 0)) {
        await open(`/en/search?keyword=${encodeURIComponent(text)}&tab=${encodeURIComponent(text)}`);
        await page.evaluate(
          (word) => localStorage.setItem('search-history', JSON.stringify([word])),
          text.slice(0, 50),
        );
        const field = page.getByTestId('search-input');
        await field.fill('');
        await expect(page.getByTestId('search-panel')).toBeVisible();
        await field.fill(text.slice(0, 40));
        await field.press('Enter');
        expect(await armedElements(page)).toEqual([]);
      }
      expectNothing();
    });
});
