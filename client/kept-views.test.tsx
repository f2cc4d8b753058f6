import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCookie } from '#ui/cookie.ts';
import type * as kept from './kept-views.ts';

let views: typeof kept;

/** A document of its own, as after a reload: only history and the tab's storage are what they were. */
async function newDocument() {
  vi.resetModules();
  views = await import('./kept-views.ts');
}

/** A page with a list is shown: what was kept of it, and the way off it. */
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

/** List, detail, and back to the list. */
async function roundTrip(state: unknown) {
  enter('feed', state).leave();
  push('/detail');
  await back();
}

test('what was loaded comes back with its entry of the history, and to no other', async () => {
  await roundTrip(['page 2']);
  expect(enter('feed', []).found).toEqual(['page 2']);
  push('/list');
  expect(enter('feed', []).found).toBeUndefined();
});

test('two lists of a page don’t mix', async () => {
  enter('other', ['other']).leave();
  await roundTrip(['feed']);
  expect(enter('feed', []).found).toEqual(['feed']);
  expect(enter('other', []).found).toEqual(['other']);
});

test('a list in another language, or of something else, starts anew', async () => {
  await roundTrip(['page 2']);
  expect(enter('feed', [], 'th').found).toBeUndefined();
});

test('it comes back to the next document of the tab', async () => {
  enter('feed', ['page 2']).leave();
  push('/detail');
  unload();
  await newDocument();
  await back();
  expect(enter('feed', []).found).toEqual(['page 2']);
});

test('who reloads the list itself gets a new one', async () => {
  enter('feed', ['page 2']);
  unload();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as never);
  await newDocument();
  expect(enter('feed', []).found).toBeUndefined();
});

test('reloading the detail page forgets nothing of the list', async () => {
  enter('feed', ['page 2']).leave();
  push('/detail');
  unload();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as never);
  await newDocument();
  await back();
  expect(enter('feed', []).found).toEqual(['page 2']);
});

test('after half an hour the list starts anew', async () => {
  await roundTrip(['page 2']);
  vi.useFakeTimers({ now: Date.now() + 30 * 60_000 });
  expect(enter('feed', []).found).toBeUndefined();
});

test('ten pages are kept, the last ones, and in the storage only what fits', async () => {
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

test('the address is replaced: what was kept of it is forgotten', async () => {
  const { leave } = enter('feed', ['page 2']);
  views.forgetView();
  leave();
  expect(enter('feed', []).found).toBeUndefined();
});

test('the card that was opened is told once, and only to its list', async () => {
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

test('leaving by another link forgets the card of an earlier time', async () => {
  const { link, leave } = enter('feed', []);
  views.leaveBy(link);
  views.leaveBy(document.createElement('a'));
  leave();
  push('/detail');
  await back();
  enter('feed', []);
  expect(views.takeOpenedCard('feed')).toBeUndefined();
});

test('the entry keeps its view though others write to the history', async () => {
  const { link, leave } = enter('feed', ['page 2']);
  history.replaceState({}, '');
  views.leaveBy(link);
  leave();
  push('/detail');
  await back();
  expect(enter('feed', []).found).toEqual(['page 2']);
});

test('[R24] with the end of a session only the page at hand is kept, and not what the member saw on it', async () => {
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

test('another member in the next document is shown nothing of the last one', async () => {
  signIn('a');
  await newDocument();
  enter('marks', ['of a']);
  unload();
  signIn('b');
  await newDocument();
  expect(enter('marks', []).found).toBeUndefined();
});

test('a guest who signs in stays where he is', async () => {
  const { leave } = enter('feed', ['page 2']);
  leave();
  push('/detail');
  signIn('a');
  window.dispatchEvent(new Event('focus'));
  await back();
  expect(enter('feed', []).found).toEqual(['page 2']);
});

test('a browser without storage forgets at the next document only', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await roundTrip(['page 2']);
  unload();
  expect(enter('feed', []).found).toEqual(['page 2']);
});
