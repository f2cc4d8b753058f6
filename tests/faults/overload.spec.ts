import pg from 'pg';
import { expect } from 'playwright/test';
import { textFor } from '#locales/text.ts';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

/** Address of a list's page that no other test has cached. */
const unseen = (path: string) => `${path}?page=97`;

/** Locks these tables against reading while `work` runs. */
async function whileLocked<T>(
  { databaseUrl }: RunningServer,
  tables: string,
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
    return await work();
  } finally {
    await client.end();
  }
}

/** Code of a seeded row that no other test requests. */
async function codeOf({ databaseUrl }: RunningServer, rows: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const found = await client.query(
    `SELECT code FROM ${rows} AND tenant_id = 'zest' ORDER BY code DESC LIMIT 1`,
  );
  await client.end();
  return found.rows[0].code;
}

test('a page whose data doesn’t arrive in time shows an error, has Retry-After, and is not cached', async ({
  server,
}) => {
  const product = `/product/${await codeOf(server, 'goods WHERE NOT invalid')}`;
  const article = `/article/${await codeOf(server, `contents WHERE content_type_code = 'ARTICLE'`)}`;
  const pages = [product, `/en${product}`, article, `/id${article}`, unseen('/products')];
  const busy = await whileLocked(server, 'goods, contents', () =>
    Promise.all(pages.map((path) => send(server.port, 'zest', path))),
  );
  for (const [i, { status, headers, body }] of busy.entries()) {
    const path = pages[i] ?? '';
    const lang = path.startsWith('/en/') ? 'en' : path.startsWith('/id/') ? 'id' : 'th';
    expect(status, path).toBe(503);
    expect(headers['retry-after'], path).toMatch(/^\d+$/);
    expect(headers['cache-control'], path).toBe('private, no-store');
    expect(body, path).toContain(`<html lang="${lang}">`);
    expect(body, path).toContain(textFor(lang)('errors.page'));
  }
  for (const path of pages) expect((await send(server.port, 'zest', path)).status, path).toBe(200);
});

test('a page whose modules get no data in time is shown without them', async ({ server }) => {
  const discover = await whileLocked(server, 'contents', () =>
    send(server.port, 'zest', unseen('/articles')),
  );
  expect(discover.status).toBe(200);
  expect(discover.body).toContain('data-fallback="');
});
