import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

const stampIn = (dir) => join(dir, '.artefacts/verified-commit');

/** Tests of these kinds read other files than they import, so any change may reach them. */
const READERS = 'node:fs|node:child_process|architecture/vocabulary';

/**
 * Code that differs from the commit of the last `npm run verify` that passed, and the unit tests that read files.
 * Undefined when all unit tests are due: there was no such run, or something other than code and prose has changed.
 */
export function changedFiles(dir = root) {
  const git = gitIn(dir);
  const commit = existsSync(stampIn(dir)) ? readFileSync(stampIn(dir), 'utf8') : undefined;
  if (!commit || git('merge-base', '--is-ancestor', commit, 'HEAD') === undefined) return undefined;
  const changed = [
    ...lines(git('diff', '--name-only', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ].filter((file) => !file.endsWith('.md'));
  if (changed.some((file) => !/\.(ts|tsx|mjs)$/.test(file) || file === 'vitest.config.ts')) return undefined;
  const readers = git('grep', '-lE', READERS, '--', '*.test.ts', '*.test.tsx', ':!*.long.test.ts');
  return [...new Set([...changed.filter((file) => existsSync(join(dir, file))), ...lines(readers)])];
}

/** Remembers the commit from which the next `npm run verify` counts changes. */
export function markVerified(dir = root) {
  mkdirSync(dirname(stampIn(dir)), { recursive: true });
  writeFileSync(stampIn(dir), gitIn(dir)('rev-parse', 'HEAD')?.trim() ?? '');
}

/** Runs Git in a folder: its output, or undefined when it fails, as without Git or a history. */
const gitIn =
  (dir) =>
  (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };

const lines = (text = '') => text.split('\n').filter(Boolean);
