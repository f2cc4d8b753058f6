import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fixtureContext } from '../fixtures.ts';
import { AdTag } from './ad-tag.tsx';
import { KeywordChip } from './keyword-chip.tsx';

afterEach(cleanup);

test.each([
  ['th', 'โฆษณา'],
  ['en', 'Ad'],
  ['id', 'Iklan'],
] as const)('the Ad tag in %s', (lang, text) => {
  render(<AdTag ctx={fixtureContext({ lang })} />);
  expect(screen.getByTestId('ad-tag').textContent).toBe(text);
});

test('a keyword leads to its articles and replaces the address of another keyword’s', () => {
  render(
    <KeywordChip ctx={fixtureContext({ lang: 'en', tenant: { type: 'ARTICLE' } })} keyword="air fryer" />,
  );
  const chip = screen.getByRole('link', { name: 'air fryer' });
  expect(chip.getAttribute('href')).toBe('/en/tag/air-fryer');
  expect(chip.dataset.replaceWithin).toBe('/en/tag/');
});
