import { gzipSync } from 'node:zlib';
import { PAGE_BUDGET } from '#engine/checks/budget.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { pageChecks } from '#schemas/api/invented/checks.ts';
import { collectModuleEvents } from '#schemas/api/invented/insight.ts';
import { COMPILE_HINT } from '../../scripts/compile-hint.mjs';
import { send, sendJson } from '../support/http.ts';
import { operatorHeaders } from '../support/operator-token.ts';
import type { RunningServer } from '../support/running-server.ts';
import { PHONE } from './devices.ts';
import { hydrated, pauseClock } from './story.ts';
import { expect, type TenantId, test } from './test.ts';

/** Limits in KB. React and Next alone take 132 KB, on an empty page too; a home page may add 50 of its own. */
const AT_MOST = { zest: 181.8, guide: 158 };
/** KB of HTML of the page on a desktop, which has more cards than a phone's. */
const HTML = { zest: 360, guide: 395 };
/** KB of script that the page requests after hydration, such as the banner's carousel. */
const UNNAMED = { zest: 21, guide: 1 };

/** Time after which the visible modules of a page are counted, in ms; at 3,000 the visit begins to be observed. */
const COUNTED_MS = 2_500;

/** Name of an option of swr, which minifying leaves as it is. */
const SWR = 'dedupingInterval';

/** KB of script counted by the editor's check. */
async function checked(server: RunningServer, tenant: TenantId) {
  const { json } = await sendJson(server.port, tenant, `/api${pageChecks.path.replace('{id}', 'home')}`, {
    headers: await operatorHeaders(server, tenant),
  });
  const { facts } = json.data as EndpointData<typeof pageChecks>;
  if (facts.rendered === null || facts.rendered === 'unavailable') throw new Error('Not rendered');
  return facts.rendered.scriptBytes / 1024;
}

for (const tenant of ['zest', 'guide'] as const)
  test.describe(`the home page of ${tenant}`, { tag: tenant === 'zest' ? [] : '@all' }, () => {
    test.use({ tenant, ...PHONE, ownContext: true });

    test(`loads at most ${AT_MOST[tenant]} KB of script by itself; the editor’s check counts that without the modules’ later requests`, {
      tag: '@all',
    }, async ({ page, server }) => {
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      });
      // The page's last request without interaction counts the visible modules, or would with the visitor's consent, for
      // which guide asks. With a paused clock, later requests of a visit can't be made by then, even on a slow machine.
      let isCounted = false;
      let shownMs = 0;
      page.on('request', (request) => {
        isCounted ||= request.url().endsWith(collectModuleEvents.path);
      });
      await pauseClock(page);
      await page.goto('/', { waitUntil: 'load' });
      await expect(async () => {
        await page.clock.runFor(20);
        shownMs += 20;
        expect(isCounted || (tenant === 'guide' && shownMs > COUNTED_MS)).toBe(true);
      }).toPass({ intervals: [20] });
      await page.waitForLoadState('networkidle');
      const loaded = await Promise.all(scripts);
      expect(loaded.filter((script) => script.includes(SWR)).length, 'swr, which no home page needs').toBe(0);
      const sizes = loaded.map((script) => gzipSync(script).length);
      expect(sizes.length).toBeGreaterThan(5);
      const size = sizes.reduce((sum, each) => sum + each, 0) / 1024;
      expect(size).toBeLessThanOrEqual(AT_MOST[tenant]);
      const named = await checked(server, tenant);
      expect(named).toBeLessThanOrEqual(PAGE_BUDGET.scriptBytes / 1024);
      expect(size - named, 'nothing that isn’t loaded').toBeGreaterThanOrEqual(0);
      expect(size - named).toBeLessThanOrEqual(UNNAMED[tenant]);
      const hinted = loaded.filter((script) => script.toString().startsWith(COMPILE_HINT));
      expect(hinted.length, 'React and Next, compiled while they load').toBeGreaterThan(2);
    });

    test(`has at most ${HTML[tenant]} KB of HTML on a desktop`, async ({ server }) => {
      const { body } = await send(server.port, tenant, '/');
      expect(Buffer.byteLength(body) / 1024).toBeLessThanOrEqual(HTML[tenant]);
    });

    test('loads it after its first paint', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      const { paint, scripts } = await page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }));
      expect(scripts.length).toBeGreaterThan(5);
      expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint);
    });

    test('requests no style sheet that stands in it, and the others after its first paint', async ({
      page,
    }) => {
      await page.goto('/');
      await hydrated(page);
      const { paint, sheets, whole } = await page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        sheets: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.css'))
          .map(({ name, startTime }) => ({ name, startTime })),
        whole: Array.from(
          document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]'),
          ({ href }) => href,
        ),
      }));
      expect(whole.length).toBeGreaterThan(0);
      expect(sheets.filter(({ name }) => whole.includes(name))).toEqual([]);
      expect(Math.min(...sheets.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(paint);
    });
  });
