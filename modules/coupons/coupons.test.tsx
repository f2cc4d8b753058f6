import { expect, test } from 'vitest';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { couponsFixtures } from './fixtures.ts';
import { loadCoupons } from './load.ts';
import { coupons } from './module.ts';
import { CouponsView } from './view.tsx';

const { default: fixture } = couponsFixtures;

describeModule(coupons, CouponsView, couponsFixtures, [
  { count: 5 },
  { platform: 'NOWHERE' },
  { title: 'x' },
]);

test('a coupon shows its terms with one action: its code to copy, or the link to its shop', async () => {
  const body = await showFixture(CouponsView, fixture, { lang: 'en' });
  const [code, link] = body.querySelectorAll('li');
  for (const part of ['฿100 off', 'ขั้นต่ำ ฿300', 'Until 10/08/2026', 'NEWZ100', 'Copy'])
    expect(code?.textContent).toContain(part);
  expect(code?.querySelectorAll('button, a')).toHaveLength(1);
  expect(link?.querySelector('a')?.getAttribute('href')).toBe('https://shopee.co.th/m/free-shipping');
  expect(link?.querySelectorAll('button, a')).toHaveLength(1);
});

test('its title leads to all coupons', async () => {
  const body = await showFixture(CouponsView, fixture, { lang: 'en' });
  expect(body.querySelector('h2 a')?.getAttribute('href')).toBe('/en/coupons');
});

const load = (data: unknown) =>
  loadWith(
    loadCoupons,
    { ...fixture.props, platform: 'SHOPEE' as const },
    { couponPages: { content: data } },
  );

test('as many as chosen of the chosen shop are requested; the page is served until the first ends', async () => {
  const loaded = await load(fixture.data);
  expect(loaded.calls[0]?.args).toMatchObject({
    body: { platform: 'SHOPEE', pageRequest: { page: 1, size: 6 } },
  });
  expect(loaded).toMatchObject({ tags: ['coupons'], maxAge: 3 * 86_400 });
});

test('without an end there is no limit', async () => {
  expect((await load(couponsFixtures.missingImage.data)).maxAge).toBeUndefined();
});
