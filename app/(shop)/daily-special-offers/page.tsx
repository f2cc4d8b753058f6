import { dailySpecialConfig } from '#schemas/api/integration.ts';
import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { screenPath } from '#storefront/links/paths.ts';
import { NextUpdate } from '#storefront/module-parts/next-update.tsx';
import { FilteredScreen } from '#storefront/products/filtered-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext } from '../../page-context.ts';
import { readDeals } from '../deal-list.ts';
import { ListJson } from '../list-json.tsx';
import { LIST_LIFETIME } from '../list-lifetime.ts';
import { pageMetadata } from '../page-metadata.ts';

export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('meta.dailyOffers', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: ctx.t('screen.dailyOffers'), description });
}

/** The running offers. They are shown until they change. */
export default async function DailySpecialOffersPage() {
  const { ctx, api, request } = pageContext();
  const { nextUpdateTime } = await api.call(dailySpecialConfig, {}, { signal: request.signal });
  const list = await readDeals({ kind: 'daily-deals', until: nextUpdateTime });
  const left = Math.max(1, (nextUpdateTime - ctx.now) / 1_000);
  request.answer.lifetime = { ...LIST_LIFETIME, maxAge: Math.min(LIST_LIFETIME.maxAge, left) };
  const title = ctx.t('screen.dailyOffers');
  const crumbs = screenCrumbs(ctx, { name: title, path: screenPath('/daily-special-offers') });
  return (
    <>
      <ListJson {...list} crumbs={crumbs} />
      <FilteredScreen
        {...list}
        testId="daily-offers"
        title={title}
        crumbs={crumbs}
        note={<NextUpdate at={nextUpdateTime} label={ctx.t('countdown.nextUpdate')} />}
      />
    </>
  );
}
