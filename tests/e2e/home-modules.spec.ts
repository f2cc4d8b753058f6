import type { Page } from 'playwright/test';
import { textFor } from '#locales/text.ts';
import { homeBrands } from '#schemas/api/integration.ts';
import { dealModules } from '#schemas/api/search.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { apiOf } from '../support/api.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

const modules = (page: Page, type: string) => page.getByTestId(`module-${type}`);

test('[H12] two colours make a vertical gradient, four blend a horizontal with a vertical one', async ({
  page,
  server,
}) => {
  const all = await apiOf(server, 'zest').call(dealModules, { body: {} });
  const coloursOf = (kind: string) => all.find((module) => module.kind === kind)?.backgroundColors ?? [];
  expect([coloursOf('zbc').length, coloursOf('zbe').length]).toEqual([2, 4]);
  await page.goto('/');
  const images = await modules(page, 'deals').evaluateAll((sections) =>
    sections.map((section) => getComputedStyle(section).backgroundImage),
  );
  const [collection = '', exclusive = ''] = images;
  const gradients = (image: string) => image.match(/linear-gradient/g)?.length;
  const colour = (hex = '') =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  expect(gradients(collection)).toBe(1);
  for (const hex of coloursOf('zbc')) expect(collection).toContain(colour(hex));
  expect(collection).not.toContain('to right');
  expect(gradients(exclusive)).toBe(2);
  expect(exclusive).toContain('to right');
  for (const hex of coloursOf('zbe').slice(0, 2)) expect(exclusive).toContain(colour(hex));
});

for (const lang of LANGUAGES)
  test(`[H13] titles of deal modules in ${lang}`, async ({ page, server }) => {
    const t = textFor(lang);
    const all = await apiOf(server, 'zest', lang).call(dealModules, { body: {} });
    const other = all.find(({ moduleId }) => moduleId === '703');
    await page.goto(inLanguage(lang, '/'));
    await expect(modules(page, 'deals').getByRole('heading', { level: 2 })).toHaveText([
      t('section.collection', { tenant: 'Zest' }),
      t('section.exclusive', { tenant: 'Zest' }),
      other?.label ?? 'none',
    ]);
  });

test.describe('brands', () => {
  test.use({ ...DESKTOP, expectedErrors: /ERR_FAILED/ });

  test('[H14] two, four and six in a row, each with a link to its brand', async ({ page }) => {
    await page.goto('/');
    const tiles = modules(page, 'brands').getByRole('listitem');
    await expect(tiles.first()).toHaveAttribute('data-span-xs', '6');
    await expect(tiles.first()).toHaveAttribute('data-span-md', '3');
    await expect(tiles.first()).toHaveAttribute('data-span-lg', '2');
    for (const [width, inRow] of [
      [390, 2],
      [1000, 4],
      [1280, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
      expect(
        tops.filter((top) => top === tops[0]),
        `at ${width} px`,
      ).toHaveLength(inRow);
    }
    await expect(tiles.first().getByRole('link')).toHaveAttribute('href', /^\/brand\/[\w-]+$/);
  });

  test('[H14] a broken cover is replaced by the logo, a broken logo by the default picture', async ({
    page,
    server,
  }) => {
    const brands = await apiOf(server, 'zest').call(homeBrands, {});
    await page.goto('/');
    await hydrated(page);
    const card = modules(page, 'brands').getByTestId('brand-card').last();
    const shown = await card.getAttribute('data-id');
    const last = brands.find(({ id }) => id === shown);
    const tried: string[] = [];
    await page.route(/\/media\/.*brand/, (route) => {
      tried.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    const picture = card.locator('img[data-state]');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'failed');
    // The default is a drawing in the place of the picture.
    const drawing = await picture.evaluate(
      (image) => getComputedStyle(image.closest('span') as Element, '::after').maskImage,
    );
    expect(drawing).toMatch(/^url\("data:image\/svg/);
    const place = (url = '') => tried.findIndex((path) => path.startsWith(url));
    expect(place(last?.cover)).toBeGreaterThanOrEqual(0);
    expect(place(last?.logo)).toBeGreaterThan(place(last?.cover));
  });
});

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test('[H15] category tiles: one scrollable row, pictures 300×300, links to the category’s products', {
      tag: name === 'phone' ? [] : '@all',
    }, async ({ page }) => {
      const asked = page.waitForRequest(/@300x300(?!\d)/);
      await page.goto('/');
      await asked;
      const tiles = modules(page, 'category-tiles').getByTestId('category-tile');
      const boxes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
      expect(new Set(boxes).size).toBe(1);
      const track = modules(page, 'category-tiles').getByTestId('strip-track');
      expect(await track.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
      await expect(tiles.first()).toHaveText(/\S/);
      await expect(tiles.first()).toHaveAttribute('href', /^\/products\/[^/]+-[\w]+$/);
    });
  });
