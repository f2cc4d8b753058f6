import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Coupon } from '#schemas/entities/coupon.ts';
import { toastStore } from '#ui/toast.ts';
import { fixtureContext } from '../fixtures.ts';
import { couponType } from '../lists/coupon-list.tsx';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { CouponCard } from './coupon-card.tsx';

const coupon: Coupon = {
  id: '1',
  type: 'CODE',
  discountType: 'AMOUNT',
  discount: 100,
  currency: 'THB',
  title: 'New customers',
  code: 'NEW100',
  link: 'https://shop.example/',
  platform: 'SHOPEE',
  endTime: Date.UTC(2026, 7, 9),
};
const ctx = fixtureContext({ lang: 'en' });
const show = (over: Partial<Coupon> = {}) =>
  renderInView(<CouponCard ctx={ctx} coupon={{ ...coupon, ...over }} />, ctx);
const lastToast = () => toastStore.get().at(-1);
const writeText = vi.fn();

beforeEach(() => {
  writeText.mockReset();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[B7] a ticket shows its discount, its scope and its end', () => {
  show();
  const text = screen.getByTestId('coupon').textContent;
  for (const part of ['฿100 off', 'New customers', 'NEW100', 'Until 09/08/2026'])
    expect(text).toContain(part);
  cleanup();
  show({ discountType: 'DISCOUNT', discount: 12.5, endTime: undefined });
  expect(screen.getByTestId('coupon').textContent).toContain('12.5% off');
});

test('[B7] its code is copied, with a toast', async () => {
  writeText.mockResolvedValue(undefined);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy NEW100' }));
  await waitFor(() => expect(screen.getByTestId('coupon-copy').dataset.state).toBe('copied'));
  expect(writeText).toHaveBeenCalledWith('NEW100');
  expect(lastToast()).toMatchObject({ message: 'Copied', variant: 'success' });
});

test('a refused clipboard shows a toast, too', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  show();
  fireEvent.click(screen.getByTestId('coupon-copy'));
  await waitFor(() => expect(lastToast()).toMatchObject({ variant: 'error' }));
  expect(screen.getByTestId('coupon-copy').dataset.state).toBe('idle');
});

test('a discount is behind its link, which is marked as sponsored and can’t run script', () => {
  show({ type: 'DISCOUNT', code: undefined });
  expect(screen.queryByTestId('coupon-copy')).toBeNull();
  const link = screen.getByTestId('coupon-link');
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([coupon.link, 'sponsored noopener']);
  cleanup();
  show({ type: 'DISCOUNT', code: undefined, link: 'javascript:alert(1)' });
  expect(screen.queryByTestId('coupon-link')).toBeNull();
  expect(screen.queryByTestId('coupon-slip-open')).toBeNull();
});

test('an unknown tab is all coupons', () => {
  expect([couponType('CODE'), couponType('x'), couponType(undefined)]).toEqual(['CODE', '', '']);
});
