import type { Page } from 'playwright/test';
import { overhang, violations } from './accessible.ts';
import { PHONE } from './devices.ts';
import { signIn } from './editor-kit.ts';
import { takePicture } from './picture.ts';
import { expect, test } from './test.ts';

test.describe('the API reference', () => {
  // Not as a mobile device, whose window grows with content that is too wide.
  test.use({ viewport: PHONE.viewport, locale: 'en-US', expectedErrors: /status of 401/ });

  async function openFromTeam(page: Page, password: string): Promise<void> {
    await signIn(page, password);
    await page.context().addCookies([{ name: 'languages', value: 'th', url: page.url() }]);
    await page.goto('/editor/team');
    await page.getByRole('link', { name: 'API' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('เอกสารอ้างอิง API');
  }

  test('is reached from the team screen and fits a phone', async ({ page, server }) => {
    await openFromTeam(page, server.ownerPassword);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

  test('is accessible by day and by night, and fits a phone in another language', { tag: '@all' }, async ({
    page,
    server,
  }) => {
    await openFromTeam(page, server.ownerPassword);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
      await page.evaluate(() => document.querySelector('#dealFeed')?.scrollIntoView());
      await takePicture(page, `api-reference-${colorScheme}`);
    }
    await page.context().addCookies([{ name: 'languages', value: 'id', url: page.url() }]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referensi API');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

  test('is refused to a guest', async ({ page }) => {
    expect((await page.goto('/api/reference'))?.status()).toBe(401);
  });
});
