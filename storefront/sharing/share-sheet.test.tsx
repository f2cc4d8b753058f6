import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createShare } from '#schemas/api/invented/sharing.ts';
import { transferShortUrl } from '#schemas/api/sharing.ts';
import { setCookie } from '#ui/cookie.ts';
import { fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { Share } from './share.tsx';

const ctx = fixtureContext({ lang: 'en' });
const SHORT = 'http://zest.localhost:3000/s/abcdefghij';
const LONG = 'http://zest.localhost:3000/en/content/D1';
/** Calls to the API, with their bodies. */
let asked: [string, unknown][] = [];
let answers: Record<string, object> = {};
/** Texts written to the clipboard, and those copied by `execCommand`. */
let copied: string[] = [];
let isCommandKnown = true;
/** Mock of `console.warn`. */
const warn = vi.fn();

beforeAll(() => Promise.all([import('./share-sheet.tsx'), import('./arrive.ts')]));
beforeEach(() => {
  asked = [];
  copied = [];
  isCommandKnown = true;
  answers = {
    [createShare.path]: { shareId: 'S'.repeat(16) },
    [transferShortUrl.path]: { shortUri: SHORT, expireTime: 1 },
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.slice('/api'.length);
    asked.push([path, request.method === 'GET' ? null : await request.json()]);
    const data = answers[path];
    return data
      ? Response.json({ success: true, code: '200', message: '', data })
      : Response.json({ success: false, code: '500', message: 'No', data: null }, { status: 500 });
  });
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (isCommandKnown) copied.push(field.value);
    return isCommandKnown;
  };
  // Test files of the same process may have left a clipboard.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  cleanup();
  setCookie('user-last-login', '', { maxAge: 0 });
  Reflect.deleteProperty(document, 'execCommand');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(over: Partial<Parameters<typeof Share>[0]> = {}) {
  const subject = { subjectType: 'CONTENT', subjectId: '1' } as const;
  renderInView(<Share ctx={ctx} href="/en/content/D1" title="A fan" subject={subject} {...over} />, ctx);
  fireEvent.click(screen.getByTestId('share-open'));
  return screen.findByTestId('share-copy');
}
const link = () => (screen.getByTestId('share-link') as HTMLTextAreaElement).value;
const press = (testId: string) => act(async () => fireEvent.click(screen.getByTestId(testId)));

test('a guest shares the page’s own address: LINE first, and no call is made', async () => {
  await open();
  const ways = [...(screen.getByTestId('share-copy').parentElement?.children ?? [])];
  expect(ways.map((way) => way.getAttribute('data-testid'))).toEqual([
    'share-line',
    'share-facebook',
    'share-copy',
  ]);
  expect(ways[0]?.getAttribute('href')).toBe(
    `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(LONG)}`,
  );
  expect(link()).toBe(LONG);
  await press('share-copy');
  expect(copied).toEqual([LONG]);
  expect(asked).toEqual([]);
});

test('a member’s link is short and personal, made before any press', async () => {
  setCookie('user-last-login', '1');
  await open({ activityId: 'lottery' });
  expect(asked).toEqual([
    [createShare.path, { subjectType: 'CONTENT', subjectId: '1', activityId: 'lottery' }],
    [transferShortUrl.path, { originUri: `/en/content/D1?share=${'S'.repeat(16)}` }],
  ]);
  expect(link()).toBe(SHORT);
  expect(screen.getByTestId('share-line').getAttribute('href')).toContain(encodeURIComponent(SHORT));
  await press('share-copy');
  expect(copied).toEqual([SHORT]);
  expect(screen.queryByTestId('share-sheet')).toBeNull();
});

test('the system’s own sheet, where there is one, gets the link', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await open();
  await press('share-more');
  expect(share).toHaveBeenCalledWith({ url: LONG, title: 'A fan' });
});

test('closing the system’s sheet is no failure', async () => {
  const share = async () => Promise.reject(new DOMException('no', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await open();
  await press('share-more');
  expect(screen.getByTestId('share-sheet')).toBeTruthy();
  expect(warn).not.toHaveBeenCalled();
});

test('without a short link a dialog shows the text to copy, and closing it copies', async () => {
  setCookie('user-last-login', '1');
  answers = {};
  await open();
  await press('share-copy');
  expect(screen.getByRole('dialog', { name: 'Activity tips' })).toBeTruthy();
  expect(link()).toBe(`A fan\n${LONG}`);
  expect(copied).toEqual([]);
  await press('share-tips-cancel');
  expect(copied).toEqual([`A fan\n${LONG}`]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a text that can’t be copied at all is only logged', async () => {
  isCommandKnown = false;
  await open();
  await press('share-copy');
  expect(warn).toHaveBeenLastCalledWith('Sharing', new Error('copy text failed'));
  await press('share-tips-cancel');
  expect(warn).toHaveBeenLastCalledWith('copy text failed');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[P8] nothing is offered where the tenant’s switch is off', () => {
  const off = fixtureContext({ lang: 'en', tenant: { shareSwitch: false } });
  const { container } = renderInView(<Share ctx={off} href="/en/content/D1" title="A fan" />, off);
  expect(container.querySelector('[data-testid^=share]')).toBeNull();
});
