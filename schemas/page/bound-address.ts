import type { Catalogue } from '../entities/editor-pick.ts';
import type { SearchSubjectType } from '../enums/subject.ts';
import type { PageType } from './document.ts';

type Row = {
  /** The type of the pages that compose it. */
  pageType: PageType;
  /** Of the things that it shows, one at each address; a screen without one stands at one address. */
  kind?: 'TOPIC' | 'GOODS' | 'CONTENT' | 'ARTICLE' | 'NOTE' | 'BRAND' | 'BOARD' | 'CATEGORY';
  /** The categories that its things are in. */
  categories?: Catalogue;
  /** A page may leave the screen's own part out. */
  replaceable?: true;
};

/**
 * The shop's screens that page documents compose, by the first part of their address. The address of such a page is its
 * binding: a thing's code (`/topic/mega-home`) binds it to that one, a star to all (`/topic/*`), a star and a category
 * to all that are in the category or below it, no more than the screen's name (`/search`) to a screen of one address. A
 * category is named by its code, in every language.
 */
export const BOUND_SCREENS = {
  topic: { pageType: 'RELATION_PAGE', kind: 'TOPIC', replaceable: true },
  content: { pageType: 'RELATION_PAGE', kind: 'CONTENT', categories: 'GOODS' },
  product: { pageType: 'RELATION_PAGE', kind: 'GOODS', categories: 'GOODS' },
  article: { pageType: 'RELATION_PAGE', kind: 'ARTICLE', categories: 'ARTICLE' },
  'note-detail': { pageType: 'RELATION_PAGE', kind: 'NOTE', categories: 'ARTICLE' },
  brand: { pageType: 'RELATION_PAGE', kind: 'BRAND' },
  'leaderboard-products': { pageType: 'RELATION_PAGE', kind: 'BOARD' },
  products: { pageType: 'PAGE_CATEGORY', kind: 'CATEGORY', categories: 'GOODS', replaceable: true },
  articles: { pageType: 'PAGE_CATEGORY', kind: 'CATEGORY', categories: 'ARTICLE', replaceable: true },
  brands: { pageType: 'COMMON_PAGE' },
  coupons: { pageType: 'COMMON_PAGE' },
  leaderboard: { pageType: 'COMMON_PAGE' },
  search: { pageType: 'COMMON_PAGE' },
} as const satisfies Record<string, Row>;
export type BoundScreen = keyof typeof BOUND_SCREENS;

export const BOUND_SCREEN_NAMES = Object.keys(BOUND_SCREENS) as BoundScreen[];

/** A screen and the things on it that a page is bound to: one, those of a category, or all. */
export type BoundAddress = { screen: BoundScreen; code?: string; category?: string };

/** A screen, the thing on it, and the codes of the thing's categories from the nearest up. */
export type BoundPlace = { screen: BoundScreen; code?: string; categories?: readonly string[] };

/** What a page is about: modules are fed by it. */
export type Binding = {
  /** Code of the category that it is, or that its thing is in, of the one catalogue or the other. */
  goodsCategory?: string;
  articleCategory?: string;
  brandId?: string;
  /** Id of a leaderboard. */
  boardId?: string;
  relation?: { type: 'TOPIC' | SearchSubjectType; id: string };
  /** In the editor's canvas: the screen whose own part is stood for. */
  standsFor?: BoundScreen;
};

/** The category that a screen shows, or that its thing is in, as modules read it; of none there is nothing to read. */
export function categoryBinding(screen: BoundScreen, code: string | null | undefined): Binding {
  if (code === null || code === undefined) return {};
  return boundScreen(screen).categories === 'ARTICLE' ? { articleCategory: code } : { goodsCategory: code };
}

/** Stands for every thing of a kind. */
const ALL = '*';
const CODE = /^[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*$/u;

export const boundScreen = (screen: BoundScreen): Row => BOUND_SCREENS[screen];

/** The screen and the things that a page's address binds it to; undefined for an address of its own. */
export function parseBoundAddress(path: string): BoundAddress | undefined {
  const [start, screen = '', code, category, ...more] = path.split('/');
  if (start !== '' || more.length > 0 || !isBoundScreen(screen)) return undefined;
  const { kind, categories } = boundScreen(screen);
  if (kind === undefined) return code === undefined ? { screen } : undefined;
  if (code === undefined) return undefined;
  if (category === undefined)
    return code === ALL ? { screen } : CODE.test(code) ? { screen, code } : undefined;
  return code === ALL && categories && CODE.test(category) ? { screen, category } : undefined;
}

/** Whether shoppers can go to a page's address: one for all of a kind, or of a category, is where its things are. */
export function isVisitable(path: string): boolean {
  const bound = parseBoundAddress(path);
  const kind = bound && boundScreen(bound.screen).kind;
  return kind === undefined || (bound?.code !== undefined && kind !== 'CATEGORY');
}

/** The address of a page that is bound so. */
export function boundPath({ screen, code, category }: BoundAddress): string {
  if (boundScreen(screen).kind === undefined) return `/${screen}`;
  const things = code ?? ALL;
  return category === undefined ? `/${screen}/${things}` : `/${screen}/${things}/${category}`;
}

/** The addresses of the pages that may compose a screen, the most specific first. */
export function boundPaths({ screen, code, categories = [] }: BoundPlace): string[] {
  const { kind, categories: known } = boundScreen(screen);
  if (kind === undefined) return [boundPath({ screen })];
  return [
    ...(code === undefined ? [] : [boundPath({ screen, code })]),
    ...(known ? categories.map((category) => boundPath({ screen, category })) : []),
    boundPath({ screen }),
  ];
}

/** Keys by which a screen is purged when a page that is bound to it or to its thing changes. */
export function boundTags({ screen, code }: Pick<BoundAddress, 'screen' | 'code'>): string[] {
  return [`bound:${screen}`, ...(code === undefined ? [] : [`bound:${screen}:${code}`])];
}

function isBoundScreen(name: string): name is BoundScreen {
  return Object.hasOwn(BOUND_SCREENS, name);
}
