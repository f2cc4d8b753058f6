import { codedName } from '#locales/format/coded-name.ts';
import { dashName } from '#locales/format/slug.ts';
import { targetPath } from '#locales/format/target-path.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { TenantPublic } from '#schemas/tenant.ts';

type TenantType = TenantPublic['type'];
type Query = Record<string, string | number | undefined>;

/** The home page's two special deal modules and their labels in the path (S2 §2). */
const SPECIAL_DEAL_LISTS = new Map([
  ['collection', 'zbc'],
  ['exclusive', 'zbe'],
]);

type Coded = { name: string; code: string };

/** Repairs half an emoji, on which encoding would throw. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const dashed = (text: string) => encode(dashName(text));

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function generic(type: string, id = '1', query: Query = {}): string {
  return withQuery(`/${encode(type)}/${encode(id)}`, query);
}

/** Every route of the site, without the language prefix that `localHref` adds (S1 §2, S2 §2). */
export const paths = {
  /** The home page of deals. An article tenant's `/` is its discover page. */
  home: (type: TenantType) => (type === 'GENERAL' ? '/' : '/deals'),
  discover: (type: TenantType) => (type === 'ARTICLE' ? '/' : '/articles'),
  products: () => '/products',
  deal: (code: string) => targetPath('CONTENT', code),
  product: (code: string) => targetPath('GOODS', code),
  note: (code: string) => targetPath('NOTE', code),
  article: (code: string) => targetPath('ARTICLE', code),
  articleCategory: (category: Coded, type: TenantType) =>
    `${type === 'ARTICLE' ? '' : '/articles'}/${codedName(category)}`,
  articleTag: (keyword: string, type: TenantType) =>
    `${type === 'ARTICLE' ? '/tag' : '/article-tag'}/${dashed(keyword)}`,
  productCategory: (category: Coded) => `/products/${codedName(category)}`,
  brands: () => '/brands',
  brand: ({ id, code }: { id: string; code?: string }) => targetPath('BRAND', code ?? id),
  leaderboards: () => '/leaderboard',
  leaderboard: (code: string) => targetPath('BOARD', code),
  dailySpecialOffers: () => '/daily-special-offers',
  topics: () => '/topic',
  topic: (subtitle: string) => targetPath('TOPIC', subtitle),
  generic,
  /** The full list of a home page's deal module: one of the two special ones, or any other by its id. */
  dealList: (module: 'collection' | 'exclusive' | (string & {})) =>
    `/zestbuy-deal/${SPECIAL_DEAL_LISTS.get(module) ?? encode(module)}`,

  // The specifications name these areas without their paths.
  deals: () => '/deals',
  coupons: () => '/coupons',
  search: (query: { keyword?: string; tab?: string } = {}) => withQuery('/search', query),
  favorites: () => '/favorites',
  likes: () => '/likes',
  notifications: () => '/notifications',
  profile: () => '/profile',
  security: () => '/security',
  dealAlerts: () => '/deal-alerts',
  newDealAlert: (query: { keyword?: string } = {}) => withQuery('/deal-alerts/new', query),
  aiShopping: (query: { question?: string; about?: string; task?: string } = {}) =>
    withQuery('/ai-shopping', query),
  lotteries: () => '/lottery',
  lottery: (id: string) => generic('lottery', id),
  bonus: (id: string) => generic('bonus', id),
  badge: (id: string) => generic('badge', id),
  aboutUs: () => '/about-us',
  help: () => '/about-us#about-help',
  download: () => '/download',
  userAgreement: () => '/user-agreement',
  privacyPolicy: () => '/privacy-policy',
  sitemap: () => '/sitemap',
  ranking: () => '/ranking',
};

/** A path of this site in the page's language: `/en/…` or `/id/…` unless that is the tenant's default language. */
export function localHref(ctx: Pick<ViewContext, 'lang' | 'tenant'>, path: string): string {
  if (ctx.lang === ctx.tenant.defaultLanguage) return path;
  return `/${ctx.lang}${path === '/' ? '' : path}`;
}
