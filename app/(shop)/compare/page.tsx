import { comparedGoods } from '#schemas/api/invented/catalogue.ts';
import { readCompared } from '#schemas/compared.ts';
import { goodsOf } from '#storefront/compare/compare-rows.tsx';
import { CompareScreen } from '#storefront/compare/compare-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext, tagPage } from '../../page-context.ts';
import { LIST_LIFETIME } from '../list-lifetime.ts';
import { pageMetadata } from '../page-metadata.ts';

/** A shopper's own choice, to share with people and not for search engines. */
export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('compare.meta', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, title: ctx.t('screen.compare'), description, noindex: true });
}

export default async function ComparePage() {
  const { ctx, api, request } = pageContext();
  const { query, signal } = request;
  const keys = readCompared(query.ids);
  const all = keys.length === 0 ? [] : await api.call(comparedGoods, { body: { keys } }, { signal });
  tagPage(
    request,
    all.map((one) => `goods:${goodsOf(one).id}`),
  );
  request.answer.lifetime = LIST_LIFETIME;
  return (
    <CompareScreen
      ctx={ctx}
      all={all}
      gone={keys.length - all.length}
      isShort={query.only === 'differences'}
    />
  );
}
