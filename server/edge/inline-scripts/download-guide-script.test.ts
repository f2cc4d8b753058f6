import { afterEach, expect, test, vi } from 'vitest';
import { DOWNLOAD_GUIDE_SCRIPT } from './download-guide-script.ts';

afterEach(() => vi.unstubAllGlobals());

/** The page's `data-download-guide` after the script has run with `stored` in localStorage. */
function guideAfter(stored: string | null): string | undefined {
  const dataset: { downloadGuide?: string } = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', { getItem: () => stored });
  new Function(DOWNLOAD_GUIDE_SCRIPT)();
  return dataset.downloadGuide;
}

const daysAgo = (days: number) => String(Date.now() - days * 86_400_000);

test.each([
  ['hidden', 'for 30 days', daysAgo(29)],
  [undefined, 'no longer', daysAgo(31)],
  [undefined, 'not for what is no time', 'yes'],
  [undefined, 'not before it was closed', null],
])('[W4] the closed guide is %s: %s', (state, _why, stored) => {
  expect(guideAfter(stored)).toBe(state);
});
