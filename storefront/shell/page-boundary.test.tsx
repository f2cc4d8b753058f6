import { cleanup, render, screen } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { fixtureContext } from '../fixtures.ts';
import { PageBoundary } from './page-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('This page fails');
}

test('a page that throws says so in the shopper’s language, until another one is opened', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { t: _, ...value } = fixtureContext({ lang: 'th' });
  const at = (path: string, page: ReactNode) => (
    <PathnameContext value={path}>
      <ViewProvider value={value} messages={clientMessages('th')}>
        <PageBoundary>{page}</PageBoundary>
      </ViewProvider>
    </PathnameContext>
  );
  const { rerender } = render(at('/a', <Broken />));
  const message = () => screen.queryByTestId('no-data')?.textContent;
  expect(message()).toContain('โหลดหน้าไม่สำเร็จ กรุณาลองอีกครั้ง');
  expect(screen.getByRole('button').textContent).toBe('โหลดใหม่');
  rerender(at('/a', <h1>Other page</h1>));
  expect(message()).toBeDefined();
  rerender(at('/b', <h1>Other page</h1>));
  expect(message()).toBeUndefined();
  expect(screen.getByRole('heading').textContent).toBe('Other page');
});
