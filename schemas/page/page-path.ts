import { LANGUAGES } from '../languages.ts';
import type { TenantPublic } from '../tenant.ts';
import { parseBoundAddress } from './bound-address.ts';

type TenantType = TenantPublic['type'];

const MAX_LENGTH = 200;
/**
 * Pattern of a path: letters and marks of any script, digits, and characters without escapes; no part is `.` or `..`.
 */
const PATH = /^\/(?:[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*(?:\/(?!$)|$))*$/u;

/**
 * First path segments of the shop's own addresses (X1, X2), of languages (X45) and of the server, whose own addresses
 * begin with `_` too.
 */
const RESERVED = new Set<string>([
  ...LANGUAGES,
  'ai-shopping',
  'about-us',
  'api',
  'article',
  'article-tag',
  'articles',
  'badge',
  'bonus',
  'brand',
  'brands',
  'content',
  'coupons',
  'daily-special-offers',
  'deal-alerts',
  'deals',
  'download',
  'editor',
  'favorites',
  'healthz',
  'leaderboard',
  'leaderboard-products',
  'likes',
  'lottery',
  'media',
  'not-found',
  'note-detail',
  'notifications',
  'privacy-policy',
  'product',
  'products',
  'profile',
  'ranking',
  'readyz',
  'review',
  'search',
  'security',
  'sitemap',
  'stories',
  'tag',
  'topic',
  'user-agreement',
  'zestbuy-deal',
  'favicon.ico',
  'icon.svg',
  'icons',
  'manifest.webmanifest',
  'offline',
  'robots.txt',
  's',
  'share',
  'sitemap.xml',
  'sitemaps',
  'sw.js',
]);

/** Addresses of a tenant's two home pages, which must always have a page. */
export function homePaths(type: TenantType): readonly string[] {
  return type === 'ARTICLE' ? ['/', '/deals'] : ['/', '/articles'];
}

/** Reason why no page can have the address; undefined for a good one. Only the server knows whether it is in use. */
export function pathProblem(path: string, type: TenantType): 'PATH_INVALID' | 'PATH_RESERVED' | undefined {
  if (path.length > MAX_LENGTH) return 'PATH_INVALID';
  if (homePaths(type).includes(path) || parseBoundAddress(path)) return undefined;
  if (!PATH.test(path)) return 'PATH_INVALID';
  const first = firstPart(path).toLowerCase();
  return first.startsWith('_') || RESERVED.has(first) ? 'PATH_RESERVED' : undefined;
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Code of the article category in an article tenant's address: the part after the last dash (X1). */
export function categoryCodeOf(path: string, type: TenantType): string | undefined {
  const [slug = '', ...rest] = path.split('/').slice(1);
  const code = slug.slice(slug.lastIndexOf('-') + 1);
  return type === 'ARTICLE' && rest.length === 0 && slug.includes('-') && code !== '' ? code : undefined;
}
