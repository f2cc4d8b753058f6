import type { TenantPublic } from './tenant.ts';

type TenantType = TenantPublic['type'];

type Screen = {
  /**
   * `public` screens are indexed; `private` ones (a member's own, and the search) have nothing for crawlers; a
   * `redirect` leads to another screen; `internal` ones are no targets of links.
   */
  kind: 'public' | 'private' | 'redirect' | 'internal';
  /** Query parameters that it reads; all others are ignored, so that they can't split the page cache. */
  query?: readonly string[];
  /** True if visitors write its query: crawlers skip such addresses. */
  freeText?: true;
  /** Tenants that have it, all by default; of the others, its addresses redirect. */
  tenants?: readonly TenantType[];
  /** Tenants whose page document is shown at its address: a home page, which always has one. */
  homeOf?: readonly TenantType[];
  /** Part of the sitemap page that lists it, and its text there. */
  listed?: 'shop' | 'about';
  text?: string;
};

/** Query parameters that an operator's page reads at any address: its lists are paged. */
export const DOCUMENT_QUERY = ['page'] as const;

/**
 * Fixed screens of the shop by address, with `*` for a variable last part: one row for each `page.tsx` of
 * `app/(shop)/`. Link paths, reserved addresses, page cache, sitemaps, robots.txt and the browser tests follow from
 * it. The rows' order is that of the sitemap page.
 */
export const SCREENS = {
  '/': { kind: 'public', query: DOCUMENT_QUERY, homeOf: ['GENERAL', 'ARTICLE'] },
  '/articles': { kind: 'public', query: DOCUMENT_QUERY, tenants: ['GENERAL'], homeOf: ['GENERAL'] },
  '/deals': {
    kind: 'public',
    query: ['page', 'sort', 'filter'],
    homeOf: ['ARTICLE'],
    listed: 'shop',
    text: 'screen.deals',
  },
  '/daily-special-offers': {
    kind: 'public',
    query: ['page', 'sort', 'filter'],
    listed: 'shop',
    text: 'screen.dailyOffers',
  },
  '/coupons': { kind: 'public', query: ['page', 'tab'], listed: 'shop', text: 'screen.coupons' },
  '/ai-shopping': {
    kind: 'public',
    query: ['question', 'about', 'task'],
    freeText: true,
    listed: 'shop',
    text: 'screen.aiShopping',
  },
  '/lottery': { kind: 'public', query: ['page'], listed: 'shop', text: 'screen.activities' },
  '/products': { kind: 'public', query: ['page', 'sort', 'filter'], listed: 'shop', text: 'screen.products' },
  '/brands': { kind: 'public', query: ['page', 'keyword', 'filter'], listed: 'shop', text: 'screen.brands' },
  '/leaderboard': { kind: 'public', query: ['page'], listed: 'shop', text: 'screen.leaderboard' },
  '/topic': { kind: 'public', query: ['page'], listed: 'shop', text: 'screen.topics' },
  '/about-us': { kind: 'public', listed: 'about', text: 'footer.aboutUs' },
  '/how-we-check-prices': { kind: 'public', listed: 'about', text: 'footer.prices' },
  '/help': { kind: 'public', listed: 'about', text: 'footer.help' },
  '/download': { kind: 'public', listed: 'about', text: 'footer.download' },
  '/user-agreement': { kind: 'public', listed: 'about', text: 'footer.userAgreement' },
  '/privacy-policy': { kind: 'public', listed: 'about', text: 'footer.privacyPolicy' },
  '/sitemap': { kind: 'public' },

  '/article/*': { kind: 'public' },
  '/article-tag/*': { kind: 'public', query: ['page'], tenants: ['GENERAL'] },
  '/articles/*': { kind: 'public', query: ['page'], tenants: ['GENERAL'] },
  '/badge/*': { kind: 'public' },
  '/bonus/*': { kind: 'public' },
  '/brand/*': { kind: 'public', query: ['page', 'sort', 'filter'] },
  '/content/*': { kind: 'public' },
  '/leaderboard-products/*': { kind: 'public', query: ['page'] },
  '/lottery/*': { kind: 'public', query: ['page'] },
  '/note-detail/*': { kind: 'public' },
  '/product/*': { kind: 'public' },
  '/products/*': { kind: 'public', query: ['page', 'sort', 'filter'] },
  '/tag/*': { kind: 'public', query: ['page'], tenants: ['ARTICLE'] },
  '/topic/*': { kind: 'public' },
  '/zestbuy-deal/*': { kind: 'public', query: ['page', 'sort', 'filter'] },

  '/search': { kind: 'private', query: ['page', 'sort', 'keyword', 'tab', 'filter'], freeText: true },
  '/compare': { kind: 'private', query: ['ids', 'only'], freeText: true },
  '/favorites': { kind: 'private', query: ['tab'] },
  '/likes': { kind: 'private', query: ['tab'] },
  '/following': { kind: 'private' },
  '/notifications': { kind: 'private', query: ['tab'] },
  '/profile': { kind: 'private' },
  '/security': { kind: 'private' },
  '/deal-alerts': { kind: 'private' },
  '/deal-alerts/new': { kind: 'private' },
  '/ranking': { kind: 'redirect' },

  '/deal-alerts/unsubscribe': { kind: 'internal', query: ['token', 'state'] },
  '/editor/canvas': { kind: 'internal' },
  '/not-found': { kind: 'internal' },
  '/stories/*': { kind: 'internal' },
} as const satisfies Readonly<Record<`/${string}`, Screen>>;

type Route = keyof typeof SCREENS;
/** Address of a screen that has only one. */
export type ScreenPath = Exclude<Route, `${string}*`>;
/** Start of the addresses of a screen with many. */
export type ScreenPrefix = Route extends infer R ? (R extends `${infer Prefix}*` ? Prefix : never) : never;

const rows: Readonly<Record<string, Screen>> = SCREENS;

/** Addresses of screens whose query visitors write. */
export const FREE_TEXT_PATHS = Object.keys(rows).filter((path) => rows[path]?.freeText);

/** Screen at a path without language prefix; undefined where only an operator's page can be. */
export function findScreen(path: string): Screen | undefined {
  return rows[path] ?? rows[path.replace(/[^/]+$/, '*')];
}

/** Screens of a tenant type that have a single address, without its home pages. */
export function singleScreens(type: TenantType) {
  return Object.entries(SCREENS).flatMap(([path, screen]) => {
    const { tenants, homeOf }: Screen = screen;
    const isOther = path.endsWith('*') || homeOf?.includes(type) || tenants?.includes(type) === false;
    return isOther ? [] : [{ path, ...screen }];
  });
}

/** True if a link to the path leads to a fixed screen of the tenant type, so that no page is needed there. */
export function isScreenPath(path: string, type: TenantType): boolean {
  const screen = findScreen(path);
  return screen !== undefined && screen.kind !== 'internal' && !screen.homeOf?.includes(type);
}

/** Addresses of a tenant's two home pages, which must always have a page. */
export function homePaths(type: TenantType): readonly string[] {
  return Object.keys(rows).filter((path) => rows[path]?.homeOf?.includes(type));
}
