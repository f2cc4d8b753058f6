import { expect, test } from 'vitest';
import { headAddress, headTitles, sharedPicture } from './page-head.ts';

const tenant = {
  id: 'zest',
  name: { th: 'เซสต์', en: 'Zest' },
  siteOrigin: 'https://zest.example',
  defaultLanguage: 'th',
} as const;

test('the title has the shop’s name behind it, that of a shared link beside it', () => {
  const titles = { title: 'Deals | Zest', shared: 'Deals', site: 'Zest' };
  expect(headTitles('Deals', tenant, 'en')).toEqual(titles);
});

test('a page without a title is called as the shop', () => {
  expect(headTitles('', tenant, 'en')).toEqual({ title: 'Zest', shared: 'Zest', site: 'Zest' });
});

test('the shop is named in its own language where it has no name in the page’s, and by its id without any', () => {
  expect(headTitles('', tenant, 'id').site).toBe('เซสต์');
  expect(headTitles('', { ...tenant, name: {} }, 'id').site).toBe('zest');
});

test('addresses have the language as prefix unless it is the shop’s own', () => {
  expect(headAddress(tenant, 'th', '/deals')).toBe('https://zest.example/deals');
  expect(headAddress(tenant, 'th', '/')).toBe('https://zest.example/');
  expect(headAddress(tenant, 'en', '/deals')).toBe('https://zest.example/en/deals');
  expect(headAddress(tenant, 'en', '/')).toBe('https://zest.example/en');
});

test('a picture of ours is shared as a JPEG of the size that its tags say', () => {
  expect(sharedPicture('/media/fan')).toEqual({
    url: '/media/fan@1200x650q70.jpg',
    width: 1_200,
    height: 650,
  });
});

test('of another’s picture only the address is said, or the size that is known', () => {
  const elsewhere = 'https://img.example/media/fan.png';
  expect(sharedPicture(elsewhere)).toEqual({ url: elsewhere });
  const known = { url: elsewhere, width: 800, height: 600 };
  expect(sharedPicture(known)).toBe(known);
});
