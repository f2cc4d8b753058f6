import type { Catalogue } from '../enums/catalogue.ts';
import type { SearchSubjectType } from '../enums/subject.ts';
import { keysOf } from '../typed-object.ts';
import type { PageType } from './document.ts';
import { pageKind } from './page-kind.ts';

type Row = {
  /** Page type of the pages that compose it. */
  pageType: PageType;
  /** Kind of its things, one at each address; a screen without one has a single address. */
  kind?: 'TOPIC' | 'GOODS' | 'CONTENT' | 'ARTICLE' | 'NOTE' | 'BRAND' | 'BOARD' | 'CATEGORY';
  /** Catalogue of its things' categories. */
  categories?: Catalogue;
  /** True if a page may leave the screen's own part out. */
  replaceable?: true;
};

/**
 * Screens of the shop that page documents compose, by the first part of their address. The address of such a page is
 * its binding: a thing's code (`/topic/mega-home`) binds it to that thing, a star to all (`/topic/*`), a star and a
 * category to all things in the category or below it, the screen's name alone (`/search`) to a screen with a single
 * address. A category is named by its code, in every language.
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

export const BOUND_SCREEN_NAMES = keysOf(BOUND_SCREENS);

/** Screen and the things on it that a page is bound to: one, those of a category, or all. */
export type BoundAddress = { screen: BoundScreen; code?: string; category?: string };

/** Screen, the thing on it, and the codes of the thing's categories from the nearest up. */
export type BoundPlace = { screen: BoundScreen; code?: string; categories?: readonly string[] };

/** Subject of a page, which its modules load data about. */
export type Binding = {
  /** Code of its category or its thing's category, in the one catalogue or the other. */
  goodsCategory?: string;
  articleCategory?: string;
  brandId?: string;
  /** Id of a leaderboard. */
  boardId?: string;
  relation?: { type: 'TOPIC' | SearchSubjectType; id: string };
  /** Screen whose own part is a placeholder, in the editor's canvas. */
  standsFor?: BoundScreen;
};

/** Binding to the category that a screen shows, or that its thing is in; empty without a category. */
export function categoryBinding(screen: BoundScreen, code: string | null | undefined): Binding {
  if (code === null || code === undefined) return {};
  return boundScreen(screen).categories === 'ARTICLE' ? { articleCategory: code } : { goodsCategory: code };
}

/** Code for every thing of a kind. */
const ALL = '*';
const CODE = /^[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*$/u;

export const boundScreen = (screen: BoundScreen): Row => BOUND_SCREENS[screen];

/** Screen and things that a page's address binds it to; undefined for an address of its own. */
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

/**
 * True if shoppers can open a page's address: that of a page for all of a kind or of a category is only a pattern, and a
 * shared module has none.
 */
export function isVisitable(path: string): boolean {
  if (pageKind(path) !== 'page') return false;
  const bound = parseBoundAddress(path);
  const kind = bound && boundScreen(bound.screen).kind;
  return kind === undefined || (bound?.code !== undefined && kind !== 'CATEGORY');
}

/** True for a page whose address is its own: neither that of a screen nor none. Only such a page can have experiments. */
export const hasOwnAddress = (path: string): boolean =>
  pageKind(path) === 'page' && parseBoundAddress(path) === undefined;

/** Address of a page with this binding. */
export function boundPath({ screen, code, category }: BoundAddress): string {
  if (boundScreen(screen).kind === undefined) return `/${screen}`;
  const things = code ?? ALL;
  return category === undefined ? `/${screen}/${things}` : `/${screen}/${things}/${category}`;
}

/** Addresses of the pages that may compose a screen, the most specific first. */
export function boundPaths({ screen, code, categories = [] }: BoundPlace): string[] {
  const { kind, categories: known } = boundScreen(screen);
  if (kind === undefined) return [boundPath({ screen })];
  return [
    ...(code === undefined ? [] : [boundPath({ screen, code })]),
    ...(known ? categories.map((category) => boundPath({ screen, category })) : []),
    boundPath({ screen }),
  ];
}

/** Cache tags by which a screen is purged when a page bound to it or to its thing changes. */
export function boundTags({ screen, code }: Pick<BoundAddress, 'screen' | 'code'>): string[] {
  return [`bound:${screen}`, ...(code === undefined ? [] : [`bound:${screen}:${code}`])];
}

function isBoundScreen(name: string): name is BoundScreen {
  return Object.hasOwn(BOUND_SCREENS, name);
}
