import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { fixtureContext } from '../fixtures.ts';
import { jumpLink } from './jump-link.ts';

const english = fixtureContext({ lang: 'en' });

describe('jumpLink', () => {
  test.each([
    ['/brands?page=2', { href: '/en/brands?page=2' }],
    ['http://zest.localhost:3000/brands', { href: '/en/brands' }],
    ['https://shop.example/a', { href: 'https://shop.example/a', target: '_blank', rel: 'noopener' }],
    ['tel:+6621234567', { href: 'tel:+6621234567' }],
    ['mailto:help@zest.example', { href: 'mailto:help@zest.example' }],
  ])('%s', (value, link) => {
    expect(jumpLink(english, value)).toEqual(link);
  });

  test('no link, no attributes', () => {
    expect(jumpLink(english, undefined)).toBeUndefined();
  });

  test.each(HOSTILE_LINKS)('refuses %j', (value) => {
    expect(jumpLink(english, value)).toBeUndefined();
  });
});
