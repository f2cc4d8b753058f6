import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { pinnedNode, root } from '../../scripts/setup.mjs';

const run = promisify(execFile);

/** A line of the server's log. */
export type LogLine = Record<string, unknown> & { level: number; msg?: string };

export type RunningServer = {
  port: number;
  dataDir: string;
  /** Connection URL of its PostgreSQL. */
  databaseUrl: string;
  /** Log lines so far. */
  log: LogLine[];
  /** Lines so far on standard output and standard error. */
  output: string[];
  pid: number;
  /** Password of the seed's owners, `owner@zest.example` and `owner@guide.example`. */
  ownerPassword: string;
  signal: (name: NodeJS.Signals) => void;
  /** Exit code, once the process has ended; null after a kill. */
  exited: Promise<number | null>;
  /** Stops the process as an operator would, and waits for its end. */
  stop: () => Promise<void>;
};

/** Lines about a wait for a connection to the database, free or new, which is long on a busy machine. */
const WAITED = /timeout exceeded when trying to connect|terminated due to connection timeout/;

/** Errors that a server has logged, without those that only say that the machine was busy. */
export const faultsOf = ({ log }: RunningServer): LogLine[] =>
  log.filter((line) => line.level >= 50 && !WAITED.test(JSON.stringify(line)));

const READY = /^ready http:\/\/localhost:(\d+)$/;
const START_LIMIT_MS = 240_000;
/** Half a minute of attempts to stop a database. */
const MOST_TRIES = 600;
const SEED_OWNER_PASSWORD = 'owner-of-the-tests';

/**
 * Creates a folder for one server's data, accessible to the embedded database's own user. `remove` also stops that
 * database.
 */
export async function temporaryDataDir() {
  const path = await mkdtemp(join(tmpdir(), 'talat-'));
  await chmod(path, 0o755);
  const remove = async () => {
    await killDatabase(path);
    await rm(path, { recursive: true, force: true });
  };
  return { path, remove };
}

/** Stops the PostgreSQL of a data folder, if a killed server has left one running. */
export async function killDatabase(dataDir: string): Promise<void> {
  const lines = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(lines, 10);
  try {
    // Without a running process this throws, and nothing is left to stop.
    for (let tries = 0; tries < MOST_TRIES && pid > 0 && process.kill(pid, 'SIGQUIT'); tries++)
      await wait(50);
  } catch {}
}

/**
 * Seeds a data folder once for a whole run of Playwright; every server of its tests starts with a copy of it
 * (`startSeededServer`). Returns a function that removes it.
 */
export async function prepareSeed(): Promise<() => Promise<void>> {
  const template = await temporaryDataDir();
  const server = await startServer({ DATA_DIR: template.path });
  // Test data needn't survive a crash of the machine; other tests cover a crash of PostgreSQL.
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes'])
    await client.query(`ALTER SYSTEM SET ${setting} TO off`);
  await client.end();
  await server.stop();
  // Lets a copy choose a port of its own.
  await rm(join(template.path, 'postgres.port'), { force: true });
  // Resizing a picture costs 24 ms of processor: one server's copies serve all the others of the run.
  const pictures = `${template.path}-pictures`;
  await mkdir(pictures);
  await rm(join(template.path, 'media-cache'), { recursive: true, force: true });
  await symlink(pictures, join(template.path, 'media-cache'));
  process.env.SEEDED_DATA_DIR = template.path;
  return async () => {
    await template.remove();
    await rm(pictures, { recursive: true, force: true });
  };
}

/** Starts a server with the seed, on a data folder of its own, which is removed with it. */
export async function startSeededServer(
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<RunningServer> {
  const dataDir = await temporaryDataDir();
  const template = process.env.SEEDED_DATA_DIR;
  try {
    // Node's own copy would not keep the database user's ownership of the files.
    if (template) await run('cp', ['-a', `${template}/.`, dataDir.path]);
    const server = await startServer({ DATA_DIR: dataDir.path, ...env }, args);
    return { ...server, stop: () => server.stop().finally(dataDir.remove) };
  } catch (error) {
    await dataDir.remove();
    throw error;
  }
}

/** Starts the built product as its own process on a free port, with the test rig open. */
export async function startServer(
  env: { DATA_DIR: string; DATABASE_URL?: string } & Record<string, string>,
  args: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn(pinnedNode(), ['main.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      TEST_HOOKS: '1',
      SEED_OWNER_PASSWORD,
      // A busy machine needs longer to load data.
      LOAD_BUDGET_MS: '4000',
      RENDER_WAIT_MS: '10000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const log: LogLine[] = [];
  const output: string[] = [];
  const port = await listening(child, log, output);
  return {
    port,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? (await embeddedUrl(env.DATA_DIR)),
    log,
    output,
    pid: child.pid ?? 0,
    ownerPassword: SEED_OWNER_PASSWORD,
    signal: (name) => child.kill(name),
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Connection URL of the embedded database of a data folder (docs/operating.md). */
async function embeddedUrl(dataDir: string): Promise<string> {
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8');
  const [, , , port] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return `postgres://talat:${password}@127.0.0.1:${port}/postgres`;
}

/** Port of the server, once it logs it. Its lines are collected in `output`, those of the log in `log`. */
function listening(child: ChildProcess, log: LogLine[], output: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${why}.\n${output.join('\n')}`));
    };
    const timer = setTimeout(() => fail('was not ready in time'), START_LIMIT_MS);
    child.once('exit', (code) => fail(`ended with ${code}`));
    const read = (line: string) => {
      const port = READY.exec(line)?.[1];
      if (port) {
        clearTimeout(timer);
        resolve(Number(port));
      }
      if (line.startsWith('{')) log.push(JSON.parse(line));
      output.push(line);
    };
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', read);
  });
}
