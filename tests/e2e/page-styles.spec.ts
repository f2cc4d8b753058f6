import type { Page } from 'playwright-core';
import { PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

test.use({ ownContext: true, contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 404/ });

/** Holds every style sheet back until the returned function is called. */
async function holdSheets(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/**
 * Computed styles of the page's elements and their pseudo-elements, by property; of those with the same classes below
 * the same parent's only the first. Sizes are left out: they follow from the rest and from what is laid out already.
 * Animations stand at their beginning: one draws the cards far from the screen after four seconds.
 */
const computedStyles = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    const sizes =
      /^(block-size|inline-size|height|width|(perspective|transform)-origin|grid-template-(rows|columns))$/;
    const names = Array.from(getComputedStyle(document.body)).filter((name) => !sizes.test(name));
    const styles: Record<string, Record<string, string>> = {};
    for (const element of document.body.querySelectorAll('*')) {
      const place = [element.parentElement, element].map(
        (each) => `${each?.tagName}.${each?.getAttribute('class')}`,
      );
      for (const pseudo of ['', '::before', '::after']) {
        const key = place.join('>') + pseudo;
        if (key in styles) continue;
        const style = getComputedStyle(element, pseudo);
        const isAbsent = pseudo && style.content === 'none';
        styles[key] = isAbsent
          ? {}
          : Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
      }
    }
    return styles;
  });

type Styles = Awaited<ReturnType<typeof computedStyles>>;

function differences(before: Styles, after: Styles): string[] {
  return Object.entries(after).flatMap(([element, style]) =>
    Object.entries(style).flatMap(([name, value]) => {
      const was = before[element]?.[name];
      return was === value ? [] : [`${element} ${name}: ${was} became ${value}`];
    }),
  );
}

const PAGES = [
  '/',
  '/products',
  '/search?keyword=boomora',
  '/content/d20021',
  '/article/a30007',
  '/coupons',
  '/none',
];

for (const [device, options] of Object.entries({ phone: PHONE, desktop: {} }))
  test.describe(`on a ${device}`, () => {
    test.use(options);

    for (const path of PAGES)
      test(`the styles in ${path} are those of its style sheets`, {
        tag: '@all',
      }, async ({ page }) => {
        // Scripts would change the page meanwhile.
        await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
        // Fonts would change widths, at a time of their own.
        await page.route('**/*.woff2', () => undefined);
        const release = await holdSheets(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await painted(page);
        const before = await computedStyles(page);
        release();
        const late = page.locator('link[data-late]');
        await expect
          .poll(() =>
            late.evaluateAll((links: HTMLLinkElement[]) => links.filter(({ sheet }) => !sheet).length),
          )
          .toBe(0);
        expect(await late.count()).toBeGreaterThan(0);
        expect(differences(before, await computedStyles(page))).toEqual([]);
      });
  });

test('a page’s scripts run when its style sheets are there, and not before', async ({ page }) => {
  const release = await holdSheets(page);
  const scripts = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  const late = page.locator('script[type=late]');
  await painted(page);
  const count = await late.count();
  expect(count).toBeGreaterThan(5);
  await expect.poll(() => scripts.size, 'they are downloaded meanwhile').toBeGreaterThanOrEqual(count);
  expect(await late.count()).toBe(count);
  release();
  await hydrated(page);
  expect(await late.count()).toBe(0);
});

test.describe('without its style sheets', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('a page runs its scripts all the same', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/products');
    await hydrated(page);
  });
});
