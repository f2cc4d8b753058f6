import { entriesOf } from '#schemas/typed-object.ts';
import { dashName } from './slug.ts';

/** Kinds of link targets with codes of their own; a topic's is its subtitle, a page's its path. */
export const TARGET_KINDS = [
  'CONTENT',
  'GOODS',
  'NOTE',
  'ARTICLE',
  'TOPIC',
  'BRAND',
  'BOARD',
  'PAGE',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

const PREFIXES: Record<Exclude<TargetKind, 'PAGE'>, string> = {
  CONTENT: '/content/',
  GOODS: '/product/',
  NOTE: '/note-detail/',
  ARTICLE: '/article/',
  TOPIC: '/topic/',
  BRAND: '/brand/',
  BOARD: '/leaderboard-products/',
};

/** Path of a thing of the catalogue or of a page, without the language prefix. */
export function targetPath(kind: TargetKind, code: string): string {
  if (kind === 'PAGE') return code;
  // Repairs half an emoji, on which encoding would throw.
  const text = (kind === 'TOPIC' ? dashName(code) : code).toWellFormed();
  return PREFIXES[kind] + encodeURIComponent(text);
}

/** Target of a path of this site; a path of no thing is a page. */
export function readTarget(path: string): { kind: TargetKind; code: string } {
  const [pathname = path] = path.split(/[?#]/, 1);
  for (const [kind, prefix] of entriesOf(PREFIXES)) {
    const code = pathname.startsWith(prefix) ? decoded(pathname.slice(prefix.length)) : undefined;
    if (code && !code.includes('/')) return { kind, code };
  }
  return { kind: 'PAGE', code: decoded(pathname) ?? pathname };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Paths of screens that every tenant has, beside pages made of documents. */
export const SCREEN_PATHS: ReadonlySet<string> = new Set([
  '/products',
  '/brands',
  '/leaderboard',
  '/daily-special-offers',
  '/topic',
  '/coupons',
  '/search',
  '/favorites',
  '/likes',
  '/notifications',
  '/profile',
  '/security',
  '/deal-alerts',
  '/deal-alerts/new',
  '/ai-shopping',
  '/lottery',
  '/about-us',
  '/download',
  '/user-agreement',
  '/privacy-policy',
  '/sitemap',
  '/ranking',
]);

/** Path prefixes below which every address may be a screen. */
const SCREENS_BELOW = [
  '/articles/',
  '/article-tag/',
  '/tag/',
  '/products/',
  '/zestbuy-deal/',
  '/lottery/',
  '/bonus/',
  '/badge/',
];

/** True if a fixed screen has this path, so that no page is needed there. */
export function isScreenPath(path: string): boolean {
  return SCREEN_PATHS.has(path) || SCREENS_BELOW.some((start) => path.startsWith(start));
}
