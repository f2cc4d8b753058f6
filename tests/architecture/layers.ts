import type { IForbiddenRuleType } from 'dependency-cruiser';
import { buildFolders } from '../../scripts/setup.mjs';

type Layer = { holds: string; imports: readonly string[]; files?: readonly string[] };

/** The context of universal views: its type and its hook need no module and no page. */
const viewContext = ['runtime/context.ts', 'runtime/view-context.tsx'];
/** Definitions of modules, which say what a page's props may be and load no view. */
const definitions = ['modules/all.ts', 'modules/*/module.ts'];
/** Pure functions of cards and pages: the audit of truth asks them for what shoppers' pages say. */
const audited = ['storefront/cards/{deal,goods}-price.ts', 'storefront/structured-data/product.ts'];

/**
 * Table of allowed imports: every folder with the folders it may import and, of other folders, the only files, each with
 * its reason.
 */
export const layers: Record<string, Layer> = {
  schemas: { holds: 'contracts', imports: [] },
  engine: { holds: 'pure work on page documents', imports: ['schemas'] },
  ui: {
    holds: 'product-agnostic primitives',
    imports: [],
    // Limits of the specifications, and pure functions without texts, which the server needs too.
    files: ['schemas/constants.ts', 'locales/format/{contrast,image-url}.ts'],
  },
  locales: { holds: 'catalogues and formatting', imports: ['schemas'] },
  client: {
    holds: "the browser's platform",
    imports: ['schemas'],
    // The browser's storages and a store with listeners, without styles or components.
    files: [...viewContext, 'ui/cookie.ts', 'ui/safe-storage.ts', 'ui/store.ts'],
  },
  storefront: {
    holds: 'fixed screens and the pieces they share with modules',
    imports: ['client', 'ui', 'locales', 'schemas'],
    // Markup that pages send once: cards are made of it wherever they stand.
    files: [...viewContext, 'runtime/kept/kept.tsx'],
  },
  runtime: { holds: 'page document to React', imports: ['engine', 'ui', 'locales', 'schemas'] },
  modules: { holds: 'module types', imports: ['runtime', 'storefront', 'ui', 'locales', 'schemas'] },
  content: { holds: 'content types', imports: ['schemas', 'locales'] },
  editor: {
    holds: "the operators' workspace",
    imports: ['runtime', 'engine', 'client', 'ui', 'locales', 'schemas'],
  },
  server: {
    holds: 'front, API and data',
    imports: ['content', 'engine', 'schemas', 'locales'],
    files: [...definitions, ...audited],
  },
  seed: {
    holds: 'example shops: texts, rows and drawings',
    imports: ['server', 'engine', 'schemas', 'locales'],
    files: definitions,
  },
  app: { holds: 'URL to screen', imports: buildFolders },
  tests: { holds: "what can't sit beside the code", imports: [...buildFolders, 'tests', 'scripts'] },
  scripts: { holds: 'plain JavaScript without dependencies', imports: [] },
};

const mayImport = (from: string, to: string) => from === to || layers[from]?.imports.includes(to) === true;
const folder = (name: string) => `^${name}/`;
/** Pattern of tests, and of files that only tests import. */
const testFiles = '[.](test|fixtures)[.]tsx?$';

/** Converts a path with `*` within a name and `{a,b}` to a regular expression. */
function pattern(path: string) {
  const escaped = path.replaceAll('.', '[.]').replaceAll('*', '[^/]+');
  return `^${escaped.replace(/\{(.+)\}/, (_, names: string) => `(${names.replaceAll(',', '|')})`)}$`;
}

/** Folders for code of `from` that needs `to`: below `from`, or else all that may import both. */
function homes(from: string, to: string) {
  const allowed = Object.keys(layers).filter(
    (name) => name !== 'tests' && name !== from && mayImport(name, to),
  );
  const below = allowed.filter((name) => mayImport(from, name));
  return below.length > 0 ? below : allowed.filter((name) => mayImport(name, from));
}

function layerRule(from: string, to: string): IForbiddenRuleType {
  const options = homes(from, to).map((name) => `${name}/ (${layers[name]?.holds})`);
  const advice = options.length > 0 ? options.join(' or ') : `a folder that both may import, out of ${to}/`;
  const files = (layers[from]?.files ?? []).map(pattern);
  return {
    name: `${from}-to-${to}`,
    comment: `${from}/ may not import ${to}/. Code that needs both belongs in ${advice}.`,
    severity: 'error',
    from: { path: folder(from), ...(from !== 'tests' && { pathNot: testFiles }) },
    to: { path: folder(to), pathNot: files },
  };
}

function layerRules() {
  const names = Object.keys(layers);
  const pairs = names.flatMap((from) => names.map((to) => [from, to] as const));
  return pairs.filter(([from, to]) => !mayImport(from, to)).map(([from, to]) => layerRule(from, to));
}

/** Storeys of the server: what stands on what, types included. Only `main.ts` and `server/jobs.ts` know all of them. */
const storeys = [
  { name: 'platform', holds: 'what the shop stands on', below: [] },
  { name: 'domain', holds: 'what the shop does', below: ['platform'] },
  { name: 'edge', holds: 'who speaks HTTP', below: ['platform', 'domain'] },
];

const storeyRules: IForbiddenRuleType[] = storeys.map(({ name, holds, below }) => ({
  name: `server-${name}-stands-on`,
  comment: `server/${name}/ (${holds}) imports of the server only ${[name, ...below].join(', ')}.`,
  severity: 'error',
  from: { path: `^server/${name}/`, pathNot: testFiles },
  to: { path: '^server/', pathNot: `^server/(${[name, ...below].join('|')})/` },
}));

/** Rules for dependency-cruiser, without exceptions. */
export const rules: IForbiddenRuleType[] = [
  ...layerRules(),
  {
    name: 'module-to-module',
    comment: 'A module may not import another module. What they share belongs in storefront/ or runtime/.',
    severity: 'error',
    from: { path: '^modules/([^/]+)/' },
    to: { path: '^modules/', pathNot: '^modules/$1/' },
  },
  ...storeyRules,
  {
    name: 'swr-in-one-place',
    comment: 'Screens load by useEndpoint, which sets keys, cache and retries alike. Import that.',
    severity: 'error',
    from: { pathNot: '^client/use-endpoint(-pages)?[.]ts$' },
    to: { path: '(^|node_modules/)swr(/|$)' },
  },
  {
    name: 'pure-contracts',
    comment: 'schemas/ and engine/ are pure: no React and no I/O. I/O belongs in server/ or client/.',
    severity: 'error',
    from: { path: '^(schemas|engine)/', pathNot: testFiles },
    to: { path: ['node_modules/react', '^(node:)?(fs|http|https|net|child_process|path|process)(/|$)'] },
  },
  {
    name: 'no-circular',
    comment: 'These files need each other, if only by type. Move what they share into a file of its own.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphan',
    comment: 'Nothing imports this file and it imports nothing. Delete it.',
    severity: 'error',
    from: { orphan: true, pathNot: ['^app/', '[.]d[.]ts$', testFiles, '^scripts/'] },
    to: {},
  },
  {
    name: 'no-unresolved',
    comment: 'This import leads nowhere, so no rule can judge it.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

const NEED_EACH_OTHER =
  'These folders need each other, if only by type. Move what both need into one of them or below both.';

/**
 * Folders that form no cycle, by a pattern of their files' paths: the layers, and the folders of each layer, of the
 * server those of each storey. Files directly in a layer or storey belong to none of its folders.
 */
export const folderRules = [
  { name: 'layers-without-cycles', comment: NEED_EACH_OTHER, folder: /^[^/]+(?=\/)/ },
  {
    name: 'folders-without-cycles',
    comment: NEED_EACH_OTHER,
    folder: /^(server\/[^/]+|(?!server\/)[^/]+)\/[^/]+(?=\/)/,
  },
];

/** Files that may import anything, so that they tell nothing of their folders. */
export const unruled = new RegExp(`${testFiles}|^tests/`);

/** Rules on what code must not reach, neither directly nor through its imports. */
export const unreachable = [
  {
    name: 'server-without-react',
    comment:
      'Node runs server/ by type stripping: what it reaches has no JSX. React belongs in view.tsx or app/.',
    from: { path: /^(server|seed)\/|^modules\/all[.]ts$/, pathNot: new RegExp(testFiles) },
    to: { path: /[.]tsx$|node_modules\/react\// },
  },
  {
    name: 'shop-without-i18next',
    comment:
      'Shoppers’ script reads its texts by locales/translate.ts: i18next belongs to the server and the editor.',
    from: {
      path: /^(storefront|runtime|modules|client|ui)\//,
      pathNot: new RegExp(`${testFiles}|/(all-)?fixtures[.]tsx?$`),
    },
    to: { path: /node_modules\/(react-)?i18next\// },
  },
];
