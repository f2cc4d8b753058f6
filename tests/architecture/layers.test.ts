import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFolders } from '../../scripts/setup.mjs';
import { violations } from './cruise.ts';
import { layers } from './layers.ts';

const names = Object.keys(layers);

/** Names of the rules that a tree of these files breaks. */
async function brokenRules(files: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'talat-layers-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const imports = Object.fromEntries(names.map((name) => [`#${name}/*`, `./${name}/*`]));
  const all = {
    'package.json': JSON.stringify({ imports }),
    'node_modules/react/index.js': '',
    'node_modules/i18next/index.js': '',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const lines = await violations(dir);
  return lines.map((line) => line.split(':')[0]);
}

test('a build is made again after a change in any folder but those of tests and scripts', () => {
  expect([...buildFolders, 'scripts', 'tests'].toSorted()).toEqual(names.toSorted());
});

test('the tree obeys the layers', async () => {
  expect(await violations(process.cwd())).toEqual([]);
}, 300_000);

const pairs = names.flatMap((from) => names.map((to) => [from, to] as const)).filter(([a, b]) => a !== b);

test('every import that the table does not allow breaks a rule, in .ts and .tsx alike', async () => {
  const targets = Object.fromEntries(names.map((name) => [`${name}/target.ts`, 'export const target = 1;']));
  const users = Object.fromEntries(
    pairs.map(([from, to], index) => [
      `${from}/uses-${to}.ts${index % 2 ? 'x' : ''}`,
      `import { target } from '#${to}/target.ts';\nexport const used = ${index % 2 ? '<i a={target} />' : 'target'};`,
    ]),
  );
  const forbidden = pairs.filter(([from, to]) => !layers[from]?.imports.includes(to));
  const broken = await brokenRules({ ...targets, ...users });
  const layerBreaks = broken.filter((name) => /-to-/.test(name ?? ''));
  expect(layerBreaks.sort()).toEqual(forbidden.map(([from, to]) => `${from}-to-${to}`).sort());
});

const target = 'export const target = 1;';
const cases: [string, Record<string, string>, string[]][] = [
  [
    'a type import counts',
    { 'ui/a.ts': "import type { A } from '#schemas/b.ts';\nexport type B = A;", 'schemas/b.ts': target },
    ['ui-to-schemas'],
  ],
  [
    'a dynamic import counts',
    { 'ui/a.ts': "export const load = () => import('#schemas/b.ts');", 'schemas/b.ts': target },
    ['ui-to-schemas'],
  ],
  [
    'a re-export counts',
    { 'ui/a.ts': "export * from '../schemas/b.ts';", 'schemas/b.ts': target },
    ['ui-to-schemas'],
  ],
  [
    'a test beside the code may import anything',
    { 'ui/a.test.ts': "import '#schemas/b.ts';", 'schemas/b.ts': target },
    [],
  ],
  [
    'the view context is open to the storefront, the rest of the runtime is not',
    {
      'storefront/a.ts': "import '#runtime/context.ts';\nimport '#runtime/b.ts';",
      'runtime/context.ts': target,
      'runtime/b.ts': target,
    },
    ['storefront-to-runtime'],
  ],
  [
    "the server may import a module's definition, not its code",
    {
      'server/a.ts': "import '#modules/x/module.ts';\nimport '#modules/x/load.ts';",
      'modules/x/module.ts': target,
      'modules/x/load.ts': target,
    },
    ['server-to-modules'],
  ],
  [
    'files reached by the server have no JSX',
    {
      'server/a.ts': "import '#modules/all.ts';",
      'modules/all.ts': "import './x/module.ts';",
      'modules/x/module.ts': "import './view.tsx';",
      'modules/x/view.tsx': 'export const View = () => <i />;',
    },
    ['server-without-react', 'server-without-react'],
  ],
  [
    "shoppers' script reaches no i18next, not even through locales/; the editor and the server may",
    {
      'storefront/a.ts': "import '#locales/i18n.ts';",
      'storefront/b.ts': "import '#locales/translate.ts';",
      'locales/i18n.ts': "import 'i18next';",
      'locales/translate.ts': target,
      'editor/a.ts': "import '#locales/i18n.ts';",
      'server/a.ts': "import '#locales/i18n.ts';",
    },
    ['shop-without-i18next'],
  ],
  [
    'a module may import its own files, no other module and not the lists of them',
    {
      'modules/x/view.ts': "import './a.ts';\nimport '../y/a.ts';\nimport '../all.ts';",
      'modules/x/a.ts': target,
      'modules/y/a.ts': target,
      'modules/all.ts': target,
    },
    ['module-to-module', 'module-to-module'],
  ],
  [
    'a storey of the server imports no higher one, not even a type, and the server no seed, which main.ts composes',
    {
      'main.ts': "import '#server/edge/a.ts';\nimport '#server/platform/a.ts';\nimport '#seed/a.ts';",
      'server/jobs.ts': "import './edge/a.ts';\nimport './domain/a.ts';\nimport './platform/a.ts';",
      'server/edge/a.ts': "import '../domain/a.ts';\nimport '../platform/a.ts';\nimport '#seed/a.ts';",
      'server/domain/a.ts': "import type { B } from '../edge/b.ts';\nexport type A = B;",
      'server/platform/a.ts': "import type { B } from '../domain/b.ts';\nexport type A = B;",
      'server/edge/b.ts': target,
      'server/domain/b.ts': target,
      'seed/a.ts': target,
    },
    ['server-domain-stands-on', 'server-platform-stands-on', 'server-to-seed'],
  ],
  [
    'folders of the server form no cycle, also where their files form none',
    {
      'server/domain/x/a.ts': "import '../y/a.ts';",
      'server/domain/y/a.ts': target,
      'server/domain/y/b.ts': "import '../x/b.ts';",
      'server/domain/x/b.ts': target,
    },
    ['folders-without-cycles'],
  ],
  [
    'folders of a layer form no cycle, neither by a type nor by a style sheet',
    {
      'editor/x/a.ts': "import '../y/a.ts';",
      'editor/y/a.ts': target,
      'editor/y/b.ts': "import type { B } from '../x/b.ts';\nexport type A = B;",
      'editor/x/b.ts': target,
      'storefront/x/a.ts': "import '../y/a.module.css';",
      'storefront/y/a.module.css': '',
      'storefront/y/b.ts': "import '../x/b.ts';",
      'storefront/x/b.ts': target,
      'schemas/a.ts': "import './x/a.ts';",
      'schemas/x/a.ts': target,
      'schemas/x/b.ts': "import '../b.ts';",
      'schemas/b.ts': target,
    },
    ['folders-without-cycles'],
  ],
  [
    'layers form no cycle, not even by single files that each may import of the other',
    {
      'client/a.ts': "import '#runtime/context.ts';",
      'runtime/context.ts': target,
      'runtime/a.ts': "import '#client/b.ts';",
      'client/b.ts': target,
    },
    ['runtime-to-client', 'layers-without-cycles'],
  ],
  [
    'contracts know no React and no I/O',
    { 'schemas/a.ts': "import 'react';\nimport 'node:fs';" },
    ['pure-contracts', 'pure-contracts'],
  ],
  [
    'swr is behind useEndpoint',
    {
      'client/use-endpoint.ts': "import 'swr';",
      'editor/a.ts': "import 'swr/infinite';",
      'node_modules/swr/index.js': '',
      'node_modules/swr/infinite.js': '',
    },
    ['swr-in-one-place'],
  ],
  ['no circular imports', { 'ui/a.ts': "import './b.ts';", 'ui/b.ts': "import './a.ts';" }, ['no-circular']],
  [
    'no cycle of type imports either',
    {
      'ui/a.ts': "import './b.ts';\nexport type A = 1;",
      'ui/b.ts': "import type { A } from './a.ts';\nexport type B = A;",
    },
    ['no-circular'],
  ],
  ['no file without importers or imports', { 'ui/a.ts': target }, ['no-orphan']],
  ['no unresolved import', { 'ui/a.ts': "import '#ui/none.ts';" }, ['no-unresolved']],
];

test.each(cases)('%s', async (_title, files, expected) => {
  expect(await brokenRules(files)).toEqual(expected);
});

test('an import within a `using` declaration counts', async () => {
  const text = "export async function f() { await using b = await import('#schemas/b.ts'); return b; }";
  expect(await brokenRules({ 'ui/a.ts': text, 'schemas/b.ts': target })).toEqual(['ui-to-schemas']);
});
