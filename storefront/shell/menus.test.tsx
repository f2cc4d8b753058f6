import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TenantPublic } from '#schemas/tenant.ts';
import { fixtureContext } from '../fixtures.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';

const withMenus = (menus: TenantPublic['menus']) => fixtureContext({ tenant: { menus } });
const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

afterEach(cleanup);

test('a tenant’s footer replaces the built-in links; one without a text in this language is left out', () => {
  const footer = [
    { label: { th: 'ติดต่อเรา' }, link: '/contact' },
    { label: { id: 'Hanya Indonesia' }, link: '/x' },
    { label: { th: 'พาร์ตเนอร์' }, link: 'https://partner.example/' },
  ];
  render(<Footer ctx={withMenus({ footer, footerNote: { th: 'เปิดทุกวัน' } })} />);
  expect(links()).toEqual(['ติดต่อเรา /contact', 'พาร์ตเนอร์ https://partner.example/']);
  expect(screen.getByText('เปิดทุกวัน')).toBeTruthy();
});

test('a tenant’s bottom bar replaces the built-in one and marks the present page', () => {
  const bar = [
    { label: { th: '11.11' }, link: '/campaign/11-11', icon: 'fire' as const },
    { label: { th: 'ฉัน' }, link: '/profile', icon: 'user' as const },
  ];
  render(<BottomBar ctx={withMenus({ bar })} path="/campaign/11-11" />);
  expect(links()).toEqual(['11.11 /campaign/11-11', 'ฉัน /profile']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('11.11');
});

test('menus that are empty are the built-in ones', () => {
  render(<BottomBar ctx={withMenus({ bar: [], footer: [] })} path="/" />);
  render(<Footer ctx={withMenus({ bar: [], footer: [] })} />);
  expect(links().length).toBeGreaterThan(10);
});
