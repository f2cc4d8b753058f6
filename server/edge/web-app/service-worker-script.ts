import { OFFLINE_CACHE } from '#schemas/constants.ts';

const PREFIX = OFFLINE_CACHE.replace(/\d+$/, '');

/**
 * The service worker. Of requests it handles only navigations, from the network; if that fails, it serves the page's
 * offline copy of this address (`client/offline/keep-page.ts`), or the offline page. Nothing else goes through it, so
 * that it can't delay a release. It shows web push messages (`notification` in
 * server/domain/alerts/price-alerts/push.ts), and a press opens their page. A new number in the cache's name drops an older cache.
 */
export const SERVICE_WORKER = `const CACHE = '${OFFLINE_CACHE}';
const older = (name) => name.startsWith('${PREFIX}') && name !== CACHE;
addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/offline')));
});
addEventListener('activate', (event) => {
  const clean = caches.keys().then((names) => Promise.all(names.filter(older).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([clean, registration.navigationPreload?.enable(), clients.claim()]));
});
addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event, url));
});
addEventListener('push', (event) => {
  const { title, url, ...shown } = event.data.json();
  event.waitUntil(registration.showNotification(title, { ...shown, icon: '/icons/app-192.png', data: url }));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data));
});
async function answer(event, url) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch {
    const cache = await caches.open(CACHE);
    return (
      (await cache.match(url)) ||
      (await cache.match('/offline/seen')) ||
      (await cache.match('/offline')) ||
      Response.error()
    );
  }
}
`;

/** Service worker for a tenant that wants none: it removes the cache of an earlier one, and itself. */
export const LEAVING_SERVICE_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const clean = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name.startsWith('${PREFIX}')).map((name) => caches.delete(name))),
  );
  event.waitUntil(clean.then(() => registration.unregister()));
});
`;
