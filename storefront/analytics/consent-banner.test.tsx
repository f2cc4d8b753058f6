import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ViewProvider } from '#runtime/view-context.tsx';
import type { TenantPublic } from '#schemas/tenant.ts';
import { fixtureContext } from '../fixtures.ts';
import { ConsentBanner } from './consent-banner.tsx';

afterEach(cleanup);

function show(consent: TenantPublic['consent']) {
  const { t: _, ...value } = fixtureContext({ lang: 'en', tenant: { consent } });
  const messages = { 'consent.accept': 'Accept', 'consent.text': 'To learn' };
  return render(
    <ViewProvider value={value} messages={messages}>
      <ConsentBanner onChoose={() => undefined} />
    </ViewProvider>,
  ).container;
}

test('the shop’s words stand in place of the built-in ones, each by itself', () => {
  const title = { en: 'A word about counting' };
  const container = show({ mode: 'opt-in', title, reject: { th: 'ไม่' } });
  expect(screen.getByRole('heading').textContent).toBe('A word about counting');
  expect(container.textContent).toContain('To learn');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['ไม่', 'Accept']);
});
