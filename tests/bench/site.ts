import { ensureBuild } from '../../scripts/setup.mjs';
import { type RunningServer, startServer, temporaryDataDir } from '../support/running-server.ts';

/** The tenants whose home pages are measured. */
export const HOMES = ['zest', 'guide'];

/** As in production: the test rig closed, the log quiet. */
export const ENVIRONMENT = { NODE_ENV: 'production', TEST_HOOKS: '0', LOG_LEVEL: 'warn' };

/** The built site with a fresh database and the seed while `work` runs, as that many processes on one database, with `env` besides. */
export async function withSite<T>(
  work: (first: RunningServer, second: RunningServer) => Promise<T>,
  processes: 1 | 2 = 1,
  env: Record<string, string> = {},
): Promise<T> {
  ensureBuild();
  const dataDir = await temporaryDataDir();
  const servers: RunningServer[] = [];
  try {
    while (servers.length < processes)
      servers.push(await startServer({ ...ENVIRONMENT, ...env, DATA_DIR: dataDir.path }));
    const [first, second = first] = servers as [RunningServer, RunningServer?];
    return await work(first, second);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await dataDir.remove();
  }
}
