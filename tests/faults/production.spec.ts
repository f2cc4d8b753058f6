import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { operatorMe } from '#schemas/api/invented/operators.ts';
import { send } from '../support/http.ts';
import { operatorHeaders } from '../support/operator-token.ts';
import { startServer, temporaryDataDir } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

test('without TEST_HOOKS there are no stories but a module’s for operators, no rig and no faults, and OPERATOR_TOKEN has no effect', async ({
  startOwn,
}) => {
  const server = await startOwn({ TEST_HOOKS: '0', OPERATOR_TOKEN: 'of-an-older-version' });
  const get = (path: string) => send(server.port, 'zest', path);
  for (const name of ['deals', 'module-banner']) expect((await get(`/stories/${name}`)).status).toBe(404);
  const states = '/editor/preview/modules/banner';
  expect((await get(states)).status).toBe(401);
  const shown = await send(server.port, 'zest', states, { headers: await operatorHeaders(server, 'zest') });
  expect(shown).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex' } });
  expect(shown.body).toContain('data-story="longestThai"');
  expect((await get('/api/__debug/requests')).status).toBe(404);
  const page = await get('/?__fault=banner:throws-in-render&__terminal=app&__tenant=guide');
  expect(page.status).toBe(200);
  expect(page.body).toContain('data-tenant="zest"');
  expect(page.body).toContain('data-testid="header"');
  expect(page.body).not.toContain('data-testid="module-failed"');
  const mocked = await send(server.port, 'zest', '/api/saas-user-service/common/base/info', {
    headers: { 'x-mock': 'status=503' },
  });
  expect(mocked.status).toBe(200);

  const headers = { authorization: 'Bearer of-an-older-version' };
  const me = await send(server.port, 'zest', `/api${operatorMe.path}`, { headers });
  expect(me.status).toBe(401);
  expect(server.log.filter(({ msg }) => msg?.startsWith('OPERATOR_TOKEN has no effect'))).toHaveLength(1);
});

test('a start whose port is taken says so, ends and leaves no database behind', { tag: '@all' }, async ({
  server,
}) => {
  const dataDir = await temporaryDataDir();
  const env = { DATA_DIR: dataDir.path, SEED_ON_START: '0', PORT: String(server.port) };
  try {
    await expect(startServer(env)).rejects.toThrow(
      /ended with 1.*Talat did not start: listen EADDRINUSE.*: address already in use .* or set PORT to another one\. The rest: \S+start-failed\.log/s,
    );
    await expect(access(join(dataDir.path, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
  } finally {
    await dataDir.remove();
  }
});
