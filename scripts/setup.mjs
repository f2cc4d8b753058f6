import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hintCompilation } from './compile-hint.mjs';
import { mendPreloads } from './mend-preloads.mjs';
import { precompress } from './precompress.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Node version that the project is written for; it comes from npm, independent of the machine's own. */
export const pinnedNode = (dir = root) => join(dir, 'node_modules/.bin/node');

/** This process's environment with the project's own commands (and so the pinned Node) first on the PATH. */
export const projectEnv = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
});

/**
 * Runs a command with its output shown.
 * @throws {Error} naming the command, when it can't start or fails
 */
export function run(command, args, { dir = root, env = projectEnv() } = {}) {
  const { error, status, signal } = spawnSync(command, args, { cwd: dir, env, stdio: 'inherit' });
  if (error || status !== 0) {
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? signal ?? `exit code ${status}`}`);
  }
}

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Installs exactly the packages of package-lock.json, unless node_modules contains them already: all of them, or with
 * `tools` false only those for building and running the site.
 */
export function ensureInstalled({ dir = root, runner = run, tools = true } = {}) {
  const stamp = join(dir, 'node_modules/.talat-lock');
  const lock = sha256(readFileSync(join(dir, 'package-lock.json')));
  const siteAlone = `${lock} site`;
  const installed = read(stamp);
  if (installed === lock || (!tools && installed === siteAlone)) return;
  console.log(
    `Installing ${tools ? 'the site and its tools' : 'what the site needs'}, about a minute (npm ci) …`,
  );
  // The machine's own npm and Node: `npm ci` deletes the pinned one that `npm start` has put on the PATH.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith('node_modules/.bin'));
  const env = { ...process.env, PATH: path.join(delimiter) };
  // Suppresses npm's warning of the machine's Node, with which nothing runs.
  const options = [tools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  runner('npm', ['ci', ...options], { dir, env });
  if (!existsSync(pinnedNode(dir))) {
    throw new Error(
      'npm installed no Node: its install scripts are switched off (npm config get ignore-scripts)',
    );
  }
  writeFileSync(stamp, tools ? lock : siteAlone);
}

const buildFiles = [
  'instrumentation-client.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
export const buildFolders = [
  'app',
  'client',
  'content',
  'editor',
  'engine',
  'locales',
  'modules',
  'runtime',
  'schemas',
  'seed',
  'server',
  'storefront',
  'ui',
];

/** A hash over every file that `next build` may read. */
export function sourceHash(dir = root) {
  const files = [...buildFiles, ...buildFolders.flatMap((folder) => sourcesUnder(dir, folder))];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\0${read(join(dir, file)) ?? ''}\0`);
  return hash.digest('hex');
}

function sourcesUnder(dir, folder) {
  const path = join(dir, folder);
  const entries = existsSync(path) ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)));
}

/** Runs `next build` when the sources have changed since the last one that succeeded. */
export function ensureBuild({ dir = root, runner = run } = {}) {
  const stamp = join(dir, '.next/talat-build');
  const hash = sourceHash(dir);
  if (read(stamp) === hash) return;
  console.log('Building the site, about a minute (next build) …');
  rmSync(stamp, { force: true });
  runner(pinnedNode(dir), [join(dir, 'node_modules/next/dist/bin/next'), 'build'], { dir });
  mendPreloads(join(dir, '.next'));
  hintCompilation(join(dir, '.next'));
  precompress(join(dir, '.next/static'));
  writeFileSync(stamp, hash);
}

const HEADLESS = 'chromium-headless-shell';

/** Places of browsers that are on no PATH: of Google's package, snap, Flatpak and macOS. */
const PLACES = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/var/lib/flatpak/exports/bin/org.chromium.Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  join(homedir(), 'Applications/Chromium.app/Contents/MacOS/Chromium'),
];

/**
 * Path of a Chromium or Chrome: CHROMIUM_PATH, one on the PATH, or one in the usual places; undefined when there is
 * none.
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} places
 */
export const findChromium = (env = process.env, places = PLACES) =>
  findBrowser(env, ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], places);

/**
 * Path of the headless Chromium, which needs a fifth less CPU time; without it of any Chromium.
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} places
 */
export const findHeadlessChromium = (env = process.env, places = PLACES) =>
  findBrowser(env, [HEADLESS]) ?? findChromium(env, places);

function findBrowser(env, names, places = []) {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [env.CHROMIUM_PATH, ...onPath, ...places].find((file) => file && isExecutable(file));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const NONE =
  'No Chrome or Chromium found. Install Google Chrome, or your system’s package chromium, or set CHROMIUM_PATH to one.';

/**
 * Path of a Chromium. On Debian a missing Chromium or headless Chromium is installed with apt-get.
 * @param {{ env?: Record<string, string | undefined>, places?: readonly string[], runner?: Function, uid?: number, isDebian?: boolean }} options
 * @throws {Error} with instructions, when there is none and none can be installed
 */
export function ensureChromium({
  env = process.env,
  places = PLACES,
  runner = run,
  uid = process.getuid?.(),
  isDebian = existsSync('/etc/debian_version'),
} = {}) {
  const found = findChromium(env, places);
  if (found && (!isDebian || findBrowser(env, [HEADLESS]))) return found;
  if (!isDebian) throw new Error(NONE);
  console.log('Installing Chromium (apt-get) …');
  const [command, ...prefix] = uid === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  try {
    runner(command, [...prefix, 'update']);
    runner(command, [...prefix, 'install', '-y', 'chromium', HEADLESS]);
  } catch (cause) {
    // Chromium with windows alone works too, more slowly.
    if (found) return found;
    throw new Error(NONE, { cause });
  }
  const installed = findChromium(env, places);
  if (!installed) throw new Error(NONE);
  return installed;
}
