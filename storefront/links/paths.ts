import { dashName } from '#locales/format/slug.ts';
import {
  activityPath,
  articleCategoryPath,
  productCategoryPath,
  targetPath,
} from '#locales/format/target-path.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ScreenPath, ScreenPrefix } from '#schemas/screens.ts';
import type { TenantPublic } from '#schemas/tenant.ts';

type TenantType = TenantPublic['type'];
type Query = Record<string, string | number | undefined>;

/** The home page's two special deal modules and their labels in the path (S2 §2). */
const SPECIAL_DEAL_LISTS = new Map([
  ['collection', 'zbc'],
  ['exclusive', 'zbe'],
]);

/** Repairs half an emoji, on which encoding would throw. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
/** Address of a screen with many, by the last part. */
const below = (prefix: ScreenPrefix, part: string) => prefix + encode(part);

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function generic(type: string, id = '1', query: Query = {}): string {
  return withQuery(`/${encode(type)}/${encode(id)}`, query);
}

/**
 * Path of a screen that has only one, without the language prefix that `localHref` adds. Only its type comes from the
 * table of screens: browsers don't load that.
 */
export const screenPath = (path: ScreenPath): string => path;

/** Paths that depend on a thing, a query or the tenant, without the language prefix (S1 §2, S2 §2). */
export const paths = {
  /** The home page of deals. An article tenant's `/` is its discover page. */
  home: (type: TenantType) => (type === 'GENERAL' ? '/' : '/deals'),
  discover: (type: TenantType) => (type === 'ARTICLE' ? '/' : '/articles'),
  deal: (code: string) => targetPath('CONTENT', code),
  product: (code: string) => targetPath('GOODS', code),
  note: (code: string) => targetPath('NOTE', code),
  article: (code: string) => targetPath('ARTICLE', code),
  articleCategory: articleCategoryPath,
  articleTag: (keyword: string, type: TenantType) =>
    below(type === 'ARTICLE' ? '/tag/' : '/article-tag/', dashName(keyword)),
  productCategory: productCategoryPath,
  brand: ({ id, code }: { id: string; code?: string }) => targetPath('BRAND', code ?? id),
  leaderboard: (code: string) => targetPath('BOARD', code),
  topic: (subtitle: string) => targetPath('TOPIC', subtitle),
  generic,
  /** The full list of a home page's deal module: one of the two special ones, or any other by its id. */
  dealList: (module: 'collection' | 'exclusive' | (string & {})) =>
    below('/zestbuy-deal/', SPECIAL_DEAL_LISTS.get(module) ?? module),
  search: (query: { keyword?: string; tab?: string } = {}) => withQuery(screenPath('/search'), query),
  newDealAlert: (query: { keyword?: string } = {}) => withQuery(screenPath('/deal-alerts/new'), query),
  aiShopping: (query: { question?: string; about?: string; task?: string } = {}) =>
    withQuery(screenPath('/ai-shopping'), query),
  /** Goods side by side, by their ids, joined by commas; `isShort` for the rows alone in which they differ. */
  compare: (ids: string, isShort = false) => {
    const query = [
      ids.length > 0 && `ids=${ids.split(',').map(encode).join()}`,
      isShort && 'only=differences',
    ];
    return [screenPath('/compare'), query.filter(Boolean).join('&')].filter(Boolean).join('?');
  },
  lottery: (id: string) => activityPath({ type: 'LOTTERY', id }),
  bonus: (id: string) => activityPath({ type: 'BONUS', id }),
  badge: (id: string) => activityPath({ type: 'BADGE', id }),
};

/** A path of this site in the page's language: `/en/…` or `/id/…` unless that is the tenant's default language. */
export function localHref(ctx: Pick<ViewContext, 'lang' | 'tenant'>, path: string): string {
  if (ctx.lang === ctx.tenant.defaultLanguage) return path;
  return `/${ctx.lang}${path === '/' ? '' : path}`;
}
