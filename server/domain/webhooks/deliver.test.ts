import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { unpublishPage } from '#schemas/api/invented/publishing.ts';
import * as endpoints from '#schemas/api/invented/webhooks.ts';
import type { WebhookEvent } from '#schemas/entities/webhook.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { pageRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { createSafePost } from '../../platform/outgoing/safe-fetch.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { operatorFixture, signIn } from '../operators/operators.fixtures.ts';
import { auditLog } from '../operators/schema.ts';
import { pages } from '../page-tables/schema.ts';
import { createWebhookSender } from './deliver.ts';
import { emit } from './emit.ts';
import { webhooks } from './schema.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db } = await openTestDatabase();
await db.insert(tenants).values([zest, guide].map(({ id, ...settings }) => ({ id, settings })));
const outgoing = { testServers: ['127.0.0.1'] };
const { client } = testApi(db, { outgoing });
type Client = ReturnType<typeof client>;
let owner: Client;
let stranger: Client;

type Hit = { headers: IncomingMessage['headers']; body: string };
const hits: Hit[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  hits.push({ headers: request.headers, body });
  answer(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let now = Date.now();
const services = {
  db,
  now: () => now,
  vault: createVault(db, undefined),
  safePost: createSafePost({ ...outgoing, timeouts: { headers: 300 } }),
  log: pino({ level: 'silent' }),
};
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();
const deliver = () => createWebhookSender(services).settle();
const later = (seconds: number) => {
  now += seconds * 1_000;
  return deliver();
};
const add = async (events: WebhookEvent[] = ['page.published'], by = owner) =>
  by.call(endpoints.addWebhook, { body: { url, events } });
const tell = (event: WebhookEvent = 'page.published', tenant = zest) =>
  emit({ db, scope: tenantScope(tenant) }, event, { id: 'sale' });
const log = async (id: string) =>
  (await owner.call(endpoints.webhookDeliveries, { params: { id }, query: {} })).content;
const signatures = ({ headers, body }: Hit, secret: string) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const wanted = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  const given = String(headers['webhook-signature']).split(' ');
  return { isSigned: given.includes(wanted), count: given.length };
};

beforeAll(async () => {
  owner = client(zest, await signIn(db, zest, await operatorFixture(db, 'olga', { zest: 'owner' })));
  stranger = client(guide, await signIn(db, guide, await operatorFixture(db, 'far', { guide: 'owner' })));
});

beforeEach(async () => {
  for (const table of [webhooks, auditLog, pages]) await db.delete(table);
  hits.length = 0;
  answer = status(204);
  now = Date.now() + 1_000;
});

describe('a message', () => {
  test('is signed, sent once to the webhooks of its event, and logged', async () => {
    const { webhook, secret } = await add();
    await add(['release.published']);
    await tell();
    await Promise.all([deliver(), deliver()]);
    expect(hits).toHaveLength(1);
    const [hit] = hits as [Hit];
    expect(JSON.parse(hit.body)).toMatchObject({ type: 'page.published', data: { id: 'sale' } });
    expect(signatures(hit, secret)).toEqual({ isSigned: true, count: 1 });
    expect(Math.abs(Number(hit.headers['webhook-timestamp']) * 1_000 - now)).toBeLessThan(2_000);
    expect(await log(webhook.id)).toMatchObject([
      { id: hit.headers['webhook-id'], state: 'delivered', status: 204, tries: 1, dueAt: null },
    ]);
  });

  test('is sent once by several workers', async () => {
    await add();
    for (let i = 0; i < 20; i++) await tell();
    await Promise.all(Array.from({ length: 6 }, deliver));
    expect(hits).toHaveLength(20);
    expect(new Set(hits.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
  });

  test('doesn’t wait for another tenant’s receivers that don’t respond', async () => {
    const held: ServerResponse[] = [];
    const told: string[] = [];
    answer = (response) => {
      if (response.req.url !== '/slow') told.push(response.req.url ?? '');
      if (response.req.url === '/slow') held.push(response);
      else status(204)(response);
    };
    const slow = { url: url.replace('/hook', '/slow'), events: ['page.published' as const] };
    for (let i = 0; i < 6; i++) await stranger.call(endpoints.addWebhook, { body: slow });
    for (let i = 0; i < 5; i++) await tell('page.published', guide);
    await add();
    const sender = createWebhookSender({ ...services, safePost: createSafePost(outgoing) });
    await sender.wake();
    await vi.waitFor(() => expect(held).toHaveLength(4), { interval: 5 });
    for (let count = 1; count <= 20; count++) {
      await tell();
      now += 1_000;
      await sender.wake();
      await vi.waitFor(() => expect(told).toHaveLength(count), { interval: 5 });
    }
    expect(held).toHaveLength(4);
    answer = status(204);
    for (const response of held) status(204)(response);
    await sender.settle();
    expect(hits).toHaveLength(30 + 20);
  });

  test('is written with its event or not at all', async () => {
    const { webhook } = await add();
    await db
      .transaction(async (tx) => {
        await emit({ db: tx, scope: tenantScope(zest) }, 'page.published', {});
        throw new Error('the event failed');
      })
      .catch(() => undefined);
    expect(await log(webhook.id)).toEqual([]);
  });

  test('of a page that goes offline is written by the call', async () => {
    const { webhook } = await add(['page.offline']);
    await db.insert(pages).values(pageRow('zest', 'sale', { publishedVersion: 1 }));
    await owner.call(unpublishPage, { params: { id: 'sale' } });
    expect(await log(webhook.id)).toMatchObject([{ event: 'page.offline', state: 'waiting' }]);
  });

  test.each([
    ['a wrong status', status(500), { status: 500, problem: null }],
    [
      'a redirect',
      (response: ServerResponse) => void response.writeHead(302, { location: url }).end(),
      { status: 302 },
    ],
    [
      'a broken connection',
      (response: ServerResponse) => void response.destroy(),
      { status: null, problem: 'FETCH_UNREACHABLE' },
    ],
    ['a late answer', () => undefined, { status: null, problem: 'FETCH_TIMEOUT' }],
  ])('that meets %s is sent again, with the same id', async (_, fault, result) => {
    const { webhook } = await add();
    await tell();
    answer = fault;
    await deliver();
    expect(await log(webhook.id)).toMatchObject([{ state: 'waiting', tries: 1, ...result }]);
    answer = status(200);
    await deliver();
    expect(hits).toHaveLength(1);
    await later(60);
    expect(hits).toHaveLength(2);
    expect(hits[1]?.headers['webhook-id']).toBe(hits[0]?.headers['webhook-id']);
    expect(await log(webhook.id)).toMatchObject([{ state: 'delivered', tries: 2, status: 200 }]);
  });

  test('that is never taken fails in the end, and can be sent again', async () => {
    const { webhook } = await add();
    await tell();
    answer = status(410);
    for (let i = 0; i < 20; i++) await later(100_000);
    const [failed] = await log(webhook.id);
    expect(failed).toMatchObject({ state: 'failed', tries: 9, dueAt: null });
    answer = status(204);
    const params = { id: webhook.id, delivery: failed?.id ?? '' };
    await owner.call(endpoints.resendDelivery, { params });
    await later(1);
    expect(await log(webhook.id)).toMatchObject([{ id: failed?.id, state: 'delivered', tries: 1 }]);
  });

  test('of a worker that was killed while sending is sent again by another', async () => {
    const { webhook } = await add();
    await tell();
    const killed = new Promise<never>(() => undefined);
    void createWebhookSender({ ...services, safePost: () => killed }).settle();
    await expect.poll(() => log(webhook.id)).toMatchObject([{ tries: 1, state: 'waiting' }]);
    await deliver();
    expect(hits).toEqual([]);
    await later(31);
    expect(hits).toHaveLength(1);
    expect(await log(webhook.id)).toMatchObject([{ tries: 2, state: 'delivered' }]);
  });
});

describe('a webhook', () => {
  test('with a rotated secret is signed by both for a day, then by the new one', async () => {
    const { webhook, secret } = await add();
    const params = { id: webhook.id };
    const { secret: next } = await owner.call(endpoints.rotateWebhookSecret, { params });
    await tell();
    await deliver();
    const [hit] = hits as [Hit];
    expect([signatures(hit, secret), signatures(hit, next)]).toEqual([
      { isSigned: true, count: 2 },
      { isSigned: true, count: 2 },
    ]);
    await tell();
    await later(86_500);
    expect(signatures(hits[1] as Hit, next)).toEqual({ isSigned: true, count: 1 });
  });

  test('that is paused is told of no new event', async () => {
    const { webhook } = await add();
    const body = { url, events: webhook.events, paused: true };
    await owner.call(endpoints.changeWebhook, { params: { id: webhook.id }, body });
    await tell();
    expect(await log(webhook.id)).toEqual([]);
  });

  test('is the tenant’s own', async () => {
    const { webhook } = await add();
    const params = { id: webhook.id };
    expect(await stranger.call(endpoints.webhookList, {})).toEqual([]);
    for (const one of [endpoints.rotateWebhookSecret, endpoints.removeWebhook])
      await expect(stranger.call(one, { params })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.call(endpoints.webhookDeliveries, { params, query: {} })).rejects.toMatchObject({
      status: 404,
    });
    await tell('page.published', guide);
    expect(await log(webhook.id)).toEqual([]);
  });

  test('can’t be at an address of our own network', async () => {
    const real = testApi(db).client(zest, await signIn(db, zest, { email: 'olga@test.example' }));
    for (const bad of ['http://hook.example/', 'https://user:key@hook.example/', 'https://hook.example:22/'])
      await expect(
        real.call(endpoints.addWebhook, { body: { url: bad, events: ['page.published'] } }),
      ).rejects.toMatchObject({ code: 'FETCH_REFUSED' });
    const post = createSafePost();
    await expect(
      post({ url: 'https://127.0.0.1/', headers: {}, body: '', totalMs: 1_000 }),
    ).rejects.toMatchObject({ code: 'FETCH_REFUSED' });
  });

  test('keeps its secret out of the table and the log', async () => {
    const { secret } = await add();
    expect(secret).toMatch(/^whsec_/);
    expect(
      JSON.stringify([await db.select().from(webhooks), await db.select().from(auditLog)]),
    ).not.toContain(secret.replace('whsec_', ''));
    expect(await owner.call(endpoints.webhookList, {})).toEqual([
      expect.not.objectContaining({ secrets: expect.anything() }),
    ]);
  });
});
