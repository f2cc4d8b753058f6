import { expect } from 'playwright/test';
import { send } from '../support/http.ts';
import { test } from '../support/server-test.ts';

/** Paths of pages and of other documents that contain the site's address. */
const PATHS = {
  zest: ['/', '/en/products', '/articles', '/robots.txt', '/sitemap.xml', '/sitemaps/en/goods-1.xml'],
  guide: ['/', '/deals', '/robots.txt', '/sitemap.xml'],
};

for (const tenant of ['zest', 'guide'] as const)
  test(`every address of ${tenant} has the server's port`, async ({ server }) => {
    const home = await send(server.port, tenant, '/');
    const linked = [...home.body.matchAll(/href="(\/(?:content|article)\/[^"?]+)"/g)].map(([, path]) => path);
    expect(linked.length).toBeGreaterThan(0);
    for (const path of [...PATHS[tenant], linked[0] ?? '']) {
      const { status, body } = await send(server.port, tenant, path);
      expect(status, path).toBe(200);
      // Encoded, as in links for sharing, or plain.
      const ports = [...body.matchAll(/localhost(?::|%3A)(\d+)/g)].map(([, port]) => Number(port));
      expect(new Set(ports), path).toEqual(new Set([server.port]));
    }
  });
