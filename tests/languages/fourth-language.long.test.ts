import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolders } from '../../scripts/setup.mjs';

/** The shop without its tests, and with what their fixtures import. */
const SOURCES = [
  ...buildFolders,
  'scripts',
  'tests/languages',
  'tests/support',
  'package.json',
  'tsconfig.json',
];
const run = promisify(execFile);
let dir: string;

const edit = async (path: string, change: (text: string) => string) =>
  writeFile(join(dir, path), change(await readFile(join(dir, path), 'utf8')));

/** A copy of the sources with Vietnamese: one row of the table, and one folder of texts, most of them English. */
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'talat-language-'));
  const filter = (path: string) => !/[.]test[.]tsx?$|db[/]migrations/.test(path);
  for (const name of SOURCES) await cp(name, join(dir, name), { recursive: true, filter });
  await symlink(join(process.cwd(), 'node_modules'), join(dir, 'node_modules'));
  await edit('schemas/languages.ts', (text) =>
    text.replace(/^(.*'Bahasa Indonesia',)$/m, "$1\n  vi: 'Tiếng Việt',"),
  );
  await cp(join(dir, 'locales/en'), join(dir, 'locales/vi'), { recursive: true });
  await edit('locales/vi/screens.json', (text) => {
    const { 'about.prices.title': _, ...texts } = JSON.parse(text);
    return JSON.stringify({ ...texts, 'about.title': 'Về {{tenant}}' });
  });
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('a fourth language is one row and one folder: the types hold', { tags: 'all' }, async () => {
  const check = ['node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false'];
  await run(process.execPath, check, { cwd: dir }).catch(({ stdout }) => expect(stdout).toBe(''));
});

test('a fourth language is one row and one folder: a page is rendered in it', async () => {
  const program = join(dir, 'page-program.cjs');
  await build({
    absWorkingDir: dir,
    entryPoints: ['tests/languages/page-program.tsx'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css' },
    logLevel: 'error',
  });
  const { stdout } = await run(process.execPath, [program], { cwd: dir });
  const { html, ...derived } = JSON.parse(stdout);
  expect(derived).toEqual({
    alternates: expect.objectContaining({ vi: 'http://zest.localhost:3000/vi/about-us' }),
    address: { prefix: 'vi', path: '/about-us' },
    reserved: 'PATH_RESERVED',
    document: true,
    mail: 'Manage your alerts',
  });
  expect(html).toContain('<html lang="vi">');
  expect(html).toContain('>Về เซสต์<');
  expect(html, 'a missing text is English').toContain('>Prices with a memory<');
  expect(html).toMatch(
    /<a href="\/vi\/about-us" hrefLang="vi" lang="vi" aria-current="true"[^>]*>Tiếng Việt</,
  );
  expect(html, 'an island').toContain('placeholder="Search deals, brands, products…"');
  expect(html, 'links keep the language').toContain('href="/vi/privacy-policy"');
});
