import { bodiesOf } from '../support/rig.ts';
import { expectNoViolations } from './editor-kit.ts';
import { readQr } from './read-qr.ts';
import { hydrated } from './story.ts';
import { darken, expect, inLanguage, test } from './test.ts';

test('[B7] coupons can be filtered by type, and a code can be copied', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const since = Date.now();
  await page.goto('/en/coupons');
  await hydrated(page);
  const code = await page.getByTestId('coupon-code').first().textContent();
  await page.getByTestId('coupon-copy').first().click();
  await expect(page.getByTestId('toaster')).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.getByRole('link', { name: 'Discounts', exact: true }).click();
  await expect(page).toHaveURL(/tab=DISCOUNT$/);
  await expect(page.getByTestId('coupon-copy')).toHaveCount(0);
  await page.getByRole('link', { name: 'Codes', exact: true }).click();
  await expect(page.getByTestId('coupon-copy').first()).toBeVisible();
  const bodies = await bodiesOf(server, since, 'couponPages');
  for (const type of ['DISCOUNT', 'CODE'])
    expect(bodies).toContainEqual({
      type,
      sort: 'SHELF_TIME_DESC',
      pageRequest: { page: 1, size: 20 },
    });
});

test('a code is copied by execCommand if the browser refuses the clipboard', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/en/coupons');
  await hydrated(page);
  const code = await page.getByTestId('coupon-code').first().textContent();
  await page.getByTestId('coupon-copy').first().click();
  await expect(page.getByTestId('toaster')).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('printed coupons are tickets with their codes, dark on white, without buttons', async ({ page }) => {
  await page.goto('/en/coupons');
  await hydrated(page);
  await darken(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('coupon-code').first()).toBeVisible();
  for (const id of [
    'header',
    'category-navigator',
    'footer',
    'coupon-copy',
    'coupon-link',
    'tab',
    'pagination',
  ])
    await expect(page.getByTestId(id).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(22, 22, 27)');
});

for (const lang of ['th', 'en', 'id'] as const)
  test(`a coupon’s code is a QR code for cameras, opened and closed by keys, in ${lang}`, {
    tag: lang === 'th' ? [] : '@all',
  }, async ({ page }) => {
    await page.goto(inLanguage(lang, '/coupons'));
    await hydrated(page);
    const coupon = page.getByTestId('coupon').first();
    const code = await coupon.getByTestId('coupon-code').textContent();
    const box = await coupon.boundingBox();
    const opener = coupon.getByTestId('coupon-slip-open');
    await opener.press('Enter');
    const qr = coupon.getByTestId('coupon-qr');
    await expect(qr).toBeVisible();
    await expect(qr).toHaveAccessibleName(new RegExp(`${code}$`));
    expect(await coupon.boundingBox(), 'the page stays where it is').toEqual(box);
    expect(await readQr(qr)).toBe(code);
    await page.keyboard.press('Tab');
    await expect(coupon.getByTestId('print')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(qr).toBeHidden();
    await expect(opener).toBeFocused();
  });

test('an open coupon is legible in either theme, also for cameras', { tag: '@all' }, async ({ page }) => {
  await page.goto('/coupons');
  await hydrated(page);
  const coupon = page.getByTestId('coupon').first();
  const code = await coupon.getByTestId('coupon-code').textContent();
  await coupon.getByTestId('coupon-slip-open').click();
  await expect(coupon.getByTestId('coupon-qr')).toBeVisible();
  await expectNoViolations(page);
  await darken(page);
  expect(await readQr(coupon.getByTestId('coupon-qr'))).toBe(code);
  await expectNoViolations(page);
});

test('a coupon without code has its link as QR code', async ({ page }) => {
  await page.goto('/en/coupons?tab=DISCOUNT');
  const coupon = page.getByTestId('coupon').first();
  await coupon.getByTestId('coupon-slip-open').click();
  const href = await coupon.getByTestId('coupon-link').getAttribute('href');
  expect(await readQr(coupon.getByTestId('coupon-qr'))).toBe(href);
});

test('only an open coupon is printed', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/en/coupons');
  await hydrated(page);
  const coupon = page.getByTestId('coupon').nth(1);
  const code = (await coupon.getByTestId('coupon-code').textContent()) ?? '';
  await coupon.getByTestId('coupon-slip-open').click();
  await coupon.getByTestId('print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByTestId('coupon-slip').filter({ visible: true });
  await expect(slip).toHaveCount(1);
  await expect(slip).toContainText(/12% off.*LazMall.*Lazada.*Until \d/);
  await expect(slip).toContainText(code);
  expect(await readQr(slip.getByTestId('coupon-qr'))).toBe(code);
  await expect(slip.getByRole('button')).toHaveCount(0);
  const others = await slip.evaluate((element) =>
    [...document.body.querySelectorAll('*')]
      .filter((each) => !element.contains(each) && !each.contains(element) && each.checkVisibility())
      .map((each) => each.outerHTML),
  );
  expect(others).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a coupon’s QR code opens; no print button is shown', async ({ page }) => {
    await page.goto('/en/coupons');
    const coupon = page.getByTestId('coupon').first();
    await coupon.getByTestId('coupon-slip-open').click();
    const code = await coupon.getByTestId('coupon-code').textContent();
    expect(await readQr(coupon.getByTestId('coupon-qr'))).toBe(code);
    await expect(coupon.getByTestId('print')).toBeHidden();
    await coupon.getByRole('button', { name: 'Close' }).click();
    await expect(coupon.getByTestId('coupon-qr')).toBeHidden();
  });
});
