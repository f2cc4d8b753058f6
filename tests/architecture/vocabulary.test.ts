import { expect, test } from 'vitest';
import { complaints, lines, sources } from './vocabulary.ts';

const tree = sources(process.cwd());

test('the tree obeys the vocabulary', () => {
  expect(tree.flatMap(complaints)).toEqual([]);
});

test('nine files in ten have under 250 lines', () => {
  const sizes = tree.map(lines).sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0;
  console.info(
    `${sizes.length} files, lines: median ${at(0.5)}, 9 in 10 up to ${at(0.9)}, longest ${sizes.at(-1)}`,
  );
  expect(at(0.9)).toBeLessThan(250);
});

test.each([
  'modules/banner/module.ts',
  'modules/banner/island-body.tsx',
  'modules/banner/styles.module.css',
  'modules/banner/banner.test.tsx',
  'modules/all-code.ts',
  'server/edge/api/search/feeds/routes.ts',
  'server/edge/api/search/feeds/routes.test.ts',
  'server/edge/api/route.ts',
  'app/products/[category]/page.tsx',
  'app/sitemap.ts',
  'ui/use-media-query.test.tsx',
  'ui/use-media-query.long.test.ts',
  'ui/styles.module.css',
  'schemas/page/pages.fixtures.ts',
])('%s is an allowed name', (path) => {
  expect(complaints({ path, text: '' })).toEqual([]);
});

test.each([
  ['modules/banner/helpers.ts', 'is none of module.ts'],
  ['modules/banner/brand.test.tsx', 'is none of module.ts'],
  ['modules/banner/parts/view.tsx', 'is none of module.ts'],
  ['server/edge/api/search/feeds/utils.ts', 'is none of routes.ts'],
  ['server/edge/api/search/feeds/deals/routes.ts', 'is none of routes.ts'],
  ['ui/index.ts', 'is a barrel'],
  ['ui/Button.tsx', 'is not in kebab-case'],
  ['ui/useThing/a.ts', 'is not in kebab-case'],
])('%s is refused', (path, complaint) => {
  expect(complaints({ path, text: '' })).toEqual([expect.stringContaining(complaint)]);
});

const ignore = 'biome-ignore lint/suspicious/noExplicitAny';

test.each([
  ['500 lines', 'ui/a.ts', 'x\n'.repeat(500)],
  ['Thai in a catalogue', 'locales/th/a.tsx', 'ตลาด'],
  ['Thai in a test', 'ui/a.test.tsx', 'ตลาด'],
  [
    'a suppression with its reason',
    'ui/a.ts',
    `// ${ignore}: the library says so\n// @ts-expect-error it is wrong on purpose`,
  ],
  ['a test id', 'ui/a.tsx', "<b data-testid='a' />; node.dataset.testid = 'b';"],
  ['a dynamic import', 'ui/a.ts', "import('./b.ts').then(start); await import('./c.ts');"],
])('allows %s', (_case, path, text) => {
  expect(complaints({ path, text })).toEqual([]);
});

test.each([
  ['501 lines', 'ui/a.ts', 'x\n'.repeat(501), 'has 501 lines'],
  ['Thai in a component', 'ui/a.tsx', '<b>ตลาด</b>', 'has Thai text'],
  ['eslint-disable', 'ui/a.ts', '/* eslint-disable */', 'silences a check'],
  ['@ts-ignore', 'ui/a.ts', '// @ts-ignore it is wrong', 'silences a check'],
  ['@ts-expect-error without a reason', 'ui/a.ts', '// @ts-expect-error\nx();', 'silences a check'],
  ['biome-ignore without a reason', 'ui/a.ts', `// ${ignore}:\nx();`, 'silences a check'],
  [
    "biome-ignore with the tool's own filler",
    'ui/a.ts',
    `// ${ignore}: <explanation>\nx();`,
    'silences a check',
  ],
  ['a rule by a test id', 'ui/a.module.css', '.a > [data-testid="b"] {}', 'selects by a test id'],
  ['code by a test id', 'ui/a.ts', "const is = link.dataset.testid === 'a';", 'selects by a test id'],
  ['an import() type', 'ui/a.ts', "type A = import('./b.ts').B;", 'imports a type'],
  ['a mock of our own module', 'ui/a.test.ts', "vi.mock('#client/b.ts', () => ({}));", 'mocks a module'],
  ['a typeof import() type', 'ui/a.ts', "type A = typeof import('./b.ts');", 'imports a type'],
])('refuses %s', (_case, path, text, complaint) => {
  expect(complaints({ path, text })).toEqual([expect.stringContaining(complaint)]);
});
