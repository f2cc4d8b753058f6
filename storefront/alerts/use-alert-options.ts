import { useEndpoint } from '#client/use-endpoint.ts';
import { hotTags } from '#schemas/api/content.ts';
import { brandNavigate, goodsCategories } from '#schemas/api/das.ts';

/** Failures are shown by the form itself, without a toast. */
const QUIET = { silent: true };
const MOST_BRANDS = 100;

/**
 * Options by which an alert can be narrowed: the shop's brands, its first-level categories and its trending tags, none
 * of a kind that isn't loaded. `failed` is the request that has failed.
 */
export function useAlertOptions() {
  const brands = useEndpoint(brandNavigate, { body: { pageRequest: { size: MOST_BRANDS } } }, QUIET);
  const categories = useEndpoint(goodsCategories, {}, QUIET);
  const tags = useEndpoint(hotTags, {}, QUIET);
  const all = [brands, categories, tags];
  return {
    brands: brands.data?.content.flatMap(({ id, name }) => (name ? [{ id, name }] : [])) ?? [],
    categories: categories.data?.filter(({ level }) => level === 1) ?? [],
    tags: tags.data?.map(({ id, keyword }) => ({ id, name: keyword })) ?? [],
    isLoading: all.some(({ data, error }) => !data && !error),
    failed: all.find(({ error }) => error !== undefined),
  };
}
