import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles, markVerified } from './changed-files.mjs';

let dir: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}

function git(...args: string[]) {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: dir, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
}

function commit() {
  git('add', '-A');
  git('commit', '-q', '-m', 'change');
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'talat-changed-'));
  git('init', '-q');
  write('.gitignore', '.artefacts/');
  write('ui/a.ts', 'one');
  write('ui/reads.test.ts', "import 'node:fs'");
  write('ui/reads.long.test.ts', "import 'node:fs'");
  write('ui/a.test.ts', '');
  commit();
});

afterEach(() => rmSync(dir, { recursive: true }));

test('without an earlier run all unit tests are due', () => {
  expect(changedFiles(dir)).toBe(undefined);
});

test('committed, uncommitted and new code is due, with the tests that read files, but not prose or what is gone', () => {
  markVerified(dir);
  expect(changedFiles(dir)).toEqual(['ui/reads.test.ts']);
  write('ui/a.ts', 'two');
  commit();
  write('ui/b.tsx', 'new');
  write('docs/a.md', 'prose');
  rmSync(join(dir, 'ui/a.test.ts'));
  expect(changedFiles(dir)?.toSorted()).toEqual(['ui/a.ts', 'ui/b.tsx', 'ui/reads.test.ts']);
  markVerified(dir);
  expect(changedFiles(dir)?.toSorted()).toEqual(['ui/b.tsx', 'ui/reads.test.ts']);
});

test.each(['ui/a.module.css', 'locales/en/a.json', 'vitest.config.ts', 'package-lock.json'])(
  'a change of %s makes all unit tests due',
  (file) => {
    markVerified(dir);
    write(file, 'new');
    expect(changedFiles(dir)).toBe(undefined);
  },
);

test('a history that was rewritten makes all unit tests due', () => {
  write('ui/a.ts', 'two');
  commit();
  markVerified(dir);
  git('reset', '-q', '--hard', 'HEAD~1');
  expect(changedFiles(dir)).toBe(undefined);
});
