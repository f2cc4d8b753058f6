import type { Page } from 'playwright/test';
import { LANGUAGES } from '#schemas/constants.ts';
import { splitLanguage } from '#schemas/find-language.ts';
import { frameMarks } from '#storefront/on-device/page-kinds.ts';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible, overhang } from './accessible.ts';
import { DEVICES, type DeviceName, LOOKS, type Look } from './looks.ts';
import { takePicture } from './picture.ts';
import { PREFIXES, singlePaths } from './screen-paths.ts';
import { hydrated } from './story.ts';
import { darken, expect, inLanguage, origin, type TenantId, test } from './test.ts';

/** A page to visit: its address, or the first matching link on another page. */
type Stop = string | { on: string; link: string };

/** Pages of each screen with many addresses: their addresses, or the page that links to one. */
const EXAMPLES: Record<(typeof PREFIXES)[number], Partial<Record<TenantId, string | readonly string[]>>> = {
  '/article/': { zest: '/articles', guide: '/' },
  '/article-tag/': { zest: '/articles' },
  '/articles/': { zest: '/articles' },
  '/badge/': { zest: ['/badge/6'] },
  '/bonus/': { zest: ['/bonus/5'] },
  '/brand/': { zest: ['/brand/boomora'], guide: '/brands' },
  '/content/': { zest: '/', guide: '/deals' },
  '/leaderboard-products/': { zest: ['/leaderboard-products/b401'], guide: '/leaderboard' },
  '/lottery/': { zest: ['/lottery/1', '/lottery/2', '/lottery/3', '/lottery/4'] },
  '/note-detail/': { zest: '/articles', guide: '/' },
  '/product/': { zest: '/products', guide: '/products' },
  '/products/': { zest: '/products', guide: '/products' },
  '/tag/': { guide: '/' },
  '/topic/': { zest: '/topic', guide: '/topic' },
  '/zestbuy-deal/': { zest: ['/zestbuy-deal/zbc', '/zestbuy-deal/zbe', '/zestbuy-deal/703'] },
};

/** Stops for each kind of page of a tenant, except its first home page. */
const stopsOf = (tenant: TenantId): Stop[] => [
  ...singlePaths(tenant),
  '/search?keyword=iphone',
  ...PREFIXES.flatMap((link): readonly Stop[] => {
    const found = EXAMPLES[link][tenant] ?? [];
    return typeof found === 'string' ? [{ on: found, link }] : found;
  }),
];

/** Home page, which is tested in three looks; every other page in one. */
const HOME = '/';

const WIDTHS: Record<DeviceName, readonly number[]> = {
  phone: [320, 360, 390],
  desktop: [768, 1280],
  app: [360],
};

/** Whether search engines must not index the page; it then has no canonical address. */
const isKept = (page: Page) => page.locator('meta[name=robots][content*=noindex]').count();

/** Kinds of screens that have a visit, by what every address of theirs begins with. */
const visited = new Set<string>();

/** Whether no stop of the same screen came before; each tenant has a home page of its own. */
function firstTo(name: string, tenant: TenantId): boolean {
  const kind =
    name === HOME ? `${tenant} ${name}` : (PREFIXES.find((prefix) => name.startsWith(prefix)) ?? name);
  const isFirst = !visited.has(kind);
  visited.add(kind);
  return isFirst;
}

for (const tenant of ['zest', 'guide'] as const) {
  // The second tenant's pages get the looks that the first one's don't have.
  const shift = tenant === 'zest' ? 0 : 4;
  const visits = [
    ...LOOKS.slice(shift, shift + 3).map((look) => ({ stop: HOME, look })),
    ...stopsOf(tenant).map((stop, n) => ({ stop, look: LOOKS[(n + shift) % LOOKS.length] as Look })),
  ].map((visit) => ({ ...visit, tag: firstTo(nameOf(visit.stop), tenant) ? [] : '@all' }));
  for (const device of Object.keys(DEVICES) as DeviceName[])
    test.describe(`${tenant} on ${device}`, () => {
      test.use({ tenant, ...DEVICES[device] });

      for (const { stop, look, tag } of visits.filter((visit) => visit.look.device === device))
        test(`${nameOf(stop)} in ${look.lang} by ${look.dark ? 'night' : 'day'} responds, names itself, fits and is accessible`, {
          tag,
        }, async ({ page, server }) => {
          await lookAt(page, server, tenant, await addressOf(server, tenant, stop, look), look);
        });
    });

  test.describe(`an unknown address of ${tenant}`, () => {
    test.use({ tenant, ...DEVICES[tenant === 'zest' ? 'phone' : 'desktop'] });

    test('shows that', async ({ page, errors }) => {
      expect((await page.goto('/nothing-stands-here'))?.status()).toBe(404);
      await expect(page.getByTestId('not-found').getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await hydrated(page);
      await expectAccessible(page);
      expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
      errors.length = 0;
    });
  });
}

function nameOf(stop: Stop): string {
  return typeof stop === 'string' ? stop : `${stop.link}…`;
}

/** Address of the stop in the look's language. */
async function addressOf(
  server: RunningServer,
  tenant: TenantId,
  stop: Stop,
  { lang }: Look,
): Promise<string> {
  if (typeof stop === 'string') return inLanguage(lang, stop);
  const { body } = await send(server.port, tenant, inLanguage(lang, stop.on));
  const start = `href="${inLanguage(lang, stop.link)}`;
  const from = body.search(new RegExp(`${start}[^"?]`));
  if (from < 0) throw new Error(`${stop.on} links to nothing like ${stop.link}`);
  return body.slice(from + 'href="'.length).split(/["?]/)[0] ?? '';
}

/** Checks everything that applies to every page, in one visit. Errors in the browser fail the test too (`errors`). */
async function lookAt(page: Page, server: RunningServer, tenant: TenantId, path: string, look: Look) {
  expect((await page.goto(path))?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', look.lang);
  await expect(page.locator('h1')).toHaveCount(1);
  const isApp = look.device === 'app';
  await expect(page.getByTestId('header')).toHaveCount(isApp ? 0 : 1);
  const hasMenu = look.device === 'phone' && frameMarks(splitLanguage(path).path).bar !== 'buy';
  await expect(page.getByTestId('bottom-bar')).toBeVisible({ visible: hasMenu });
  if (!(await isKept(page))) await expectOwnAddress(page, origin(server, tenant) + path);
  await hydrated(page);
  if (look.dark) await darken(page);
  await seeAll(page);
  expect(await deadLinks(page)).toEqual([]);
  await takePicture(page, [tenant, path.replaceAll(/\W+/g, '-'), look.device].join('-'));
  const { viewport } = DEVICES[look.device];
  for (const width of WIDTHS[look.device]) {
    await page.setViewportSize({ ...viewport, width });
    expect(await overhang(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(viewport);
  await expectAccessible(page);
}

/** Expects that the page names its own address, and that of the same page in each language. */
async function expectOwnAddress(page: Page, address: string) {
  const canonical = await page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => link.href);
  // A deal's canonical page is its product's, which names the languages.
  if (address.includes('/content/')) {
    expect(canonical).toContain(address.replace(/\/content\/.*/, '/product/'));
    return;
  }
  expect(canonical).toBe(new URL(address).href);
  const languages = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(languages.sort()).toEqual([...LANGUAGES, 'x-default'].sort());
}

/** Scrolls through the page, so that everything that loads on coming into view is loaded. */
async function seeAll(page: Page) {
  for (let y = 0; y < 8_000; y += 1_000) await page.mouse.wheel(0, 1_000);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Links without a target, or to something other than a page. */
const deadLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter((link) => !/^(https?|mailto|tel|line):/.test(link.href) || link.getAttribute('href') === '#')
      .map((link) => link.outerHTML.slice(0, 200)),
  );
