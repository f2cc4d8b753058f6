import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Rules of biome.json that a file with this text breaks. */
function brokenRules(path: string, text: string) {
  const dir = mkdtempSync(join(tmpdir(), 'talat-lint-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  const files = {
    'biome.json': JSON.stringify({ ...config, $schema: undefined, vcs: undefined }),
    'ui/other.ts': 'export const other = 1;\n',
    [path]: text,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  const { stdout } = spawnSync('biome', ['lint', '--reporter=json', '.'], { cwd: dir, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string }[] };
  return diagnostics.map(({ category }) => category.split('/').at(-1));
}

const html =
  'export const A = ({ html }: { html: string }) => <i dangerouslySetInnerHTML={{ __html: html }} />;\n';

test.each([
  ['any', 'ui/a.ts', 'export const f = (a: any) => a;\n', 'noExplicitAny'],
  ['a default export', 'ui/a.ts', 'export default 1;\n', 'noDefaultExport'],
  ['an import without its extension', 'ui/a.ts', "export { other } from './other';\n", 'useImportExtensions'],
  ['the console', 'server/a.ts', "console.log('x');\n", 'noConsole'],
  ['raw HTML', 'storefront/a.tsx', html, 'noDangerouslySetInnerHtml'],
  ['an image without a text', 'ui/a.tsx', 'export const A = () => <img src="a.png" />;\n', 'useAltText'],
  ['an interface', 'ui/a.ts', 'export interface A {\n  a: 1;\n}\n', 'useConsistentTypeDefinitions'],
  ['!important', 'ui/a.css', 'a {\n  color: red !important;\n}\n', 'noImportantStyles'],
])('lint refuses %s', (_case, path, text, rule) => {
  expect(brokenRules(path, text)).toEqual([rule]);
});

test.each([
  ['a default export where Next demands it', 'app/page.tsx', 'export default () => <p>1</p>;\n'],
  ['a default export in a configuration', 'next.config.ts', 'export default {};\n'],
  ['raw HTML in the audited files', 'storefront/text/rich-text-html.tsx', html],
  ['raw HTML in the audited files', 'runtime/inline-json.tsx', html],
  ['the console in scripts', 'scripts/a.mjs', "console.log('x');\n"],
  ['plain images', 'ui/a.tsx', 'export const A = () => <img src="a.png" alt="" />;\n'],
])('lint allows %s', (_case, path, text) => {
  expect(brokenRules(path, text)).toEqual([]);
});
