import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fixtureContext } from '../fixtures.ts';
import { FilterFields } from './filter-fields.tsx';

afterEach(cleanup);

const option = (id: string, isChosen = false) => ({ id, name: id, href: '?', count: 2, isChosen });

test('exclusive choices are radios with a reset; a choice no longer offered stays chosen', () => {
  render(
    <form data-testid="form">
      <FilterFields
        ctx={fixtureContext({ lang: 'en' })}
        menus={[
          { kind: 'platform', isSingle: false, options: [option('platform-LAZADA', true)] },
          { kind: 'price', isSingle: true, options: [option('price-0-200'), option('price-200-500')] },
        ]}
        chosen={[option('platform-LAZADA'), option('brand-9')]}
      />
    </form>,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Any' }).checked).toBe(true);
  screen.getByRole('radio', { name: /price-0-200/ }).click();
  screen.getByRole('radio', { name: /price-200-500/ }).click();
  expect([...new FormData(screen.getByTestId<HTMLFormElement>('form'))]).toEqual([
    ['filter', 'brand-9'],
    ['filter', 'platform-LAZADA'],
    ['filter.price', 'price-200-500'],
  ]);
});
