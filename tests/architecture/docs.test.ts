import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const documents = files.filter((file) => file.endsWith('.md'));
/** Its older parts name files as they were then. */
const CHANGELOG = 'CHANGELOG.md';
const folders = files.flatMap((file) => file.split('/').map((_, at, names) => names.slice(0, at).join('/')));
/** Paths of the repository by their last part. */
const paths = Map.groupBy(new Set([...files, ...folders]), (path) => path.split('/').at(-1) ?? '');

const FENCE = /^```.*?^```$/gms;
const CODE = /`([^`\s]+)`/g;
/** Part of a path that has many values, such as `<language>`. */
const VALUE = /<\w+>/g;
const SUPERSEDED = /\*\*Status\.\*\* Superseded/;
/** A name with the ending of a source file, a folder with its slash, or a path below a folder of the repository. */
const TOP = [...new Set(folders.map((folder) => folder.split('/')[0]).filter(Boolean))].join('|');
const PATH = new RegExp(`^[\\w(][^:?]*([.](tsx?|mjs|cjs|css|json|md|png)|/)$|^(${TOP})/[^:?]*$`);

/** Names that stand for any file, of the guide’s example, of a build, or of what a decision is against. */
const NO_FILES = [
  /^x[.]/,
  /^modules\/deals-today\//,
  /^(index[.]ts|loading[.]tsx|proxy[.]ts|react-loadable-manifest[.]json)$/,
];

/** Paths in a text's code that the repository doesn't have, whole or as the end of a longer one. */
function missing(text: string): string[] {
  if (SUPERSEDED.test(text)) return [];
  const named = [...text.replaceAll(FENCE, '').matchAll(CODE)].map(([, code = '']) =>
    code.replaceAll(VALUE, '*'),
  );
  return named
    .filter((code) => PATH.test(code) && !NO_FILES.some((pattern) => pattern.test(code)))
    .filter((code) => !exists(code.replace(/\/$/, '')));
}

function exists(code: string): boolean {
  const last = code.split('/').at(-1) ?? '';
  if (code.includes('*')) return globSync([code, `**/${code}`], { exclude: ['node_modules/**'] }).length > 0;
  return (paths.get(last) ?? []).some((path) => `/${path}`.endsWith(`/${code}`));
}

test.each(documents.filter((file) => file !== CHANGELOG))(
  '%s names only files and folders that exist',
  (document) => {
    expect(missing(readFileSync(document, 'utf8'))).toEqual([]);
  },
);

test.each(documents)('%s links to files that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const lost = links
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(join(dirname(document), link)));
  expect(lost).toEqual([]);
});

/** Words of a document that is read in one sitting. */
const MOST_WORDS = 1_800;
/** Words of a page that stands beside its subject's code. */
const MOST_WORDS_BESIDE = 400;

test.each([
  ['docs/architecture.md', MOST_WORDS],
  ...documents
    .filter((file) => /^(client|editor|server|storefront)[/].*README[.]md$/.test(file))
    .map((file) => [file, MOST_WORDS_BESIDE] as const),
] as const)('%s has at most %i words', (document, most) => {
  const words = readFileSync(document, 'utf8').match(/[\p{L}\d][^\s|]*/gu) ?? [];
  expect(words.length).toBeLessThanOrEqual(most);
});

test('a path counts with its folder or without; one of a superseded decision, of an address or a command doesn’t', () => {
  const text =
    '`tests/architecture/docs.test.ts` `docs.test.ts` `architecture/` `tests/*/docs.test.ts` `npm run x/` `/api/` `a/b`';
  expect(missing(text)).toEqual([]);
  expect(missing('`tests/docs.test.ts` `none.ts` `none/` `server/none` `tests/*/none.ts`')).toHaveLength(5);
  expect(missing('**Status.** Superseded by 056.\n`none.ts`')).toEqual([]);
});
