import type { Locator, Page } from 'playwright/test';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESKTOP } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, type TenantId, test } from './test.ts';

/** Pages with strips: by their address, or by the first matching link on another page. */
const PAGES: Record<TenantId, readonly (string | readonly [page: string, link: RegExp])[]> = {
  zest: [
    '/',
    '/articles',
    ['/deals', /href="(\/content\/[^"?]+)"/],
    ['/products', /href="(\/product\/[^"?]+)"/],
  ],
  guide: [
    '/',
    ['/', /href="(\/note-detail\/[^"?]+)"/],
    ['/', /href="(\/article\/[^"?]+)"/],
    ['/products', /href="(\/product\/[^"?]+)"/],
  ],
};

const WIDTHS = [1280, 800];

async function addressOf(server: RunningServer, tenant: TenantId, page: string, link: RegExp) {
  const [, href] = link.exec((await send(server.port, tenant, page)).body) ?? [];
  if (href === undefined) throw new Error(`${page} links to nothing like ${link}`);
  return href;
}

/** Elements that would get the clicks at points all over a button's circle in place of the button. */
const coversOf = (arrow: Locator) =>
  arrow.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = [0.2, 0.35, 0.5, 0.65, 0.8];
    return at
      .flatMap((across) => at.map((down) => document.elementFromPoint(x + width * across, y + height * down)))
      .filter((top) => top === null || !button.contains(top))
      .map((top) => top?.outerHTML.slice(0, 120));
  });

/** Checks that nothing covers the arrows of any strip that overflows. Returns the number of those strips. */
async function clickableStrips(page: Page, where: string): Promise<number> {
  let strips = 0;
  for (const strip of await page.getByTestId('scroll-strip').all()) {
    await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const track = strip.getByTestId('strip-track');
    if (await track.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)) continue;
    await track.evaluate((element) =>
      element.scrollTo({ left: (element.scrollWidth - element.clientWidth) / 2, behavior: 'instant' }),
    );
    for (const name of ['strip-prev', 'strip-next']) {
      const arrow = strip.getByTestId(name);
      await expect(arrow).toHaveAttribute('aria-disabled', 'false');
      expect(await coversOf(arrow), `${name} of ${where}`).toEqual([]);
    }
    strips += 1;
  }
  return strips;
}

test.use(DESKTOP);

for (const tenant of ['zest', 'guide'] as const)
  test.describe(tenant, { tag: '@all' }, () => {
    test.use({ tenant });

    test('the arrows of every strip can be clicked', async ({ page, server }) => {
      let strips = 0;
      for (const entry of PAGES[tenant]) {
        const address = typeof entry === 'string' ? entry : await addressOf(server, tenant, ...entry);
        // A strip of few cards overflows only in the narrower window.
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(address);
          await hydrated(page);
          strips += await clickableStrips(page, `${address} at ${width} px`);
        }
      }
      expect(strips).toBeGreaterThan(2);
    });
  });
