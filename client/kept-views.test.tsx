import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCookie } from '#ui/cookie.ts';
import type * as kept from './kept-views.ts';

let views: typeof kept;

/** Simulates a reload: only the history and the tab's storage are kept. */
async function newDocument() {
  vi.resetModules();
  views = await import('./kept-views.ts');
}

/** Enters a page with a list; returns its kept state and the function that leaves it. */
function enter(name: string, state: unknown, of = 'en') {
  const root = document.createElement('div');
  root.innerHTML = '<a href="/content/1">1</a>';
  document.body.append(root);
  const { kept: found, leave } = views.enterList(name, { of, root, state: () => state });
  return { found, leave, root, link: root.querySelector('a') as HTMLAnchorElement };
}

const push = (path: string) => history.pushState({}, '', path);
async function back() {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
}
const unload = () => window.dispatchEvent(new Event('pagehide'));
const signIn = (token: string) => setCookie('user-token', token);
const signOut = () => setCookie('user-token', '', { maxAge: 0 });

beforeEach(async () => {
  sessionStorage.clear();
  signOut();
  push('/list');
  await newDocument();
});
afterEach(() => {
  unload();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Visits a list, a detail page, and the list again. */
async function roundTrip(state: unknown) {
  enter('feed', state).leave();
  push('/detail');
  await back();
}

test('the loaded state is restored with its history entry, and with no other', async () => {
  await roundTrip(['page 2']);
  expect(enter('feed', []).found).toEqual(['page 2']);
  push('/list');
  expect(enter('feed', []).found).toBeUndefined();
});

test('two lists of a page keep separate states', async () => {
  enter('other', ['other']).leave();
  await roundTrip(['feed']);
  expect(enter('feed', []).found).toEqual(['feed']);
  expect(enter('other', []).found).toEqual(['other']);
});

test('a list in another language, or of another subject, starts empty', async () => {
  await roundTrip(['page 2']);
  expect(enter('feed', [], 'th').found).toBeUndefined();
});

test('the state is restored in the next document of the tab', async () => {
  enter('feed', ['page 2']).leave();
  push('/detail');
  unload();
  await newDocument();
  await back();
  expect(enter('feed', []).found).toEqual(['page 2']);
});

test('a reload of the list itself starts empty', async () => {
  enter('feed', ['page 2']);
  unload();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as never);
  await newDocument();
  expect(enter('feed', []).found).toBeUndefined();
});

test('reloading the detail page keeps the list’s state', async () => {
  enter('feed', ['page 2']).leave();
  push('/detail');
  unload();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as never);
  await newDocument();
  await back();
  expect(enter('feed', []).found).toEqual(['page 2']);
});

test('after half an hour the list starts empty', async () => {
  await roundTrip(['page 2']);
  vi.useFakeTimers({ now: Date.now() + 30 * 60_000 });
  expect(enter('feed', []).found).toBeUndefined();
});

test('the last ten pages are kept, and in the storage only as many as fit', async () => {
  enter('feed', 'first').leave();
  const first = history.state.view;
  for (let page = 0; page < views.KEPT_VIEWS.max; page += 1) {
    push(`/list/${page}`);
    enter('feed', 'x'.repeat(300_000)).leave();
  }
  unload();
  const stored = Object.keys(sessionStorage).filter((key) => key.startsWith('view:'));
  expect(stored).toHaveLength(3);
  expect(stored).toContain(`view:${history.state.view}`);
  expect(stored).not.toContain(`view:${first}`);
  history.replaceState({ view: first }, '', '/list');
  expect(enter('feed', []).found).toBeUndefined();
});

test('replacing the address drops its kept state', async () => {
  const { leave } = enter('feed', ['page 2']);
  views.forgetView();
  leave();
  expect(enter('feed', []).found).toBeUndefined();
});

test('the opened card is returned once, and only to its list', async () => {
  const { link, leave } = enter('feed', []);
  views.leaveBy(link);
  leave();
  push('/detail');
  await back();
  enter('other', []);
  enter('feed', []);
  expect(views.takeOpenedCard('other')).toBeUndefined();
  expect(views.takeOpenedCard('feed')).toMatchObject({ list: 'feed', href: '/content/1' });
  expect(views.takeOpenedCard('feed')).toBeUndefined();
});

test('leaving by another link drops the card opened earlier', async () => {
  const { link, leave } = enter('feed', []);
  views.leaveBy(link);
  views.leaveBy(document.createElement('a'));
  leave();
  push('/detail');
  await back();
  enter('feed', []);
  expect(views.takeOpenedCard('feed')).toBeUndefined();
});

test('the entry keeps its view when other code writes to the history', async () => {
  const { link, leave } = enter('feed', ['page 2']);
  history.replaceState({}, '');
  views.leaveBy(link);
  leave();
  push('/detail');
  await back();
  expect(enter('feed', []).found).toEqual(['page 2']);
});

test('[R24] at the end of a session only the current page is kept, without the member’s state', async () => {
  signIn('a');
  await newDocument();
  enter('feed', ['of a']).leave();
  push('/favorites');
  const favourites = enter('marks', ['also of a']);
  signOut();
  window.dispatchEvent(new Event('focus'));
  favourites.leave();
  signIn('b');
  expect(enter('marks', []).found).toBeUndefined();
  await back();
  expect(enter('feed', []).found).toBeUndefined();
  unload();
  expect(Object.values(sessionStorage).join()).not.toContain('of a');
});

test('another member in the next document gets no state of the previous one', async () => {
  signIn('a');
  await newDocument();
  enter('marks', ['of a']);
  unload();
  signIn('b');
  await newDocument();
  expect(enter('marks', []).found).toBeUndefined();
});

test('a guest keeps the views after signing in', async () => {
  const { leave } = enter('feed', ['page 2']);
  leave();
  push('/detail');
  signIn('a');
  window.dispatchEvent(new Event('focus'));
  await back();
  expect(enter('feed', []).found).toEqual(['page 2']);
});

test('without storage the state is lost only with the document', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await roundTrip(['page 2']);
  unload();
  expect(enter('feed', []).found).toEqual(['page 2']);
});

test.each([
  ['the page before keeps its position until it is left', false, [{ top: 40, behavior: 'instant' }]],
  ['a page that is shown already has its own', true, []],
])('after a return by the history, %s', async (_, isShown, moves) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { link, leave } = enter('feed', []);
  views.leaveBy(link);
  leave();
  push('/detail');
  await back();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40);
  views.returnToView();
  if (isShown) {
    enter('feed', []);
    expect(views.takeOpenedCard('feed')).toBeDefined();
  }
  await new Promise(requestAnimationFrame);
  expect(scrollTo.mock.calls.flat()).toEqual(moves);
});
