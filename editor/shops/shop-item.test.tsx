import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Shop } from '#schemas/api/invented/shops.ts';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { ShopItem } from './shop-item.tsx';

afterEach(cleanup);

const shop: Shop = {
  id: 'fresh',
  type: 'GENERAL',
  hosts: ['fresh.example'],
  languages: ['th'],
  name: 'Fresh',
  currency: 'THB',
  timezone: 'Asia/Bangkok',
  siteOrigin: 'https://fresh.example',
  suspendedAt: null,
  isOwn: false,
};
const invitedBy = (mail: NonNullable<Shop['invited']>['mail']): Shop => ({
  ...shop,
  invited: { email: 'nina@fresh.example', mail },
});

function show(one: Shop) {
  const onSendAgain = vi.fn();
  render(<ShopItem shop={one} onSuspend={() => undefined} onSendAgain={onSendAgain} />, {
    wrapper: InEditor,
  });
  return {
    onSendAgain,
    again: () => screen.queryByRole('button', { name: /Send again: invitation to nina/ }),
  };
}

test.each([
  [{ state: 'sent' as const, tries: 1 }, 'Mailed', false],
  [{ state: 'waiting' as const, tries: 0, dueAt: 0 }, 'The mail is being sent', false],
  [{ state: 'waiting' as const, tries: 2, dueAt: 0 }, 'The mail isn’t sent yet', true],
  [{ state: 'failed' as const, tries: 9 }, 'The mail couldn’t be sent', true],
])('the owner’s invitation with a mail %j', (mail, text, canSendAgain) => {
  const { again } = show(invitedBy(mail));
  expect(screen.getByTestId('shop-invited').textContent).toContain(
    'The owner is invited: nina@fresh.example.',
  );
  expect(screen.getByTestId('invitation-mail').textContent).toContain(text);
  expect(again() !== null).toBe(canSendAgain);
});

test('a failed mail is sent again by its button', async () => {
  const { onSendAgain, again } = show(invitedBy({ state: 'failed', tries: 9 }));
  await userEvent.click(again() as HTMLElement);
  expect(onSendAgain).toHaveBeenCalledOnce();
});

test('a shop with an owner shows no invitation', () => {
  show(shop);
  expect(screen.queryByTestId('shop-invited')).toBeNull();
});
