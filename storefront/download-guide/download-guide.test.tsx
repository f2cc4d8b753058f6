import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ViewProvider } from '#runtime/view-context.tsx';
import { fixtureContext } from '../fixtures.ts';
import { DownloadGuide } from './download-guide.tsx';

const appLinks = { custom: 'zest://open' };

function show(changes: Parameters<typeof fixtureContext>[0]) {
  const ctx = fixtureContext({ device: 'phone', lang: 'en', ...changes });
  const { t: _, ...value } = ctx;
  return render(
    <ViewProvider value={value} messages={{}}>
      <DownloadGuide ctx={ctx} />
    </ViewProvider>,
  ).container;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.downloadGuide;
});

test('links to the page about the app without script', () => {
  show({ tenant: { appLinks } });
  expect(screen.getByTestId('open-app').getAttribute('href')).toBe('/en/download');
});

test('[W4] closing it stores the time', () => {
  show({ tenant: { appLinks } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const stored = Number(localStorage.getItem('hide-download-guide-time'));
  expect(Math.abs(stored - Date.now())).toBeLessThan(10_000);
  expect(document.documentElement.dataset.downloadGuide).toBe('hidden');
});

test('renders nothing where the tenant has no app, or on a desktop', () => {
  expect(show({ tenant: { appLinks: {} } }).innerHTML).toBe('');
  expect(show({ tenant: { appLinks }, device: 'desktop' }).innerHTML).toBe('');
});

test('the shop chooses the devices of the strip and its words', () => {
  const strip = (appStrip: object, device: 'phone' | 'desktop') =>
    show({ tenant: { appLinks, appStrip }, device }).textContent;
  expect(strip({ devices: 'none' }, 'phone')).toBe('');
  expect(strip({ devices: 'all' }, 'desktop')).toContain('Price-drop alerts');
  const words = { text: { en: 'Coupons in the app only' }, button: { th: 'ไปเลย' } };
  expect(strip(words, 'phone')).toBe('Coupons in the app onlyไปเลย');
});
