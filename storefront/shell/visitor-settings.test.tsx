import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { fixtureContext } from '../fixtures.ts';
import { VisitorSettings } from './visitor-settings.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, '__APP_CONTEXT__');
});

function show(exposedCategories?: readonly CategoryNode[]) {
  const { t: _, ...value } = fixtureContext();
  render(
    <ViewProvider value={value} messages={clientMessages('th')}>
      <VisitorSettings exposedCategories={exposedCategories} />
    </ViewProvider>,
  );
}

test('writes the time zone where it is missing', () => {
  setCookie('timezone', '', { maxAge: 0 });
  show();
  expect(getCookie('timezone')).toMatch(/^[+-]\d\d:\d\d$/);
  setCookie('timezone', '+03:00');
  cleanup();
  show();
  expect(getCookie('timezone')).toBe('+03:00');
});

test('exposes the page context to tests only', () => {
  show();
  expect('__APP_CONTEXT__' in window).toBe(false);
  show([]);
  expect('__APP_CONTEXT__' in window).toBe(true);
});

test('[U15] a browser reports itself, unless an app has done so before', () => {
  setCookie('platform', '', { maxAge: 0 });
  show();
  expect(getCookie('platform')).toBe('Web');
  setCookie('platform', 'App');
  cleanup();
  show();
  expect(getCookie('platform')).toBe('App');
  setCookie('platform', '', { maxAge: 0 });
});
