import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };
type Packages = Record<string, Locked>;

/** Dependencies of the lockfile's packages that it doesn't contain; `npm ci` refuses such a lockfile. */
function missing(packages: Packages) {
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !homes(path).some((home) => `${home}node_modules/${name}` in packages))
      .map((name) => `${path || 'package.json'} needs ${name}`),
  );
}

/** Paths where Node looks for a dependency of the package at this path: in it, then in every folder around it. */
function homes(path: string): string[] {
  const around = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/')));
  return path === '' ? [''] : [`${path}/`, ...(around === '' ? [''] : homes(around.slice(0, -1)))];
}

test('the lockfile contains every package that npm ci needs, also on other platforms', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages };
  expect(missing(lock.packages)).toEqual([]);
});

test('a package is found beside its dependent or in a folder around it, nowhere else', () => {
  const packages = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { 'd-darwin': '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/c': { dependencies: { b: '1' } },
  };
  expect(missing(packages)).toEqual(['node_modules/a needs d-darwin', 'node_modules/c needs b']);
});
