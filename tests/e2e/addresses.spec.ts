import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { openStory, story } from './story.ts';
import { expect, test } from './test.ts';

const open = async (page: Page, lang: 'th' | 'en' = 'th', name = 'empty address') => {
  await openStory(page, 'addresses', lang);
  return story(page, name);
};
const field = (form: Locator, name: string) => form.getByTestId(name);
const saved = async (page: Page) => JSON.parse((await page.getByTestId('saved').textContent()) || 'null');

test.describe('the address form', () => {
  test('finds a place by keyboard, fills in its postal code and returns the entered values', async ({
    page,
  }) => {
    const form = await open(page);
    await field(form, 'name').fill(' มะลิ สุขใจ ');
    await field(form, 'phone').fill('081-234-5678');
    const area = field(form, 'area');
    await expect(area).toHaveAttribute('role', 'combobox');
    await area.fill('ลุมพินี');
    await expect(form.getByRole('option').first()).toHaveText('ลุมพินี › ปทุมวัน › กรุงเทพมหานคร 10330');
    await expect(area).toHaveAttribute('aria-expanded', 'true');
    await area.press('ArrowDown');
    const first = form.getByRole('option', { selected: true });
    await expect(area).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await area.press('Enter');
    await expect(area).toHaveAttribute('aria-expanded', 'false');
    await expect(area).toHaveValue('ลุมพินี › ปทุมวัน › กรุงเทพมหานคร');
    await expect(field(form, 'postal-code')).toHaveValue('10330');
    await field(form, 'street').fill('1 ถนนพระราม 4');
    await field(form, 'street').press('Enter');
    await expect
      .poll(() => saved(page))
      .toEqual({
        name: 'มะลิ สุขใจ',
        phone: '081-234-5678',
        street: '1 ถนนพระราม 4',
        area: { subDistrict: 'ลุมพินี', district: 'ปทุมวัน', province: 'กรุงเทพมหานคร', postalCode: '10330' },
      });
  });

  test('finds places by a postal code, which can be overwritten', { tag: '@all' }, async ({ page }) => {
    const form = await open(page, 'en', 'given address');
    await expect(field(form, 'phone')).toHaveValue('0812345678');
    await field(form, 'area').fill('20130');
    await form.getByTestId('area-option').filter({ hasText: 'Samet › Mueang Chon Buri' }).click();
    await expect(field(form, 'postal-code')).toHaveValue('20130');
    await field(form, 'postal-code').fill('20001');
    await field(form, 'submit').click();
    await expect
      .poll(async () => (await saved(page))?.area)
      .toEqual({
        subDistrict: 'Samet',
        district: 'Mueang Chon Buri',
        province: 'Chon Buri',
        postalCode: '20001',
      });
  });

  test('shows a problem at each field, and keeps the entered values', async ({ page }) => {
    const form = await open(page);
    await field(form, 'submit').click();
    await expect(form.getByTestId('field-error')).toHaveText([
      'กรุณากรอกข้อมูล',
      'กรุณากรอกข้อมูล',
      'กรุณาเลือกพื้นที่จากรายการ',
      'กรุณากรอกข้อมูล',
      'กรุณากรอกข้อมูล',
    ]);
    await expect(field(form, 'name')).toBeFocused();
    await field(form, 'phone').fill('021');
    await field(form, 'area').fill('ที่ไหนสักแห่ง');
    await expect(form.getByRole('status')).toHaveText('ไม่พบพื้นที่นี้ ลองพิมพ์ชื่ออื่นหรือรหัสไปรษณีย์');
    await field(form, 'postal-code').fill('123');
    await expect(form.getByTestId('field-error')).toHaveText([
      'กรุณากรอกข้อมูล',
      'กรุณากรอกเบอร์โทรศัพท์ให้ถูกต้อง',
      'กรุณาเลือกพื้นที่จากรายการ',
      'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก',
      'กรุณากรอกข้อมูล',
    ]);
    await expect(field(form, 'area')).toHaveValue('ที่ไหนสักแห่ง');
    const given = story(page, 'given address');
    await field(given, 'street').fill('refuse');
    await field(given, 'submit').click();
    await expect(given.getByTestId('field-error')).toHaveText('refused');
    await expect(field(given, 'area')).toHaveValue('Lumphini › Pathum Wan › Bangkok');
  });

  test('fits on a small phone', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = await open(page);
    await field(form, 'area').fill('เฉลิมพระเกียรติ');
    await expect(form.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(360);
  });
});
