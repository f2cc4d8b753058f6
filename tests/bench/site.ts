import { ensureBuild } from '../../scripts/setup.mjs';
import { type RunningServer, startServer, temporaryDataDir } from '../support/running-server.ts';

/** Tenants whose home pages are measured. */
export const HOMES = ['zest', 'guide'];

/** Environment as in production: without the test rig, with a quiet log. */
export const ENVIRONMENT = { NODE_ENV: 'production', TEST_HOOKS: '0', LOG_LEVEL: 'warn' };

/** Runs `work` with the built site on a fresh database with the seed, as this number of processes, with `env` added. */
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
