import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ViewProvider } from '#runtime/view-context.tsx';
import type { TenantPublic } from '#schemas/tenant.ts';
import { fixtureContext } from '../fixtures.ts';
import { Header } from './header.tsx';

afterEach(cleanup);

function show(header: TenantPublic['header'], lang: 'th' | 'en' = 'en') {
  const ctx = fixtureContext({ lang, tenant: { header } });
  const { t: _, ...value } = ctx;
  render(
    <ViewProvider value={value} messages={{}}>
      <Header ctx={ctx} path="/" keyword="" />
    </ViewProvider>,
  );
  const ways = ['ai-link', 'account'].filter((id) => screen.queryByTestId(id));
  return { hint: screen.getByRole('combobox').getAttribute('placeholder'), ways };
}

test('the shop’s hint stands in the search field, in the page’s language', () => {
  const searchHint = { th: 'หูฟัง รองเท้า', en: 'Headphones, shoes' };
  expect(show({ searchHint }).hint).toBe('Headphones, shoes');
  cleanup();
  expect(show({ searchHint }, 'th').hint).toBe('หูฟัง รองเท้า');
});

test('the ways to the assistant and to the account stand there unless the shop takes them away', () => {
  expect(show(undefined).ways).toEqual(['ai-link', 'account']);
  cleanup();
  expect(show({ assistant: false }).ways).toEqual(['account']);
  cleanup();
  expect(show({ assistant: true, account: false }).ways).toEqual(['ai-link']);
});
