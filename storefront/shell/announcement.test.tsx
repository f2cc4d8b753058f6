import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FIXTURE_NOW, fixtureContext } from '../fixtures.ts';
import { Announcement } from './announcement.tsx';

afterEach(cleanup);

const at = (offset: number) => new Date(FIXTURE_NOW + offset).toISOString();
const text = { th: 'ลดทั้งร้าน', en: 'All reduced' };
const show = (announcement: object, lang: 'th' | 'en' | 'id' = 'en') =>
  render(<Announcement ctx={fixtureContext({ lang, tenant: { header: { announcement } } })} />).container;

test('an announcement stands in the page’s language, or in the shop’s, and leads to its page', () => {
  expect(show({ text, link: '/coupons' }).querySelector('a')?.getAttribute('href')).toBe('/en/coupons');
  expect(show({ text }).textContent).toBe('All reduced');
  expect(show({ text }, 'id').textContent).toBe('ลดทั้งร้าน');
  expect(show({ text: {} }).innerHTML).toBe('');
  expect(show({ text, link: 'javascript:alert(1)' }).querySelector('a')).toBeNull();
});

test.each([
  [{}, true],
  [{ from: at(0) }, true],
  [{ from: at(1) }, false],
  [{ until: at(1) }, true],
  [{ until: at(0) }, false],
])('with the period %j it stands: %s', (period, isShown) => {
  expect(show({ text, ...period }).innerHTML !== '').toBe(isShown);
});
