import type { Locator, Page } from 'playwright/test';
import { BANNER, CAROUSEL } from '#schemas/constants.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { nodeOfType, pageOf, readPage, storePage } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { expect, test } from './test.ts';

/** Time within which the carousel starts to move after a press. */
const FRAMES_MS = 100;

type Slide = { link?: string; advertised?: boolean };

const banner = (page: Page) => page.getByTestId('module-banner');
const slides = (page: Page) => banner(page).getByTestId('banner-slide');
const bullets = (page: Page) => page.getByTestId('carousel-bullet');

async function bannerOf(server: RunningServer, path: string): Promise<{ node: ModuleNode; slides: Slide[] }> {
  const { document } = await readPage(server, 'zest', path);
  const node = nodeOfType(document, 'banner');
  return { node, slides: node.props.slides as Slide[] };
}

/** Opens a page with the home page's first slides. */
async function visitBannerOf(count: number, { page, server }: { page: Page; server: RunningServer }) {
  const { node, slides: all } = await bannerOf(server, '/');
  const document = pageOf([{ ...node, props: { slides: all.slice(0, count) } }]);
  const path = `/banner-of-${count}`;
  await storePage(server, { tenantId: 'zest', id: path.slice(1), path }, document);
  await page.goto(path);
}

/** Index of the visible slide, from 0: a looping carousel moves its elements about. */
const current = async (page: Page) => {
  const id = await banner(page)
    .locator('[data-testid=banner-slide][data-state=current]')
    .getAttribute('data-id');
  return Number(id?.split('-').at(-1)) - 1;
};
const expectCurrent = (page: Page, index: number) => expect.poll(() => current(page)).toBe(index);

test('[H1] shows every slide, marks the advertisement and follows a link', async ({ page, server }) => {
  const { slides: seeded } = await bannerOf(server, '/');
  await page.goto('/');
  await expect(slides(page)).toHaveCount(seeded.length);
  const tagged = await slides(page).evaluateAll((all) =>
    all.map((slide) => slide.querySelector('[data-testid=ad-tag]') !== null),
  );
  expect(tagged).toEqual(seeded.map(({ advertised }) => advertised === true));
  expect(tagged).toContain(true);
  const [first] = seeded;
  await slides(page).first().getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname === first?.link);
});

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test('[H2] plays every 3 s, continues after a press, and goes from the last slide to the first', {
      tag: name === 'phone' ? [] : '@all',
    }, async ({ page, server }) => {
      const { slides: seeded } = await bannerOf(server, '/');
      const count = seeded.length;
      await page.clock.install();
      await page.goto('/');
      await expect(bullets(page)).toHaveCount(count);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.clock.runFor(CAROUSEL.speedMs);
      const first = await current(page);
      await page.clock.runFor(BANNER.autoplayMs);
      await expectCurrent(page, (first + 1) % count);
      await press(page, bullets(page).last());
      await page.clock.runFor(FRAMES_MS);
      await expectCurrent(page, count - 1);
      await page.clock.runFor(BANNER.autoplayMs - 2 * FRAMES_MS);
      await expectCurrent(page, count - 1);
      await page.clock.runFor(3 * FRAMES_MS);
      await expectCurrent(page, 0);
    });
  });

test('[H3] three slides have arrows and three bullets that work, one has neither', async ({
  page,
  server,
}) => {
  await visitBannerOf(1, { page, server });
  await expect(slides(page)).toHaveCount(1);
  await expect(page.getByTestId('carousel-next')).toHaveCount(0);
  await expect(bullets(page)).toHaveCount(0);
  await visitBannerOf(3, { page, server });
  await expect(page.getByTestId('carousel-prev')).toBeVisible();
  await expect(bullets(page)).toHaveCount(3);
  await page.getByTestId('carousel-next').click();
  await expectCurrent(page, 1);
  await bullets(page).nth(2).click();
  await expectCurrent(page, 2);
  await page.getByTestId('carousel-prev').click();
  await expectCurrent(page, 1);
});

test('[H4] the first image is eager, the others are lazy, and without slides the banner is empty', async ({
  page,
  server,
}) => {
  await page.goto('/');
  const loading = await slides(page).evaluateAll((all) =>
    all.map((slide) => slide.querySelector('img')?.getAttribute('loading')),
  );
  expect(loading).toEqual(['eager', ...loading.slice(1).map(() => 'lazy')]);
  expect(loading.length).toBeGreaterThan(1);
  await visitBannerOf(0, { page, server });
  await expect(page.getByTestId('page')).toBeAttached();
  await expect(banner(page)).toHaveCount(0);
});

/** Taps where touch is available, or else clicks and moves the mouse away, because hovering stops the banner. */
async function press(page: Page, target: Locator) {
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) return target.tap();
  await target.click();
  await page.mouse.move(0, 0);
}
