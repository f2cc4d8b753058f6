import { browserApi } from '#client/browser-api.ts';
import type { ViewContext } from '#runtime/context.ts';
import { allClassifications } from '#schemas/api/content.ts';
import { goodsFilters } from '#schemas/api/invented/catalogue.ts';
import { sourceItems } from '#schemas/api/invented/sources.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { localHref, paths } from '../links/paths.ts';

const BRANDS = 8;
const DEALS = 2;

/** Brand with the address of its page. */
export type MegaBrand = { id: string; name: string; href: string };
/** Offers of a top category beside its own categories. */
export type MegaOffer = { deals: readonly Deal[]; brands: readonly MegaBrand[] };

type Place = Pick<ViewContext, 'lang' | 'tenant'>;

let categories: Promise<ReadonlyMap<string, CategoryNode>> | undefined;
const offers = new Map<string, Promise<MegaOffer>>();

/** The categories by their code, requested once; none if that fails. */
export function categoriesByCode(): Promise<ReadonlyMap<string, CategoryNode>> {
  categories ??= browserApi()
    .call(allClassifications, {}, { silent: true })
    .then((nodes) => new Map(nodes.map((node) => [node.code, node] as const)))
    .catch(() => {
      categories = undefined;
      return new Map();
    });
  return categories;
}

/** The deals that most people look at in a top category and its largest brands, requested once; none if that fails. */
export function offerOf(ctx: Place, code: string): Promise<MegaOffer> {
  const known = offers.get(code);
  if (known) return known;
  const source = {
    query: [{ field: 'category', op: 'in' as const, value: [code] }],
    sort: 'hottest' as const,
    count: DEALS,
    pins: [],
    without: [],
  };
  const loading = Promise.all([
    browserApi().call(sourceItems, { body: { kind: 'deals', source } }, { silent: true }),
    browserApi().call(goodsFilters, { body: { query: { classificationCode: code } } }, { silent: true }),
  ]).then(([{ items }, filters]) => ({
    deals: items.flatMap(({ deal }) => deal ?? []),
    brands: filters
      .flatMap(({ kind, value, name }) =>
        kind === 'brand' && name
          ? [{ id: value, name, href: localHref(ctx, paths.brand({ id: value })) }]
          : [],
      )
      .slice(0, BRANDS),
  }));
  offers.set(code, loading);
  return loading.catch(() => {
    offers.delete(code);
    return { deals: [], brands: [] };
  });
}
