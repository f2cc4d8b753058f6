import { writeRows } from '../support/database.ts';
import { expectNoViolations, expectReadingOrder, signIn, tabTo } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'en-US', expectedErrors: /status of 4\d\d/, viewport: { width: 1280, height: 900 } });

test('goods without a category get one from the keyboard, appear in the category, and go back', {
  tag: '@all',
}, async ({ page, server }) => {
  const mark = `x${crypto.randomUUID().slice(0, 8)}`;
  const row = {
    id: mark,
    code: mark,
    item_id: mark,
    name: { th: mark, en: mark, id: mark },
    source_category: `${mark} > Power Banks & more`,
    classification_id: null,
  };
  const columns =
    'tenant_id, id, code, platform, item_id, name, pictures, origin_url, source_category, currency, price';
  const copy = `insert into goods (${columns})
    select ${columns} from (select (jsonb_populate_record(old, $1::jsonb)).* from goods old
    where tenant_id = 'zest' and not invalid order by old.id limit 1) copied`;
  await writeRows(server, 'zest', [[copy, [JSON.stringify(row)]]], ['feed:goods']);
  await signIn(page, server.ownerPassword);
  await page.goto('/editor/categories');
  const item = page.getByTestId('open-path').filter({ hasText: mark });
  await expect(item).toContainText('1 item');
  await expect(item).toContainText('the name “Power Banks & more” fits');
  const take = item.getByRole('button', { name: /Power Banks$/ });
  await tabTo(page, take);
  await page.keyboard.press('Enter');
  const said = page.getByText(/1 item moved\.$/);
  await expect(said).toBeFocused();
  await expect(item).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expectNoViolations(page);
  await expectReadingOrder(page, page.locator('main'));
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  await expect(item).toContainText('1 item');
  await writeRows(server, 'zest', [['delete from goods where id = $1', [mark]]], []);
});
