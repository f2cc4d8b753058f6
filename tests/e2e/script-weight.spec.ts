import { gzipSync } from 'node:zlib';
import { collectModuleEvents } from '#schemas/api/invented/insight.ts';
import { COMPILE_HINT } from '../../scripts/compile-hint.mjs';
import { PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

/** KB. React and Next alone are 132 of it, on an empty page too; a home page may have 50 of its own. */
const AT_MOST = { zest: 182, guide: 158 };

for (const tenant of ['zest', 'guide'] as const)
  test.describe(`the home page of ${tenant}`, () => {
    test.use({ tenant, ...PHONE });

    test(`loads at most ${AT_MOST[tenant]} KB of script by itself`, async ({ page }) => {
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      });
      // The last thing that a page does untouched: it counts which modules are in sight.
      const counted = page.waitForResponse((response) => response.url().endsWith(collectModuleEvents.path));
      await page.goto('/', { waitUntil: 'load' });
      await counted;
      await page.waitForLoadState('networkidle');
      const loaded = await Promise.all(scripts);
      const sizes = loaded.map((script) => gzipSync(script).length);
      expect(sizes.length).toBeGreaterThan(5);
      expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(AT_MOST[tenant]);
      const hinted = loaded.filter((script) => script.toString().startsWith(COMPILE_HINT));
      expect(hinted.length, 'React and Next, compiled while they load').toBeGreaterThan(2);
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
  });
