import { send } from '../support/http.ts';
import { PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

test.use({ ...PHONE, ownContext: true });

test('a card comes once, as markup, and is still there after its page was left by a link', {
  tag: '@all',
}, async ({ page, server }) => {
  const { body } = await send(server.port, 'zest', '/');
  await page.goto('/');
  await hydrated(page);
  const card = page.getByTestId('module-recommended-deals').getByTestId('deal-card').first();
  const title = (await card.getByTestId('deal-title').textContent()) ?? '';
  const markup = body.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '');
  const escaped = JSON.stringify(title).slice(1, -1).replaceAll('&', '&amp;');
  expect(markup.split(escaped).length - 1, 'times that the title is in the page').toBe(1);

  await card.getByTestId('deal-title').getByRole('link').tap();
  await expect(page).toHaveURL(/\/content\//);
  await expect(page.getByTestId('module-recommended-deals')).toHaveCount(0);
  await page.goBack();
  await expect(card.getByTestId('deal-title')).toHaveText(title);
  await expect(card.locator('img')).toHaveAttribute('data-state', 'loaded');
  // By a link the page comes as data.
  await page.goto('/articles');
  await hydrated(page);
  await page.getByTestId('bottom-bar').getByRole('link').first().tap();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(card.getByTestId('deal-title')).toHaveText(title);
});
