import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetLoaded } from '#client/use-endpoint.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { answerWith, bannerPage, showAddPanel } from '../add-panel/add-panel.fixtures.tsx';

const named = (type: string, many: string, one: string) =>
  ({ type, name: { en: many }, one: { en: one }, about: { en: `${many} of the shop` } }) as ContentType;
const types = {
  coupons: named('coupons', 'Coupons', 'Coupon'),
  topics: named('topics', 'Topics', 'Topic'),
  theme: { ...named('theme', 'Theme', 'Theme'), single: true } as ContentType,
};
const coupon = { type: 'coupons', id: 'c 1', title: 'Rain day', draft: false };
const topic = { type: 'topics', id: 't1', title: 'Rain', draft: true };

afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.unstubAllGlobals();
});
const place = () => window.location.pathname;
const names = async () =>
  within(await screen.findByRole('region', { name: 'Content' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('entries of all types are found, the best titles first, and open in their desk', async () => {
  answerWith({ found: [coupon, topic, { ...topic, type: 'of-another-product' }] });
  const { user, box } = showAddPanel({}, { types });
  await user.type(box, 'rain');
  expect(await names()).toEqual(['RainTopic', 'Rain dayCoupon']);
  await user.click(screen.getByRole('link', { name: /Rain day/ }));
  expect(place()).toBe('/editor/content/coupons/c%201');
});

test('Enter takes an exact page before content of that name, and such content before other pages', async () => {
  answerWith({ pages: [{ ...bannerPage, title: { en: 'Rain' } }], found: [topic] });
  const first = showAddPanel({}, { types });
  await first.user.type(first.box, 'rain');
  await names();
  await first.user.keyboard('{Enter}');
  expect(place()).toBe('/editor/pages/p2');
  cleanup();
  forgetLoaded();
  answerWith({ pages: [{ ...bannerPage, title: { en: 'Rainy days' } }], found: [topic] });
  const second = showAddPanel({}, { types });
  await second.user.type(second.box, 'rain');
  await names();
  await second.user.keyboard('{Enter}');
  expect(place()).toBe('/editor/content/topics/t1');
});

test('a module is added by Enter, even if content has that very name', async () => {
  answerWith({ found: [{ ...topic, title: 'Banner' }] });
  const { store, user, box } = showAddPanel({}, { types });
  window.history.pushState(null, '', '/editor');
  await user.type(box, 'banner');
  await names();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(store.getState().document.slots.main).toHaveLength(3));
  expect(place()).toBe('/editor');
});

test('lists open by the names of their types, a single one by its form', async () => {
  answerWith({});
  const { user, box } = showAddPanel({}, { types });
  await user.type(box, 'coup');
  await user.click(screen.getByRole('link', { name: /^Coupons/ }));
  expect(place()).toBe('/editor/content/coupons');
  await user.clear(box);
  await user.type(box, 'them');
  await user.click(screen.getByRole('link', { name: /^Theme/ }));
  expect(place()).toBe('/editor/content/theme/shop');
});

test('operators who are limited to other areas find no content, and nothing is requested', async () => {
  const requests = answerWith({ pages: [bannerPage], found: [topic] });
  const { user, box } = showAddPanel({}, { types, scopes: ['pages:write'] });
  await user.type(box, 'coupons');
  await screen.findByText('/banner-page');
  expect(screen.queryByRole('region', { name: 'Content' })).toBeNull();
  expect(requests.filter(({ url }) => url.includes('content-found'))).toEqual([]);
});

test('one request is sent for what is typed, at most twenty entries are shown, and none of an earlier search is opened', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ ...topic, id: `t${at}`, title: `Rain ${at}` }));
  const requests = answerWith({ found: many });
  const { user, box } = showAddPanel({}, { types });
  await user.type(box, 'rain');
  expect(await names()).toHaveLength(20);
  expect(requests.filter(({ url }) => url.includes('content-found'))).toHaveLength(1);
  window.history.pushState(null, '', '/editor');
  await user.clear(box);
  await user.type(box, 'zzz{Enter}');
  expect(place()).toBe('/editor');
});

test('lists that were not searched completely are named', async () => {
  answerWith({ found: [topic], partly: ['coupons'] });
  const { user, box } = showAddPanel({}, { types });
  await user.type(box, 'rain');
  await names();
  expect(screen.getByTestId('palette-note').textContent).toContain('completely: Coupons');
  await user.clear(box);
  expect(screen.getByTestId('palette-note').textContent).toBe('');
});
