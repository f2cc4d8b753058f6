import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fixtureContext } from '../fixtures.ts';
import { CategoryChips } from './category-chips.tsx';

afterEach(cleanup);

const up = { name: 'Audio', href: '/en/products/audio-1' };
const links = () =>
  screen.queryAllByTestId('tab').map((link) => [link.textContent, link.getAttribute('href')]);

test('on a phone, where no breadcrumbs are, the first link leads up', () => {
  render(<CategoryChips ctx={fixtureContext({ lang: 'en', device: 'phone' })} categories={[]} up={up} />);
  expect(links()).toEqual([['Audio', up.href]]);
  cleanup();
  render(<CategoryChips ctx={fixtureContext({ lang: 'en', device: 'desktop' })} categories={[]} up={up} />);
  expect(links()).toEqual([]);
});
