import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { COMPILE_HINT } from '../../scripts/compile-hint.mjs';
import { root } from '../../scripts/setup.mjs';
import { send } from '../support/http.ts';
import { test } from '../support/server-test.ts';

/**
 * What `server/edge/next-adapter` takes for granted of Next's and React's private output, on the built product. A test
 * that fails after Next was raised says which file there to change (docs/raising-next.md).
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

  test('a navigation payload is asked for by the header RSC alone', async ({ server }) => {
    const { headers } = await send(server.port, 'zest', '/', { headers: { rsc: '1' } });
    expect(headers['content-type']).toContain('text/x-component');
  });

  test('compile-hint.mjs: the build manifest names the files that every page calls', async () => {
    const manifest = JSON.parse(await readFile(join(root, '.next/build-manifest.json'), 'utf8'));
    expect(manifest.rootMainFiles.length).toBeGreaterThan(2);
    for (const file of manifest.rootMainFiles)
      expect(await readFile(join(root, '.next', file), 'utf8')).toMatch(new RegExp(`^${COMPILE_HINT}`));
  });
});
