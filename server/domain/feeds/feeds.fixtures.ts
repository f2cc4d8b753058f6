import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll } from 'vitest';
import { addFeed } from '#schemas/api/invented/feeds.ts';
import type { FeedSource } from '#schemas/feeds/source.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import type { Message } from '../../platform/delivery/courier.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { createSafeFetch, type OutgoingOptions } from '../../platform/outgoing/safe-fetch.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { importFile } from '../import/import-file.ts';
import { operatorFixture, signIn } from '../operators/operators.fixtures.ts';
import { sendFeedNotices } from './notices.ts';
import { createFeedRunner } from './runner.ts';
import type { FeedServices } from './services.ts';

/** Addresses of this machine: the server of feeds may be requested, the other one is what the guard keeps off. */
const OPEN = '127.0.0.1';
const CLOSED = '127.0.0.2';

async function openServer(address: string) {
  const got: IncomingMessage[] = [];
  const state: { answer: RequestListener } = { answer: (_, response) => response.writeHead(404).end() };
  const server = createServer((request, response) => {
    got.push(request);
    state.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const answerWith = (answer: RequestListener) => {
    state.answer = answer;
  };
  return { got, answerWith, port };
}

/**
 * Opens the API of the tenants zest and guide, a server of feeds and one that is closed, and a worker. The clock stands
 * still unless it is set.
 */
export async function openTestFeeds() {
  const database = await openTestDatabase();
  const { db, url } = database;
  const shops = { zest: tenantFixture('zest'), guide: tenantFixture('guide') };
  await db.insert(tenants).values(Object.values(shops).map(({ id, ...settings }) => ({ id, settings })));
  const dataDir = await mkdtemp(join(tmpdir(), 'feeds-'));
  afterAll(() => rm(dataDir, { recursive: true }));
  const [open, closed] = [await openServer(OPEN), await openServer(CLOSED)];
  const outgoing: OutgoingOptions = {
    testServers: [OPEN],
    resolve: async (name) => [{ address: name === 'intern.example' ? CLOSED : OPEN, family: 4 }],
  };
  /** Time for which a server may say nothing, ms. */
  const patience = { ms: 20_000 };
  const clock = { time: Date.parse('2026-11-25T05:30:00Z') };
  const now = () => clock.time;
  const sent: Message[] = [];
  const services: FeedServices = {
    db,
    url,
    dataDir,
    now,
    tenantOf: (id) => (id === 'zest' || id === 'guide' ? tenantScope(shops[id]) : undefined),
    vault: createVault(db, undefined),
    safeFetch: (request) =>
      createSafeFetch({ ...outgoing, timeouts: { headers: patience.ms, body: patience.ms } })(request),
    // In this process, by the test's clock.
    runImport: (order, options) => importFile({ ...order, ...options, now, onWait: () => undefined }),
    log: pino({ level: 'silent' }),
  };
  const api = testApi(db, { dataDir, outgoing, clock: { now, ahead: () => 0, set: () => undefined } });
  const newRunner = () => createFeedRunner(services);
  return {
    ...api,
    database,
    shops,
    services,
    open,
    closed,
    clock,
    patience,
    sent,
    newRunner,
    runner: newRunner(),
    sendMails: () =>
      sendFeedNotices({ ...services, courier: async (_scope, _shop, message) => void sent.push(message) }),
    /** Client of an operator with this role at the tenant. */
    operator: async (name: string, role: OperatorRole, tenant: Tenant = shops.zest) =>
      api.client(tenant, await signIn(db, tenant, await operatorFixture(db, name, { [tenant.id]: role }))),
    addressAt: (path: string, host = 'feed.example', { port } = open): FeedSource => ({
      type: 'address',
      url: `http://${host}:${port}${path}`,
    }),
  };
}

type Client = ReturnType<ReturnType<typeof testApi>['client']>;

/** Adds a feed of JSON Lines that hides what is missing. */
export const addJsonFeed = (by: Client, source: FeedSource, name = 'Feed') =>
  by.call(addFeed, {
    body: { name, source, format: 'jsonl', mapping: null, defaults: {}, missing: { rule: 'hide' } },
  });

/** Items as a feed of JSON Lines: number and price of each, in baht. */
export function itemLines(prices: ReadonlyMap<number, number>): string {
  return Array.from(prices, ([id, price]) =>
    JSON.stringify({
      platform: 'SHOPEE',
      itemId: String(id),
      title: `หูฟังไร้สาย รุ่น ${id}`,
      price: String(price),
      pictures: [`https://a.example/${id}.jpg`],
      url: `https://shopee.co.th/${id}`,
    }),
  )
    .map((line) => `${line}\n`)
    .join('');
}
