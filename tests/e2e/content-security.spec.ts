import type { Page } from 'playwright/test';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

const PAGES = ['/', '/articles', '/leaderboard', '/campaign/11-11', '/about-us'];

/** Injects HTML into the server's response, after its own escaping and sanitising. */
async function inject(page: Page, server: RunningServer, html: string) {
  const { body, headers } = await send(server.port, 'zest', '/');
  await page.route('/', (route) =>
    route.fulfill({
      headers: {
        'content-type': String(headers['content-type']),
        'content-security-policy': String(headers['content-security-policy']),
      },
      body: body.replace('</main>', `${html}</main>`),
    }),
  );
}

for (const path of PAGES)
  test(`${path}: its own scripts run, each allowed by its hash`, {
    tag: path === '/' ? [] : '@all',
  }, async ({ page, server }) => {
    const { headers } = await send(server.port, 'zest', path);
    expect(headers['content-security-policy']).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}='){2,8};/);
    await page.goto(path);
    await hydrated(page);
  });

test('a title that is rendered late is still in the head, without a script that moves it', async ({
  server,
}) => {
  const { body } = await send(server.port, 'zest', '/stories/late-title');
  expect(body.slice(0, body.indexOf('</head>'))).toContain('<title>Stories</title>');
  expect(body).not.toContain('$RC(');
});

test.describe('injected HTML', () => {
  // React also notices the additional HTML.
  test.use({ expectedErrors: /Content Security Policy|React error #418/ });

  test("a script, a handler and a file from elsewhere don't run, and the page works", async ({
    page,
    server,
    errors,
  }) => {
    await page.route('https://evil.test/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.stolen = true' }),
    );
    const parts = [
      '<script>window.stolen = true</script>',
      '<svg onload="window.stolen = true"></svg>',
      '<script src="https://evil.test/x.js"></script>',
    ];
    await inject(page, server, parts.join(''));
    await page.goto('/');
    for (const refused of [/inline script/, /inline event handler/, /evil\.test/])
      await expect
        .poll(() => errors.filter((error) => error.includes('Content Security Policy')).join())
        .toMatch(refused);
    await hydrated(page);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  });
});
