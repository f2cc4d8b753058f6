import type { Load } from '#runtime/module.ts';
import { dealModules } from '#schemas/api/search.ts';
import type { DealModule } from '#schemas/entities/deal-module.ts';
import { listedDeals } from '#storefront/structured-data/item-list.ts';
import type { DealsProps } from './module.ts';

/** One of the tenant's deal modules with its first deals; undefined when there is none of that id. */
export const loadDeals: Load<DealsProps, DealModule | undefined> = async (
  { moduleId },
  { api, ctx, signal },
) => {
  const modules = await api.call(dealModules, {}, { signal });
  const data =
    modules.find((module) => module.moduleId === moduleId) ??
    modules.find(({ kind }) => kind !== 'module' && kind === moduleId);
  const deals = data?.deals ?? [];
  return {
    data,
    listed: listedDeals(ctx, deals),
    tags: ['feed:deals', ...deals.map(({ id }) => `deal:${id}`)],
  };
};
