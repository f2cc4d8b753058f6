import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeModule } from './module-template.mjs';
import { sampleTypes, writeSampleModules } from './sample-modules.mjs';

// Inside the repository, so that `#` paths and packages are found.
const dir = join(process.cwd(), '.artefacts/new-module');
afterAll(() => rmSync(dir, { recursive: true }));

writeSampleModules(dir);
// Their own tests become tests of this file.
for (const each of Object.values(sampleTypes))
  await import(/* @vite-ignore */ join(dir, each, `${each}.test.tsx`));

test('a new module passes the lint', () => {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(dir, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  const lint = ['check', '--write', '--error-on-warnings', sampleTypes.made];
  const { status, stdout } = spawnSync('biome', lint, { cwd: dir, encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout]).toEqual([0, '']);
});

test.each(['', 'Countdown', 'count_down', '../count', '1st', sampleTypes.made])(
  'the name “%s” is refused',
  (name) => {
    expect(() => writeModule(dir, name)).toThrow();
  },
);
