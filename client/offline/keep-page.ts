import { OFFLINE_CACHE } from '#schemas/constants.ts';
import { isSignedIn, sessionMark } from '../session.ts';

export type OfflineTexts = {
  /** Text above a kept page with its time as `{time}`. */
  asOf: string;
  retry: string;
  title: string;
  text: string;
  seen: string;
};

const MAX_PAGES = 20;
const MAX_LENGTH = 2_000_000;
/** Path of the offline page with the list of kept pages; the service worker has a plain one of its own. */
const SEEN = '/offline/seen';
const KEEPER = '/offline/keeper';
const BARE =
  'script,noscript,template,iframe,dialog,[role=dialog],[data-toaster],link:not([rel=stylesheet],[rel=icon])';
/** Content security policy of kept pages: no script runs. */
const POLICY = "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'";

const STRIP =
  'position:sticky;top:0;z-index:1000;margin:0;padding:8px 16px;background:#16161b;color:#fff;font:14px/1.6 var(--font-ui,system-ui,sans-serif);text-align:center';
const PLAIN = 'font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:16px';

/**
 * Keeps this page as it is now for use without a network: without scripts, with its time above it, the last twenty.
 * Pages with `noindex`, such as a member's own screens, aren't kept.
 */
export async function keepPage(texts: OfflineTexts, time: string): Promise<void> {
  await forgetOthers();
  if (document.querySelector('meta[name=robots][content*=noindex]')) return;
  const html = frozen(texts, time);
  if (html.length > MAX_LENGTH) return;
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.delete(location.href);
  await cache.put(
    location.href,
    answer(html, {
      'X-Title': encodeURIComponent(document.title),
      'X-As-Of': encodeURIComponent(time),
    }),
  );
  const pages = await keptPages(cache);
  for (const { url } of pages.splice(0, Math.max(0, pages.length - MAX_PAGES))) await cache.delete(url);
  await cache.put(SEEN, answer(listOf(pages.toReversed(), texts)));
}

/** Deletes the kept pages if they belong to another session. */
async function forgetOthers(): Promise<void> {
  const keeper = isSignedIn() ? String(sessionMark()) : 'guest';
  const cache = await caches.open(OFFLINE_CACHE);
  const known = await (await cache.match(KEEPER))?.text();
  if (known === keeper) return;
  if (known !== undefined) await caches.delete(OFFLINE_CACHE);
  await (await caches.open(OFFLINE_CACHE)).put(KEEPER, new Response(keeper));
}

type KeptPage = { url: string; title: string; asOf: string };

async function keptPages(cache: Cache): Promise<KeptPage[]> {
  const pages: KeptPage[] = [];
  for (const { url } of await cache.keys()) {
    const headers = (await cache.match(url))?.headers;
    const title = headers?.get('X-Title');
    if (title)
      pages.push({
        url,
        title: decodeURIComponent(title),
        asOf: decodeURIComponent(headers?.get('X-As-Of') ?? ''),
      });
  }
  return pages;
}

function answer(html: string, headers: Record<string, string> = {}): Response {
  return new Response(`<!doctype html>${html}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY, ...headers },
  });
}

function frozen({ asOf, retry }: OfflineTexts, time: string): string {
  // Pictures of a copy in this document would load again; a document without a window loads nothing.
  const copy = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
  for (const element of copy.querySelectorAll(BARE)) element.remove();
  const strip = made('p', asOf.replace('{{time}}', time), STRIP);
  strip.setAttribute('role', 'status');
  strip.dataset.testid = 'offline-strip';
  strip.append(' ', link('?', retry, 'color:inherit;text-decoration:underline;padding:8px'));
  const { search } = location;
  if (search) strip.querySelector('a')?.setAttribute('href', search);
  copy.querySelector('body')?.prepend(strip);
  return copy.outerHTML;
}

/** HTML of the offline page with the list of kept pages. */
function listOf(pages: readonly KeptPage[], { title, text, seen, retry }: OfflineTexts): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = document.documentElement.lang;
  const width = page.createElement('meta');
  Object.assign(width, { name: 'viewport', content: 'width=device-width, initial-scale=1' });
  // For the whole page: from the body's style it would reach the links, but not the ground under them.
  const scheme = page.createElement('meta');
  Object.assign(scheme, { name: 'color-scheme', content: 'light dark' });
  page.head.append(width, scheme);
  page.body.style.cssText = PLAIN;
  page.body.dataset.testid = 'offline-page';
  const list = page.createElement('ul');
  list.style.cssText = 'padding:0;list-style:none';
  for (const { url, title, asOf } of pages) {
    const item = page.createElement('li');
    item.append(link(url, title, 'display:block;padding:12px 0 0'), made('small', asOf, 'opacity:.75'));
    list.append(item);
  }
  page.body.append(
    made('h1', title, 'font-size:20px'),
    made('p', text, ''),
    link('', retry, 'display:inline-block;padding:12px 0'),
    made('h2', seen, 'font-size:18px'),
    list,
  );
  return page.documentElement.outerHTML;
}

function made(name: string, text: string, style: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  element.style.cssText = style;
  return element;
}

function link(href: string, text: string, style: string): HTMLElement {
  const element = made('a', text, style);
  element.setAttribute('href', href);
  return element;
}
