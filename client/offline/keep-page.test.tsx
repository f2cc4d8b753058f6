import { beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE_CACHE } from '#schemas/constants.ts';
import { setCookie } from '#ui/cookie.ts';
import { keepPage } from './keep-page.ts';

const texts = { asOf: 'as of {{time}}', retry: 'Try again', title: 'Offline', text: '', seen: 'Seen' };

/** Mock of the browser's cache storage, which jsdom lacks. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const at = (url: string) => new URL(url, location.href).href;
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      match: async (url: string) => kept.get(at(url))?.clone(),
      put: async (url: string, response: Response) => void kept.set(at(url), response),
      delete: async (url: string) => kept.delete(at(url)),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
  };
  return { open, delete: async (name: string) => stores.delete(name) };
}

/** Keeps the page at a path, as the browser's visitor sees it. */
async function visit(path: string) {
  history.replaceState(null, '', path);
  document.title = path;
  await keepPage(texts, '10:00');
}

async function kept() {
  const cache = await caches.open(OFFLINE_CACHE);
  const pages = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const list = (await (await cache.match('/offline/seen'))?.text()) ?? '';
  return pages.filter(
    (path) => !path.startsWith('/offline/') && list.includes(`href="${new URL(path, location.href)}"`),
  );
}

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  return () => {
    setCookie('user-last-login', '', { maxAge: 0 });
    vi.unstubAllGlobals();
  };
});

test('pages are kept together for the same visitor', async () => {
  await visit('/a');
  await visit('/b');
  expect(await kept()).toEqual(['/a', '/b']);
});

test.each([
  ['a guest', '', 'a member', '2026-08-01'],
  ['a member', '2026-08-01', 'a guest', ''],
  ['a member', '2026-08-01', 'another', '2026-08-02'],
])('pages kept for %s (%s) are deleted when %s (%s) opens the shop next', async (_, before, __, after) => {
  const signIn = (since: string) => setCookie('user-last-login', since, since ? {} : { maxAge: 0 });
  signIn(before);
  await visit('/a');
  signIn(after);
  await visit('/b');
  expect(await kept()).toEqual(['/b']);
});

test('the list of kept pages follows the system’s dark scheme as a whole', async () => {
  await visit('/a');
  const cache = await caches.open(OFFLINE_CACHE);
  const list = new DOMParser().parseFromString(
    (await (await cache.match('/offline/seen'))?.text()) ?? '',
    'text/html',
  );
  expect(list.querySelector('head > meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
  expect(list.body.style.cssText).not.toContain('color-scheme');
});
