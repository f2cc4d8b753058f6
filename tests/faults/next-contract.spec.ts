import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPILE_HINT } from '../../scripts/compile-hint.mjs';
import { root } from '../../scripts/setup.mjs';
import { PHONE } from '../e2e/devices.ts';
import { hydrated } from '../e2e/story.ts';
import { expect, test } from '../e2e/test.ts';
import { send } from '../support/http.ts';

const BUILD = join(root, '.next');

/**
 * Private output of Next and React that the product relies on, as it was built. A test that fails after Next was raised
 * names the file to change (docs/raising-next.md).
 */
test.describe('Next', () => {
  test('late-scripts.ts: writes its scripts and their preloads as the adapter reads them', async ({
    server,
  }) => {
    const { status, body } = await send(server.port, 'zest', '/');
    expect(status).toBe(200);
    const scripts = [...body.matchAll(/<script[^>]*\ssrc="[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((tag) => !tag.includes('type="late"') && !tag.includes('noModule'))).toEqual([]);
    expect(body.match(/<link[^>]*as="script"[^>]*>/g)).toBeNull();
  });

  test('page-styles.ts: links its style sheets as the adapter reads them', async ({ server }) => {
    const { body } = await send(server.port, 'zest', '/');
    const links = [...body.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((tag) => !tag.includes(' media="print" disabled=""'))).toEqual([]);
    expect(body.match(/<style>/g)?.length).toBe(links.length);
  });

  test('content-security.ts: inlines nothing but pushes of JSON onto its queues', async ({ server }) => {
    const { headers, body } = await send(server.port, 'zest', '/');
    const inline = [...body.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>/g)];
    const policy = String(headers['content-security-policy']);
    expect(inline.length).toBeGreaterThan(5);
    expect(new Set(policy.match(/'sha256-[^']+'/g)).size).toBe(inline.length);
  });

  test('render-page.ts: React marks the boundary of a module that broke the render', async ({ server }) => {
    const { status, body } = await send(server.port, 'zest', '/?__fault=banner:throws-in-render');
    expect(status).toBe(200);
    expect(body).toContain('data-testid="module-failed"');
    expect(body).toContain('data-testid="module-deals"');
  });

  test('render-page.ts: the head is whole and a page that is not found is a page', async ({ server }) => {
    const { status, body } = await send(server.port, 'zest', '/no-such-page');
    expect(status).toBe(404);
    expect(body.indexOf('<title>')).toBeGreaterThan(0);
    expect(body.indexOf('<title>')).toBeLessThan(body.indexOf('</head>'));
    expect(body).toContain('data-testid="header"');
  });

  test('page-request.ts: two copies of the file share one storage', async ({ server }) => {
    for (const tenant of ['zest', 'guide'])
      expect((await send(server.port, tenant, '/')).body).toContain(`data-tenant="${tenant}"`);
  });

  test('mend-preloads.mjs: dynamic imports are listed with files that exist', async () => {
    const imports: Record<string, { files: string[] }> = {};
    for await (const path of glob('server/app/**/react-loadable-manifest.json', { cwd: BUILD }))
      Object.assign(imports, JSON.parse(await readFile(join(BUILD, path), 'utf8')));
    const files = Object.values(imports).flatMap((entry) => entry.files);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(join(BUILD, file)))).toEqual([]);
  });

  test('a navigation payload is asked for by the header RSC alone', async ({ server }) => {
    const { headers } = await send(server.port, 'zest', '/', { headers: { rsc: '1' } });
    expect(headers['content-type']).toContain('text/x-component');
  });

  test('compile-hint.mjs: the build manifest names the files that every page calls', async () => {
    const manifest = JSON.parse(await readFile(join(BUILD, 'build-manifest.json'), 'utf8'));
    expect(manifest.rootMainFiles.length).toBeGreaterThan(2);
    for (const file of manifest.rootMainFiles)
      expect(await readFile(join(BUILD, file), 'utf8')).toMatch(new RegExp(`^${COMPILE_HINT}`));
  });
});

test.describe('Next in a browser', () => {
  test.use({ ...PHONE, ownContext: true });

  test('navigation-bridge.tsx, kept-views.ts: Next marks its entries of the history, and stores a marked state as it is', async ({
    page,
  }) => {
    await page.goto('/coupons');
    await hydrated(page);
    expect(await page.evaluate(() => history.state.__NA)).toBe(true);
    await page.evaluate(() => history.replaceState({ ...history.state, view: 'own' }, '', '/brands'));
    expect(await page.evaluate(() => history.state)).toMatchObject({ __NA: true, view: 'own' });
    // A state without the mark gets Next's fields, but not its view.
    await page.evaluate(() => history.replaceState({}, '', '/coupons'));
    const state = await page.evaluate(() => history.state);
    expect(state).toMatchObject({ __NA: true });
    expect(state).not.toHaveProperty('view');
  });
});
