import { readFile } from 'node:fs/promises';
import { expectNoViolations, expectReadingOrder, signIn, tabTo } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({
  locale: 'en-US',
  // Its items would be the newest of every list.
  catalogue: 'feeds',
  expectedErrors: /status of 401/,
  viewport: { width: 1280, height: 900 },
});

/** A file as shops export it: Windows-874, semicolons, Thai headers. */
const SAMPLE = 'docs/samples/feeds/generic.csv';

test('a file becomes a feed, a finished run and its report, by keyboard', async ({ page, server }) => {
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name, exact: typeof name === 'string' }));
    await page.keyboard.press('Enter');
  };
  const step = (id: string) => page.locator(`[data-testid=step][data-id=${id}]`);
  const expectSound = async () => {
    await expectNoViolations(page);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  };

  // Pictures of the sample are on a host that doesn't exist.
  await page.route('https://img.talat.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await signIn(page, server.ownerPassword);
  await tabTo(page, page.getByRole('link', { name: 'Data' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Add a feed' }));
  await page.keyboard.press('Enter');
  await expect(step('source')).toBeVisible();
  await expectSound();

  // The system's own dialog can't be opened by a test.
  await page.getByTestId('file-input').setInputFiles(SAMPLE);
  await expect(page.getByText(/generic\.csv is uploaded/)).toBeVisible();
  await press('Read the first rows');
  await expect(step('sample').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(step('sample')).toContainText('WINDOWS-874');
  await expect(step('sample')).toContainText('semicolon');
  await expect(page.getByTestId('item-card').first()).toContainText('หม้อทอดไร้น้ำมัน Philips HD9252');
  await expect(page.getByTestId('item-card').first()).toContainText('฿2,590');
  await expectSound();

  await press('Next: Columns');
  await expect(step('columns')).toContainText('Everything that an item needs is mapped.');
  await tabTo(page, page.getByLabel('Title', { exact: true }));
  // The first option: no column.
  await page.keyboard.press('Home');
  await expect(step('columns')).toContainText('No column for: Title.');
  await expect(page.getByTestId('item-card')).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Back to the suggested columns' }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('item-card')).toHaveCount(4);
  await expectSound();

  await press('Next: Categories and brands');
  await expect(step('names')).toContainText('Philips');
  await expectSound();
  await press('Next: Rules');
  const name = `Kitchen ${crypto.randomUUID().slice(0, 8)}`;
  await tabTo(page, page.getByLabel('Name of the feed'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(name);
  await expectReadingOrder(page, page.locator('main'));
  await expectSound();
  await press('Next: Dry run');
  await press('Save and try it');
  await expect(page.getByTestId('dry-result')).toContainText(/A run would bring: \d+ new/, {
    timeout: 60_000,
  });
  await expectSound();

  await press('Run now');
  const run = page.getByTestId('run');
  await expect(run).toHaveAttribute('data-state', 'applied', { timeout: 60_000 });
  await expect(page.locator('dd[data-id=read]')).toHaveText('12');
  await expectSound();
  const saved = page.waitForEvent('download');
  await tabTo(page, page.getByRole('link', { name: 'Whole report as JSON' }));
  await page.keyboard.press('Enter');
  expect(JSON.parse(await readFile(await (await saved).path(), 'utf8'))).toMatchObject({
    rejected: expect.any(Array),
  });

  await tabTo(page, page.getByRole('link', { name: `Feed “${name}”` }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('feed-state')).toHaveAttribute('data-state', 'ok');
  await expect(page.getByTestId('runs').getByRole('listitem')).toHaveCount(2);
  await expectSound();
  await page.goto('/en/search?keyword=Philips%20HD9252');
  await expect(page.getByText('หม้อทอดไร้น้ำมัน Philips HD9252').first()).toBeVisible();
});
