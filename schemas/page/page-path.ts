import { LANGUAGES } from '../languages.ts';
import { homePaths, SCREENS } from '../screens.ts';
import type { TenantPublic } from '../tenant.ts';
import { parseBoundAddress } from './bound-address.ts';

type TenantType = TenantPublic['type'];

const MAX_LENGTH = 200;
/**
 * Pattern of a path: letters and marks of any script, digits, and characters without escapes; no part is `.` or `..`.
 */
const PATH = /^\/(?:[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*(?:\/(?!$)|$))*$/u;

/** First path segments of the server's own addresses; others of its own begin with `_`. */
const SERVER_OWN = [
  'api',
  'editor',
  'favicon.ico',
  'healthz',
  'icon.svg',
  'icons',
  'manifest.webmanifest',
  'media',
  'offline',
  'readyz',
  'review',
  'robots.txt',
  's',
  'share',
  'sitemap.xml',
  'sitemaps',
  'sw.js',
];
/** First path segments of the shop's screens (X1, X2), of languages (X45) and of the server. */
const RESERVED = new Set<string>([...Object.keys(SCREENS).map(firstPart), ...LANGUAGES, ...SERVER_OWN]);

/**
 * True for an address at which Next answers with a part of a page (`/x.rsc`, `/x.segments/…`), which only the header
 * RSC may ask for.
 */
export const hasNextSuffix = (path: string): boolean => /\.(rsc|segments)(\/|$)/i.test(path);

/** Reason why no page can have the address; undefined for a good one. Only the server knows whether it is in use. */
export function pathProblem(path: string, type: TenantType): 'PATH_INVALID' | 'PATH_RESERVED' | undefined {
  if (path.length > MAX_LENGTH) return 'PATH_INVALID';
  if (homePaths(type).includes(path) || parseBoundAddress(path)) return undefined;
  if (!PATH.test(path) || hasNextSuffix(path)) return 'PATH_INVALID';
  const first = firstPart(path).toLowerCase();
  return first.startsWith('_') || RESERVED.has(first) ? 'PATH_RESERVED' : undefined;
}

/** True for addresses of the server itself, at which no page and no redirect can be. */
export function isServerOwn(path: string): boolean {
  const first = firstPart(path).toLowerCase();
  return first.startsWith('_') || SERVER_OWN.includes(first);
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
