import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPILE_HINT } from './compile-hint.mjs';
import {
  ensureBuild,
  ensureChromium,
  ensureInstalled,
  findChromium,
  findHeadlessChromium,
  sourceHash,
} from './setup.mjs';

let dir: string;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  dir = mkdtempSync(join(tmpdir(), 'talat-setup-'));
  write('package-lock.json', '{}');
  write('node_modules/.bin/node', '');
});

afterEach(() => rmSync(dir, { recursive: true }));

function write(path: string, text: string) {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const IMPORTS = '.next/server/app/page/react-loadable-manifest.json';

/** Build of Next whose every page runs one file, and which has one dynamic import. */
function builds(rootFile = 'static/chunks/shared.js') {
  write('.next/build-manifest.json', JSON.stringify({ rootMainFiles: [rootFile] }));
  write('.next/static/chunks/shared.js', 'run();');
  write('.next/static/chunks/loader.js', loader(9, 'static/chunks/shared.js'));
  write(IMPORTS, JSON.stringify({ 9: { id: 9, files: ['static/chunks/shared.js'] } }));
}

/** Loader of a dynamic import as Turbopack writes it. */
const loader = (id: number, ...files: string[]) =>
  `5,s=>{s.v(c=>Promise.all(${JSON.stringify(files)}.map(c=>s.l(c))).then(()=>c(${id})))}`;

function writeExecutable(path: string) {
  const file = write(path, '');
  chmodSync(file, 0o755);
  return file;
}

test('installs once, and again when the lockfile changes', () => {
  const runner = vi.fn();
  ensureInstalled({ dir, runner });
  ensureInstalled({ dir, runner });
  expect(runner).toHaveBeenCalledTimes(1);
  write('package-lock.json', '{"changed":true}');
  ensureInstalled({ dir, runner });
  expect(runner).toHaveBeenCalledTimes(2);
});

test('the site alone is installed without tools, which are installed on demand', () => {
  const runner = vi.fn();
  ensureInstalled({ dir, runner, tools: false });
  ensureInstalled({ dir, runner, tools: false });
  ensureInstalled({ dir, runner });
  ensureInstalled({ dir, runner, tools: false });
  expect(runner.mock.calls.map(([, [, which]]) => which)).toEqual(['--omit=dev', '--include=dev']);
});

test("installs with the machine's own Node, not with the one in node_modules that npm deletes", () => {
  const runner = vi.fn();
  vi.stubEnv('PATH', '/checkout/node_modules/.bin:/usr/bin');
  ensureInstalled({ dir, runner });
  vi.unstubAllEnvs();
  expect(runner.mock.calls[0]?.[2].env.PATH).toBe('/usr/bin');
});

test('an install without Node is an error and is retried', () => {
  rmSync(join(dir, 'node_modules/.bin/node'));
  const runner = vi.fn();
  const install = () => ensureInstalled({ dir, runner });
  expect(install).toThrow('ignore-scripts');
  expect(install).toThrow('ignore-scripts');
  expect(runner).toHaveBeenCalledTimes(2);
});

test('builds once, and again when a source changes', () => {
  const runner = vi.fn(() => void builds());
  write('app/page.tsx', 'one');
  ensureBuild({ dir, runner });
  ensureBuild({ dir, runner });
  expect(runner).toHaveBeenCalledTimes(1);
  write('app/page.tsx', 'two');
  ensureBuild({ dir, runner });
  expect(runner).toHaveBeenCalledTimes(2);
});

test('a build has compressed copies of its texts beside them', () => {
  const script = 'const a = 1;'.repeat(100);
  const runner = () => {
    builds();
    write('.next/static/chunks/a.js', script);
    write('.next/static/media/a.woff2', 'font');
  };
  ensureBuild({ dir, runner });
  const read = (name: string) => readFileSync(join(dir, '.next/static', name));
  expect(gunzipSync(read('chunks/a.js.gz')).toString()).toBe(script);
  expect(brotliDecompressSync(read('chunks/a.js.br')).toString()).toBe(script);
  expect(readdirSync(join(dir, '.next/static/media'))).toEqual(['a.woff2']);
});

test('files that every page runs are compiled while they load', () => {
  const runner = () => {
    builds('static/chunks/react.js');
    for (const name of ['react', 'other']) write(`.next/static/chunks/${name}.js`, 'run();');
  };
  ensureBuild({ dir, runner });
  const read = (name: string) => readFileSync(join(dir, '.next/static/chunks', name));
  expect(gunzipSync(read('react.js.gz')).toString()).toBe(`${COMPILE_HINT}run();`);
  expect(read('other.js').toString()).toBe('run();');
});

test('a page preloads the files of its imports, and none that doesn’t exist', () => {
  const runner = () => {
    builds();
    write('.next/static/chunks/right.js', 'run();');
    write('.next/static/chunks/other.js', loader(7, 'static/chunks/right.js', 'static/chunks/shared.js'));
    const never = ['static/chunks/never.js', 'static/chunks/shared.js'];
    const sound = ['static/chunks/shared.js'];
    write(IMPORTS, JSON.stringify({ 7: { id: 7, files: never }, 9: { id: 9, files: sound } }));
  };
  ensureBuild({ dir, runner });
  const imports: Record<string, { files: string[] }> = JSON.parse(readFileSync(join(dir, IMPORTS), 'utf8'));
  expect(Object.values(imports).map(({ files }) => files)).toEqual([
    ['static/chunks/right.js', 'static/chunks/shared.js'],
    ['static/chunks/shared.js'],
  ]);
});

test.each([
  ['lists no import', () => write(IMPORTS, '{}'), 'no dynamic import'],
  [
    'spells the loaders of imports differently',
    () =>
      write(
        '.next/static/chunks/loader.js',
        loader(9, 'static/chunks/shared.js').replace('=>c(9)', '=>c("9")'),
      ),
    'no loader of the import 9',
  ],
  [
    'names no files that every page runs',
    () => write('.next/build-manifest.json', '{"rootMainFiles":[]}'),
    'no rootMainFiles',
  ],
])('a build that %s is refused, and made again at the next start', (_case, change, message) => {
  const runner = vi.fn(() => {
    builds();
    change();
  });
  expect(() => ensureBuild({ dir, runner })).toThrow(message);
  expect(() => ensureBuild({ dir, runner })).toThrow(message);
  expect(runner).toHaveBeenCalledTimes(2);
});

test('after a failed build the next start builds again, even with the sources of an earlier good build', () => {
  write('app/page.tsx', 'good');
  const good = vi.fn(() => void builds());
  ensureBuild({ dir, runner: good });
  write('app/page.tsx', 'bad');
  const failing = () => {
    throw new Error('build failed');
  };
  expect(() => ensureBuild({ dir, runner: failing })).toThrow('build failed');
  write('app/page.tsx', 'good');
  ensureBuild({ dir, runner: good });
  expect(good).toHaveBeenCalledTimes(2);
});

test('the hash of the sources sees added, moved and deleted files, but no tests', () => {
  const hashes = [sourceHash(dir)];
  write('ui/a.ts', 'x');
  hashes.push(sourceHash(dir));
  rmSync(join(dir, 'ui/a.ts'));
  write('ui/b.ts', 'x');
  hashes.push(sourceHash(dir));
  expect(new Set(hashes).size).toBe(3);
  write('ui/b.test.ts', 'x');
  expect(sourceHash(dir)).toBe(hashes[2]);
});

test('finds Chromium on the PATH; CHROMIUM_PATH comes first; a file that is not executable is none', () => {
  const onPath = writeExecutable('bin/chromium-browser');
  const chosen = writeExecutable('chosen/browser');
  const plain = write('plain/chromium', '');
  expect(findChromium({ PATH: dirname(onPath) })).toBe(onPath);
  expect(findChromium({ PATH: dirname(onPath), CHROMIUM_PATH: chosen })).toBe(chosen);
  expect(findChromium({ PATH: dirname(plain) }, [])).toBeUndefined();
});

test('finds the headless Chromium first where it is sufficient; CHROMIUM_PATH has priority', () => {
  const other = writeExecutable('bin/chromium');
  expect(findHeadlessChromium({ PATH: dirname(other) })).toBe(other);
  const headless = writeExecutable('bin/chromium-headless-shell');
  expect(findHeadlessChromium({ PATH: dirname(other) })).toBe(headless);
  expect(findChromium({ PATH: dirname(other) })).toBe(other);
  expect(findHeadlessChromium({ PATH: dirname(other), CHROMIUM_PATH: other })).toBe(other);
});

test.each([
  [0, 'apt-get', ['install', '-y', 'chromium', 'chromium-headless-shell']],
  [1000, 'sudo', ['-n', 'apt-get', 'install', '-y', 'chromium', 'chromium-headless-shell']],
])('as user %i installs a missing Chromium with %s', (uid, command, args) => {
  const env = { PATH: join(dir, 'bin') };
  const runner = vi.fn(() => void writeExecutable('bin/chromium'));
  expect(ensureChromium({ env, runner, uid, places: [], isDebian: true })).toBe(join(dir, 'bin/chromium'));
  expect(runner).toHaveBeenLastCalledWith(command, args);
});

test('an installed Chromium gets the headless one beside it, and is used alone when that fails', () => {
  const env = { PATH: join(dir, 'bin') };
  const chromium = writeExecutable('bin/chromium');
  const failing = vi.fn(() => {
    throw new Error('sudo: a password is required');
  });
  expect(ensureChromium({ env, runner: failing, uid: 1000, isDebian: true })).toBe(chromium);
  expect(failing).toHaveBeenCalledOnce();
  writeExecutable('bin/chromium-headless-shell');
  expect(ensureChromium({ env, runner: failing, uid: 1000, isDebian: true })).toBe(chromium);
  expect(failing).toHaveBeenCalledOnce();
});

test('the error says how to proceed when Chromium cannot be installed', () => {
  const failing = () => {
    throw new Error('sudo: a password is required');
  };
  const none = { env: { PATH: dir }, places: [], isDebian: true };
  expect(() => ensureChromium({ ...none, runner: failing, uid: 1000 })).toThrow('CHROMIUM_PATH');
  expect(() => ensureChromium({ ...none, runner: () => {}, uid: 0 })).toThrow('CHROMIUM_PATH');
});

test('elsewhere than on Debian an installed browser is used, and nothing is installed', () => {
  const runner = vi.fn();
  const elsewhere = { env: { PATH: dir }, runner, isDebian: false };
  expect(() => ensureChromium({ ...elsewhere, places: [] })).toThrow('Install Google Chrome');
  const chrome = writeExecutable('Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(ensureChromium({ ...elsewhere, places: [chrome] })).toBe(chrome);
  expect(findHeadlessChromium({ PATH: dir }, [chrome])).toBe(chrome);
  expect(runner).not.toHaveBeenCalled();
});
