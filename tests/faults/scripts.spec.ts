import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/setup.mjs';
import { PHONE } from '../e2e/devices.ts';
import { hydrated } from '../e2e/story.ts';
import { expect, test } from '../e2e/test.ts';

/** Text that occurs only in the script of the module's island. */
const ISLANDS = { banner: 'carousel-bullet', 'recommended-deals': 'deal-feed' };
const FOLDER = join(root, '.next/static/chunks');

/** Names of the scripts that contain this text. */
async function scriptsWith(words: string): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(FOLDER, file), 'utf8')));
  return files.filter((_, index) => texts[index]?.includes(words));
}

test.describe('a module whose script', () => {
  test.use({ ...PHONE, ownContext: true, expectedErrors: /ERR_FAILED|ChunkLoadError|took too long/ });

  for (const [type, words] of Object.entries(ISLANDS))
    for (const fault of ['fails to load', 'never arrives'] as const)
      test(`${fault} is left out without affecting others: ${type}`, {
        tag: type === 'banner' && fault === 'fails to load' ? [] : '@all',
      }, async ({ page }) => {
        const failed = page.getByTestId('module-failed');
        const scripts = await scriptsWith(words);
        await page.route(
          ({ pathname }) => scripts.some((name) => pathname.endsWith(`/${name}`)),
          (route) => (fault === 'fails to load' ? route.abort() : undefined),
        );
        await page.goto('/', { waitUntil: 'commit' });
        if (fault === 'never arrives') {
          await expect(page.getByTestId(`module-${type}`)).toBeVisible();
          await expect(failed).toHaveCount(0);
        }
        await expect(failed).toHaveCount(1);
        await expect(page.getByTestId(`module-${type}`)).toHaveCount(0);
        await hydrated(page);

        await page.getByTestId('navigator-toggle').tap();
        await expect(page.getByTestId('navigator-panel')).toBeVisible();
        await page.getByTestId('navigator-toggle').tap();
        const deals = page.getByTestId('module-deals').first();
        await deals.getByTestId('strip-next').press('Enter');
        const track = deals.getByTestId('strip-track');
        await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
        const other = type === 'banner' ? 'recommended-deals' : 'banner';
        await expect(page.getByTestId(`module-${other}`)).toHaveCount(1);
      });
});
