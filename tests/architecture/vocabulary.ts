import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { layers } from './layers.ts';

/** A source file: its path from the root, with `/`, and its text. */
export type Source = { path: string; text: string };

/** Source files in the layers' folders under `dir`. */
export function sources(dir: string): Source[] {
  const present = readdirSync(dir).filter((name) => name in layers);
  return present
    .flatMap((folder) => readdirSync(join(dir, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /[.](ts|tsx|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(dir, file), text: readFileSync(file, 'utf8') }));
}

const kinds = [
  {
    folder: /^modules\/[^/]+(\/|$)/,
    depth: 2,
    names: (folder: string) => [
      'module.ts',
      'load.ts',
      'view.tsx',
      'island.tsx',
      'island-body.tsx',
      'styles.module.css',
      'fixtures.ts',
      `${folder}.test.tsx`,
    ],
  },
  {
    folder: /^server\/edge\/api\/[^/]+\/[^/]+(\/|$)/,
    depth: 5,
    names: () => ['routes.ts', 'routes.test.ts'],
  },
];

/**
 * Checks a file's name. Folders of a fixed kind contain only files of that kind's names; a new name needs a decision
 * record.
 */
export function misnamed(path: string): string | undefined {
  const folder = dirname(path);
  const kind = kinds.find((candidate) => candidate.folder.test(folder));
  if (!kind)
    return basename(path).startsWith('index.') ? 'is a barrel: import the file itself' : misspelt(path);
  const names = kind.names(basename(folder));
  const flat = folder.split('/').length === kind.depth;
  return flat && names.includes(basename(path)) ? undefined : `is none of ${names.join(', ')}`;
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks kebab-case. In app/ Next decides the names; everywhere else they are kebab-case. */
function misspelt(path: string) {
  const parts = path.replace(/([.](test|long[.]test|spec|config|fixtures|module|d))?[.]\w+$/, '').split('/');
  return path.startsWith('app/') || parts.every((part) => kebab.test(part))
    ? undefined
    : 'is not in kebab-case';
}

export const lineLimit = 500;
export const lines = ({ text }: Source) => text.trimEnd().split('\n').length;

const words = [
  {
    pattern: /\[data-testid|dataset[.]testid(?!\s*=[^=])/,
    applies: (path: string) => !/^(tests|scripts)\/|[.](test|fixtures)[.]/.test(path),
    complaint: 'selects by a test id, which belongs to tests alone: use a class or an attribute of its own',
  },
  {
    pattern: /[\u0e00-\u0e7f]/,
    applies: (path: string) => path.endsWith('.tsx') && !/[.](test|fixtures)[.]|^locales\//.test(path),
    complaint: 'has Thai text: texts belong in locales/',
  },
  {
    pattern:
      /^\s*(\/\/|\{?\/\*)\s*(eslint-|@ts-ignore|@ts-nocheck|@ts-expect-error\s*$|biome-ignore[^:]*:\s*(<|$))/m,
    applies: () => true,
    complaint: 'silences a check without saying why',
  },
  {
    pattern: /typeof import\(|\bimport\((['"])[^'"]+\1\)[.](?!then\b|catch\b|finally\b)/,
    applies: (path: string) => /(?<![.]test)[.]tsx?$/.test(path),
    complaint: 'imports a type with import(), which the layer rules cannot see: use `import type`',
  },
  {
    pattern: /^\s*vi[.](mock|doMock)\(['"][#.]/m,
    applies: (path: string) => /[.]test[.]tsx?$/.test(path),
    complaint: 'mocks a module that another test file has loaded: use `vi.spyOn` on `import * as`',
  },
];

/** Complaints about a file by itself, one line each. */
export function complaints(source: Source): string[] {
  const count = lines(source);
  const found = words.filter(({ pattern, applies }) => applies(source.path) && pattern.test(source.text));
  return [
    misnamed(source.path),
    count > lineLimit ? `has ${count} lines: more than ${lineLimit}` : undefined,
    ...found.map(({ complaint }) => complaint),
  ].flatMap((complaint) => (complaint ? [`${source.path} ${complaint}`] : []));
}
