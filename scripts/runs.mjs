import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** File system in memory: there a test file's database is copied in 40 ms, on a disk in up to 500. */
const MEMORY = '/dev/shm';
/** Room that the database server may take, in bytes. */
const ROOM = 3 * 1024 ** 3;
const NAME = /^talat-run-(\d+)-/;
const TRIES = 100;
const PAUSE_MS = 50;

/**
 * Begins a run of tests: its temporary files get a folder of their own (TMPDIR), and TALAT_RUN, the folder's name,
 * marks its processes. Within another run it does nothing. What killed runs have left is removed first.
 */
export function beginRun() {
  if (process.env.TALAT_RUN) return;
  const home = tmpdir();
  removeKilledRuns(home);
  const folder = mkdtempSync(join(home, `talat-run-${process.pid}-`));
  openToDatabase(folder);
  process.env.TMPDIR = folder;
  process.env.TALAT_RUN = basename(folder);
  // Processes that tests start read the same sources again and again: starting one takes 1.1 s of CPU with compiled ones, 1.7 s without.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
}

/**
 * Ends the run that this process began: removes its folders.
 * @param {{ processes?: boolean }} options `processes` stops every process of the run that is left, before
 */
export function endRun({ processes = false } = {}) {
  const run = process.env.TALAT_RUN;
  if (!run || ownerOf(run) !== process.pid) return;
  if (processes) stopProcesses(run);
  const home = dirname(tmpdir());
  removeFolders(home, run);
  process.env.TMPDIR = home;
  delete process.env.TALAT_RUN;
  delete process.env.NODE_COMPILE_CACHE;
}

/** Creates the folder of this run's databases: in memory, if it has room. */
export function databaseFolder() {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  const [home, name] =
    bavail * bsize < ROOM ? [tmpdir(), 'databases'] : [MEMORY, process.env.TALAT_RUN ?? ''];
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  openToDatabase(folder);
  return folder;
}

function removeKilledRuns(home) {
  const names = [home, MEMORY].filter(existsSync).flatMap((folder) => readdirSync(folder));
  for (const run of new Set(names.filter((name) => NAME.test(name)))) {
    if (isRunning(ownerOf(run))) continue;
    stopProcesses(run);
    removeFolders(home, run);
  }
}

/** The embedded database's own user enters the folder. */
const openToDatabase = (folder) => chmodSync(folder, 0o755);

/** Number of the process that began a run. */
const ownerOf = (run) => Number(NAME.exec(run)?.[1]);

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function removeFolders(home, run) {
  for (const folder of [join(home, run), join(MEMORY, run)]) {
    for (const pid of databasesUnder(folder)) quit(pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: TRIES, retryDelay: PAUSE_MS });
  }
}

function stopProcesses(run) {
  // A killed database would leave memory behind.
  for (const { pid, isDatabase } of processesOf(run))
    if (isDatabase) quit(pid);
    else send(pid, 'SIGKILL');
}

/** Stops a database's postmaster and waits for its end. */
function quit(pid) {
  for (let tries = 0; tries < TRIES && send(pid, 'SIGQUIT'); tries++)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}

/** Sends a signal; false when the process has ended. */
function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Processes with this run's mark; none where the system doesn't tell (only Linux does). */
function processesOf(run) {
  const pids = existsSync('/proc/self/environ')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : [];
  return pids
    .filter((pid) => Number(pid) !== process.pid && fileOf(pid, 'environ').includes(`\0TALAT_RUN=${run}\0`))
    .map((pid) => ({ pid: Number(pid), isDatabase: /^postgres/.test(fileOf(pid, 'comm').slice(1)) }));
}

function fileOf(pid, name) {
  try {
    return `\0${readFileSync(`/proc/${pid}/${name}`, 'latin1')}`;
  } catch {
    return '';
  }
}

/** Postmasters of the databases under a folder. */
function databasesUnder(folder) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return files
    .filter((file) => basename(file) === 'postmaster.pid')
    .map((file) => Number.parseInt(readFileSync(join(folder, file), 'utf8'), 10));
}
