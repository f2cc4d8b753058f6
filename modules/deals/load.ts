import type { Load } from '#runtime/module.ts';
import { dealModules } from '#schemas/api/search.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { DealModule } from '#schemas/entities/deal-module.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedDeals } from '#storefront/structured-data/item-list.ts';
import type { DealsProps } from './module.ts';

/** `list` is the deal module that the deals are from, with its name and colours. */
export type DealsData = { deals: readonly Deal[]; list?: DealModule | undefined };

/** Deals of the source; of a deal module the first ones, none when there is no module of that id. */
export const loadDeals: Load<DealsProps, DealsData> = async ({ source }, from) => {
  if (!('list' in source)) {
    const { items, listed, tags } = await loadSource('deals', source, from);
    return { data: { deals: items.flatMap(({ deal }) => deal ?? []) }, listed, tags };
  }
  const { api, ctx, signal } = from;
  const modules = await api.call(dealModules, {}, { signal });
  const list =
    modules.find(({ moduleId }) => moduleId === source.list) ??
    modules.find(({ kind }) => kind !== 'module' && kind === source.list);
  const deals = list?.deals ?? [];
  return {
    data: { deals, list },
    listed: listedDeals(ctx, deals),
    tags: ['feed:deals', ...deals.map(({ id }) => `deal:${id}`)],
  };
};
