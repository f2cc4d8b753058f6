import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deals, FIXTURE_NOW } from '#storefront/fixtures.ts';
import { NextUpdate } from '#storefront/module-parts/next-update.tsx';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { dailySpecialFixtures } from './fixtures.ts';
import { loadDailySpecial } from './load.ts';
import { dailySpecial } from './module.ts';
import { DailySpecialView } from './view.tsx';

describeModule(dailySpecial, DailySpecialView, dailySpecialFixtures, [
  { title: {}, titleImage: { th: { url: 'javascript:alert(1)', alt: {} } } },
  { title: {}, titleImage: { th: { url: '/other/a.svg', alt: {} } } },
  { title: {}, titleImage: 'a.svg' },
]);

describe('header', () => {
  test.each([
    ['th', 'daily-special-th.svg'],
    ['en', 'daily-special-en.svg'],
    ['id', 'daily-special-en.svg'],
  ] as const)(
    'in %s the title is the picture %s, which a screen reader doesn’t read twice',
    async (lang, name) => {
      const body = await showFixture(DailySpecialView, dailySpecialFixtures.default, { lang });
      const image = body.querySelector('h2 img');
      expect(image?.getAttribute('src')).toContain(name);
      expect(image?.getAttribute('alt')).toBe('');
    },
  );

  test('without a picture the title is text', async () => {
    const body = await showFixture(DailySpecialView, dailySpecialFixtures.missingImage, { lang: 'en' });
    expect(body.querySelector('h2')?.textContent).toBe('Daily special offers');
    expect(body.querySelector('h2 img')).toBeNull();
  });

  test('title, link and end lead to the offers', async () => {
    const body = await showFixture(DailySpecialView, dailySpecialFixtures.default, { lang: 'en' });
    for (const selector of ['h2 a', '[data-testid=section-link]', '[data-testid=strip-end]'])
      expect(body.querySelector(selector)?.getAttribute('href')).toBe('/en/daily-special-offers');
  });
});

test('each card says until when it lasts, by the tenant’s clock', async () => {
  const body = await showFixture(DailySpecialView, dailySpecialFixtures.default, { lang: 'en' });
  const lines = [...body.querySelectorAll('[data-testid=deal-time-left]')].map((line) => line.textContent);
  expect(lines).toEqual(Object.values(deals).map(() => 'Until 19:00'));
});

test.each([
  ['phone', '/daily-special-offers'],
  ['desktop', '/content/D1'],
] as const)('on a %s a card leads to %s', async (device, href) => {
  const body = await showFixture(DailySpecialView, dailySpecialFixtures.default, { device });
  expect(body.querySelector('[data-testid=daily-deal-card] h3 a')?.getAttribute('href')).toBe(href);
});

describe('countdown', () => {
  const AHEAD = 40 * 60_000;
  const show = () => render(<NextUpdate at={FIXTURE_NOW + 2 * AHEAD} label="Next" />);

  beforeEach(() => void vi.useFakeTimers({ now: FIXTURE_NOW }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('runs by the server’s clock where the visitor’s is wrong', async () => {
    const info = {
      success: true,
      code: '200',
      message: '',
      data: { currentTimeMillis: FIXTURE_NOW + AHEAD },
    };
    const request = vi.fn(async () => Response.json(info));
    vi.stubGlobal('fetch', request);
    show();
    expect(screen.queryByTestId('countdown')).toBeNull();
    await vi.waitFor(() => expect(screen.getByTestId('countdown').textContent).toBe('00:40:00'));
    expect(request).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByTestId('countdown').textContent).toBe('00:39:58');
  });

  test('without the server’s clock no countdown is shown', async () => {
    const request = vi.fn(async () => Response.error());
    vi.stubGlobal('fetch', request);
    show();
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByTestId('countdown')).toBeNull();
  });
});

describe('load', () => {
  const load = (nextUpdateTime: number) =>
    loadWith(
      loadDailySpecial,
      { title: {}, titleImage: {} },
      {
        dailySpecialDeals: { content: [deals.default], totalElements: 1, hasNext: false },
        dailySpecialConfig: { nextUpdateTime },
      },
    );

  test('the page is not kept beyond the next change', async () => {
    const loaded = await load(FIXTURE_NOW + 90_000);
    expect(loaded.data).toEqual({ deals: [deals.default], nextUpdateTime: FIXTURE_NOW + 90_000 });
    expect(loaded.tags).toEqual(['feed:deals', 'deal:1']);
    expect(loaded.maxAge).toBe(90);
  });

  test('a change in the past limits no lifetime', async () => {
    expect((await load(FIXTURE_NOW)).maxAge).toBeUndefined();
  });
});
