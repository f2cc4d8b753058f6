import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pinnedNode, root } from '../../scripts/setup.mjs';

/** A line of the server's log. */
export type LogLine = Record<string, unknown> & { level: number; msg?: string };

export type RunningServer = {
  port: number;
  /** Its PostgreSQL. */
  databaseUrl: string;
  /** Everything logged so far. */
  log: LogLine[];
  /** Every line so far on standard output and standard error. */
  output: string[];
  pid: number;
  /** What an operator's call carries. */
  operatorToken: string;
  /** Of the seed's owners, `owner@zest.example` and `owner@guide.example`. */
  ownerPassword: string;
  signal: (name: NodeJS.Signals) => void;
  /** The exit code, once the process is gone; null after a kill. */
  exited: Promise<number | null>;
  /** Ends the process as an operator would, and waits for it. */
  stop: () => Promise<void>;
};

const READY = /^ready http:\/\/localhost:(\d+)$/;
const START_LIMIT_MS = 60_000;
const OPERATOR_TOKEN = 'operator-of-the-tests';
const SEED_OWNER_PASSWORD = 'owner-of-the-tests';

/** A folder for one server's data, which the embedded database's own user can enter. */
export async function temporaryDataDir() {
  const path = await mkdtemp(join(tmpdir(), 'talat-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Starts the built product as its own process on a free port, with the test rig open. */
export async function startServer(
  env: { DATA_DIR: string; DATABASE_URL?: string } & Record<string, string>,
  args: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn(pinnedNode(), ['server/main.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      TEST_HOOKS: '1',
      OPERATOR_TOKEN,
      SEED_OWNER_PASSWORD,
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
    databaseUrl: env.DATABASE_URL ?? (await embeddedUrl(env.DATA_DIR)),
    log,
    output,
    pid: child.pid ?? 0,
    operatorToken: OPERATOR_TOKEN,
    ownerPassword: SEED_OWNER_PASSWORD,
    signal: (name) => child.kill(name),
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** How to reach the embedded database of a data folder (docs/operating.md). */
async function embeddedUrl(dataDir: string): Promise<string> {
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8');
  const [, , , port] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return `postgres://talat:${password}@127.0.0.1:${port}/postgres`;
}

/** The port that the server listens on, once it says so. Its lines are kept in `output`, those of the log in `log`. */
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
