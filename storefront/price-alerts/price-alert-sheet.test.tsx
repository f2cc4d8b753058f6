import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setCookie } from '#ui/cookie.ts';
import { fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { PriceAlertSheet } from './price-alert-sheet.tsx';

const item = { goodsId: '1', name: 'Speaker', currency: 'THB', price: 1_290, lowest: 990 };

afterEach(() => {
  cleanup();
  setCookie('user-last-login', '', { maxAge: 0 });
  vi.unstubAllGlobals();
});

test.each([
  ['mali@shop.example', true],
  [undefined, false],
])('for a member with the address %s mails are ticked: %s', async (email, isTicked) => {
  setCookie('user-last-login', '1');
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, code: '200', message: '', data: { email, alerts: [] } }),
  );
  const ctx = fixtureContext({ lang: 'en' });
  renderInView(<PriceAlertSheet item={{ ...item, goodsId: String(email) }} onClose={() => undefined} />, ctx);
  const hint = await screen.findByText(email ?? /no email address/);
  const tick = hint.closest('label')?.querySelector('input');
  await waitFor(() => expect(tick?.checked).toBe(isTicked));
});
