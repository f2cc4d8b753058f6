import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeModuleLists } from './module-lists.mjs';
import { writeModule } from './module-template.mjs';

// Inside the repository, so that `#` paths and packages are found.
mkdirSync('.data', { recursive: true });
const dir = mkdtempSync(join(process.cwd(), '.data/new-module-'));
afterAll(() => rmSync(dir, { recursive: true }));

const type = 'sample-module-with-a-very-long-name';
writeModule(dir, type);

/** The example of the author's guide. */
const example = 'deals-today';
const files = /`modules\/([\w./-]+)`:\n\n```tsx?\n(.*?)```/gs;
writeModule(dir, example);
for (const [, path = '', text = ''] of readFileSync('docs/modules.md', 'utf8').matchAll(files))
  writeFileSync(join(dir, path), text);

writeModuleLists(dir);
// Their own tests become tests of this file.
for (const each of [type, example]) await import(/* @vite-ignore */ join(dir, each, `${each}.test.tsx`));

function succeed(command: string, ...args: string[]) {
  const { status, stdout } = spawnSync(command, args, { cwd: dir, encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout]).toEqual([0, '']);
}

test('a new module and the example of the guide pass the type check, and so do the lists', () => {
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['.'],
    exclude: [],
  };
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(config));
  succeed('tsc', '--noEmit', '-p', '.');
});

test('a new module passes the lint', () => {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(dir, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  succeed('biome', 'check', '--write', '--error-on-warnings', type);
});

test.each(['', 'Countdown', 'count_down', '../count', '1st', type])('the name “%s” is refused', (name) => {
  expect(() => writeModule(dir, name)).toThrow();
});
