import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PHONE } from './devices.ts';
import { drawn, hydrated, movedVertically } from './story.ts';
import { expect, test } from './test.ts';

/** The page in pieces that end before each tag, in its header, above its content and in the bar below. */
function pieces(html: string): string[] {
  const [header, content, bar] = ['header', 'content', 'bottom-bar'].map((id) =>
    html.indexOf(`data-testid="${id}"`),
  );
  const end = html.indexOf('</nav>', bar);
  const byTag = (from = 0, to = 0) => html.slice(from, to).split(/(?=<)/);
  return [
    html.slice(0, header),
    ...byTag(header, content),
    html.slice(content, bar),
    ...byTag(bar, end),
    html.slice(end),
  ];
}

test.use({ ...PHONE, ownContext: true });

test('a page that arrives in pieces moves nothing up or down: header, app strip, content, bottom bar', {
  tag: '@all',
}, async ({ page, server }) => {
  let count = 0;
  const slow = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const { url, method } = asked;
    asked.pipe(
      request({ host: '127.0.0.1', port: server.port, path: url, method, headers }, async (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        if (!got.headers['content-type']?.startsWith('text/html')) return void got.pipe(answer);
        const html = Buffer.concat(await got.toArray()).toString();
        for (const piece of pieces(html)) {
          answer.write(piece);
          count += 1;
          // Fails only while the browser leaves its empty page for this one.
          await drawn(page).catch(() => undefined);
        }
        answer.end();
      }),
    );
  });
  await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
  try {
    const { port } = slow.address() as AddressInfo;
    await page.goto(`http://zest.localhost:${port}/lottery/2`);
    await hydrated(page);
    await expect(page.getByTestId('bottom-bar')).toBeVisible();
    expect(count).toBeGreaterThan(50);
    expect(await movedVertically(page)).toEqual([]);
  } finally {
    await page.close();
    slow.close();
  }
});
