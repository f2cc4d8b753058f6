import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'playwright/test';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { openBreakableProxy } from '../support/breakable-proxy.ts';
import { send } from '../support/http.ts';
import { pageOf, putPage, readPage, storePage } from '../support/pages.ts';
import { faultsOf, type RunningServer, startServer, temporaryDataDir } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

const PAGE = { tenantId: 'zest', id: 'shared', path: '/shared' };
const saying = (words: string) =>
  pageOf([{ id: 'a', type: 'rich-text', v: 1, props: { title: {}, text: { th: `<p>${words}</p>` } } }]);

test.describe('two processes on one database', () => {
  test.describe.configure({ mode: 'serial' });
  let database: Awaited<ReturnType<typeof startEmbedded>>;
  let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
  let servers: [RunningServer, RunningServer];

  test.beforeAll(async () => {
    dataDir = await temporaryDataDir();
    database = await startEmbedded(dataDir.path);
    const env = { DATA_DIR: dataDir.path, DATABASE_URL: database.url };
    servers = await Promise.all([startServer(env), startServer(env)]);
  });

  test.afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.stop();
    await dataDir.remove();
  });

  test('started at the same time they migrate and seed once', async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows: migrations } = await client.query('SELECT hash FROM drizzle.__drizzle_migrations');
    const { rows: facts } = await client.query("SELECT 1 FROM facts WHERE name = 'seed'");
    await client.end();
    expect(new Set(migrations.map(({ hash }) => hash)).size).toBe(migrations.length);
    expect(facts).toHaveLength(1);
    const seeded = servers.filter(({ log }) => log.some(({ msg }) => msg === 'database seeded'));
    expect(seeded).toHaveLength(1);
    for (const { port } of servers) expect((await send(port, 'zest', '/readyz')).status).toBe(200);
  });

  test('a save in one purges the other’s cache', async () => {
    const [writer, reader] = servers;
    await storePage(writer, PAGE, saying('before'));
    // The purge of the first save may still be on its way to the reader and purge its cache once more.
    await expect
      .poll(async () => (await send(reader.port, 'zest', PAGE.path)).headers['x-cache'])
      .toBe('hit');
    const { id, rev } = await readPage(writer, 'zest', PAGE.path);
    await putPage(writer, 'zest', { id, rev, document: saying('after') });
    await expect
      .poll(async () => (await send(reader.port, 'zest', PAGE.path)).body, {
        intervals: [20],
        timeout: 20_000,
      })
      .toContain('after');
  });

  test('of two concurrent saves one is a conflict', async () => {
    const { id, rev } = await readPage(servers[0], 'zest', PAGE.path);
    const answers = await Promise.all(
      servers.map((server, index) => putPage(server, 'zest', { id, rev, document: saying(`by ${index}`) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readPage(servers[0], 'zest', PAGE.path)).rev).toBe(rev + 1);
  });

  test('after the database’s connections break, both serve the stored page again', async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
    );
    await client.end();
    // A request at that very moment may still get a broken connection.
    await expect.poll(() => readPage(servers[0], 'zest', PAGE.path).catch(() => null)).not.toBeNull();
    const { id, rev } = await readPage(servers[0], 'zest', PAGE.path);
    await putPage(servers[0], 'zest', { id, rev, document: saying('after the break') });
    for (const { port } of servers)
      await expect
        .poll(async () => (await send(port, 'zest', PAGE.path)).body, { timeout: 20_000 })
        .toContain('after the break');
  });

  test('while the database is stopped both may get traffic and show their pages, also one that a save purged; a save is refused', async () => {
    const readiness = async ({ port }: RunningServer) => {
      const { status, body } = await send(port, 'zest', '/readyz');
      return [status, JSON.parse(body)];
    };
    const [first] = servers;
    const { id, rev } = await readPage(first, 'zest', PAGE.path);
    await putPage(first, 'zest', { id, rev, document: saying('before the stop') });
    await database.stop();
    for (const server of servers)
      await expect.poll(() => readiness(server)).toEqual([200, { ready: true, database: 'away' }]);
    for (const { port } of servers) {
      const shown = await send(port, 'zest', PAGE.path);
      expect(shown.status).toBe(200);
      expect(shown.headers['x-cache']).toMatch(/^(hit|error-stale)$/);
      expect((await send(port, 'zest', '/never-shown-yet')).status).toBe(503);
    }
    const refused = await putPage(first, 'zest', { id, rev: rev + 1, document: saying('lost') });
    expect(refused.status).toBe(503);

    database = await startEmbedded(dataDir.path);
    for (const server of servers)
      await expect.poll(() => readiness(server)).toEqual([200, { ready: true, database: 'reachable' }]);
    await expect
      .poll(() => putPage(first, 'zest', { id, rev: rev + 1, document: saying('after the stop') }))
      .toMatchObject({ status: 200 });
    for (const { port } of servers)
      await expect.poll(async () => (await send(port, 'zest', PAGE.path)).body).toContain('after the stop');
  });
});

test('a page saved while a process’s way to the database is broken is shown by it afterwards, five times each', {
  tag: '@all',
}, async () => {
  test.setTimeout(1_200_000);
  const dataDir = await temporaryDataDir();
  let database = await startEmbedded(dataDir.path);
  const proxy = await openBreakableProxy(database.url);
  const [near, far] = await Promise.all(
    [database.url, proxy.url].map((url) => startServer({ DATA_DIR: dataDir.path, DATABASE_URL: url })),
  );
  if (!near || !far) throw new Error('No servers');
  const shown = async () => (await send(far.port, 'zest', PAGE.path).catch(() => undefined))?.body ?? '';
  const save = async (words: string) => {
    const { id, rev } = await readPage(near, 'zest', PAGE.path);
    return (await putPage(near, 'zest', { id, rev, document: saying(words) })).status;
  };
  const breaks = {
    cut: async () => proxy.cut(),
    swallowed: async () => proxy.swallow(),
    refused: async () => proxy.refuse(),
    restarted: async () => {
      await database.stop();
      database = await startEmbedded(dataDir.path);
    },
  };
  try {
    await storePage(near, PAGE, saying('before'));
    for (const [name, breakIt] of Object.entries(breaks))
      for (let time = 1; time <= 5; time++) {
        const words = `${name}, time ${time}`;
        await expect
          .poll(async () => (await send(far.port, 'zest', PAGE.path)).headers['x-cache'])
          .toBe('hit');
        await breakIt();
        await expect.poll(() => save(words).catch(() => undefined)).toBe(200);
        proxy.accept();
        const healed = Date.now();
        await expect.poll(shown, { intervals: [50], timeout: 120_000 }).toContain(words);
        console.log(`${words}: shown after ${Date.now() - healed} ms`);
      }
  } finally {
    await Promise.all([near.stop(), far.stop()]);
    proxy.close();
    await database.stop();
    await dataDir.remove();
  }
});

test.describe('one process', () => {
  test('stopped under load finishes every request that it accepted', async ({ startOwn }) => {
    const server = await startOwn();
    await storePage(server, PAGE, saying('still here'));
    const lost: string[] = [];
    let answered = 0;
    let refused = 0;
    const visit = async (agent: Agent) => {
      while (refused < 6) {
        const path = `${PAGE.path}?page=${answered % 40}`;
        const answer = await send(server.port, 'zest', path, { agent }).catch((error) => error);
        if (answer.code === 'ECONNREFUSED') refused++;
        else if (answer.status === 200 && answer.body.includes('still here')) answered++;
        else lost.push(answer.code ?? answer.status);
      }
    };
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })];
    // At most as many as a busy machine queues: a 503 for one more would not be a lost request.
    const visits = Array.from({ length: 6 }, (_, index) => visit(agents[index % 2] as Agent));
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(200);
    server.signal('SIGTERM');
    await Promise.all(visits);
    expect(lost).toEqual([]);
    expect(await server.exited).toBe(0);
  });

  test('whose port is taken ends with exit code 1', async ({ startOwn }) => {
    const { port } = await startOwn();
    await expect(startOwn({ PORT: String(port) })).rejects.toThrow(/ended with 1.*EADDRINUSE/s);
  });

  test('signalled twice stops once', { tag: '@all' }, async ({ startOwn }) => {
    const server = await startOwn();
    server.signal('SIGTERM');
    server.signal('SIGINT');
    expect(await server.exited).toBe(0);
    expect(server.log.filter(({ msg }) => msg === 'shutting down')).toHaveLength(1);
    expect(faultsOf(server)).toEqual([]);
  });

  test('serves the stored page again after its PostgreSQL was killed', { tag: '@all' }, async ({
    startOwn,
  }) => {
    const server = await startOwn({ READY_NEEDS_DATABASE: '1' });
    const status = async (path: string) => (await send(server.port, 'zest', path)).status;
    await storePage(server, PAGE, saying('still here'));
    const [pid] = (await readFile(join(server.dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => status('/readyz'), { intervals: [20] }).toBe(503);
    expect(await status('/healthz')).toBe(200);
    await expect.poll(() => status('/readyz'), { intervals: [100] }).toBe(200);
    const { id, rev } = await readPage(server, 'zest', PAGE.path);
    await putPage(server, 'zest', { id, rev, document: saying('after the kill') });
    await expect
      .poll(async () => (await send(server.port, 'zest', PAGE.path)).body)
      .toContain('after the kill');
  });

  test('killed while saving, it restarts with every save that it acknowledged', async ({ startOwn }) => {
    const first = await startOwn();
    await storePage(first, PAGE, saying('save 1'));
    let acknowledged = 1;
    const saving = (async () => {
      for (;;) {
        const document = saying(`save ${acknowledged + 1}`);
        const answer = await putPage(first, 'zest', { id: PAGE.id, rev: acknowledged, document });
        if (answer.status === 200) acknowledged++;
      }
    })().catch(() => undefined);
    await expect.poll(() => acknowledged, { intervals: [10] }).toBeGreaterThan(20);
    first.signal('SIGKILL');
    await saving;
    const second = await startServer({ DATA_DIR: first.dataDir });
    const { rev } = await readPage(second, 'zest', PAGE.path);
    expect([acknowledged, acknowledged + 1]).toContain(rev);
    expect((await send(second.port, 'zest', PAGE.path)).body).toContain(`save ${rev}`);
    await second.stop();
  });
});
