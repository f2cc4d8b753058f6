import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OFFLINE_CACHE } from '#schemas/constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { createWebApp } from './web-app.ts';

const zest = tenantFixture('zest', { theme: { brand: { primary: '#0B6E69' } } });
const scopes = new Map([
  ['zest', tenantScope(zest)],
  ['plain', tenantScope({ ...tenantFixture('plain'), isInstallable: false })],
]);
const webApp = createWebApp();
const server = createServer(async (request, response) => {
  const scope = scopes.get(String(request.headers['x-tenant']));
  if (!scope || !(await webApp(request, response, scope))) response.writeHead(404).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())));
afterAll(() => void server.close());

const get = (path: string, tenant = 'zest', headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'x-tenant': tenant, ...headers },
  });

test('the manifest is the tenant’s, in the language of its address', async () => {
  const thai = await (await get('/manifest.webmanifest')).json();
  const english = await get('/en/manifest.webmanifest');
  expect(english.headers.get('content-type')).toBe('application/manifest+json');
  expect(await english.json()).toMatchObject({
    id: '/',
    lang: 'en',
    start_url: '/en',
    theme_color: '#0B6E69',
  });
  expect(thai).toMatchObject({ id: '/', lang: 'th', start_url: '/' });
});

test('its icons are pictures of their sizes in the tenant’s colour; a maskable one fills its corners', async () => {
  const cornerOf = async (path: string) => {
    const picture = sharp(Buffer.from(await (await get(path)).arrayBuffer()));
    const { width, height, format } = await picture.metadata();
    const { data } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return [format, width, height, ...data.subarray(0, 4)];
  };
  expect(await cornerOf('/icons/maskable-512.png')).toEqual(['png', 512, 512, 11, 110, 105, 255]);
  expect(await cornerOf('/icons/apple-180.png')).toEqual(['png', 180, 180, 11, 110, 105, 255]);
  expect((await cornerOf('/icons/app-192.png')).slice(0, 3)).toEqual(['png', 192, 192]);
  expect((await cornerOf('/icons/app-192.png')).at(-1)).toBe(0);
  expect((await get('/icons/app-193.png')).status).toBe(404);
});

test('the offline page is in the visitor’s language', async () => {
  expect(await (await get('/offline', 'zest', { cookie: 'languages=id' })).text()).toContain(
    'Anda sedang offline',
  );
  expect(await (await get('/offline', 'zest', { cookie: 'languages=en' })).text()).toContain(
    'You’re offline',
  );
});

test('the service worker names its cache and is never cached; for a tenant that wants none it removes itself', async () => {
  const worker = await get('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(await worker.text()).toContain(`'${OFFLINE_CACHE}'`);
  expect(await (await get('/sw.js', 'plain')).text()).toContain('registration.unregister()');
  expect((await get('/manifest.webmanifest', 'plain')).status).toBe(404);
});
