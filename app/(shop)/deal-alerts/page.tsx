import type { Metadata } from 'next';
import { alertMessages, memberMessages, priceAlertMessages } from '#locales/text.ts';
import { hotTags } from '#schemas/api/content.ts';
import { DealAlertsScreen } from '#storefront/alerts/deal-alerts-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext, tagPage } from '../../page-context.ts';
import { LIST_LIFETIME } from '../list-lifetime.ts';
import { pageMetadata } from '../page-metadata.ts';

export function generateMetadata(): Metadata {
  const { ctx, request } = pageContext();
  const description = ctx.t('alerts.meta', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, title: ctx.t('screen.dealAlerts'), description, noindex: true });
}

export default async function DealAlertsPage() {
  const { ctx, api, request } = pageContext();
  // Without its tags the page isn't cached: the browser requests them again.
  const tags = await api.call(hotTags, {}, { signal: request.signal }).catch(() => undefined);
  if (tags) request.answer.lifetime = LIST_LIFETIME;
  tagPage(request, ['keywords']);
  const messages = {
    ...memberMessages(ctx.lang),
    ...alertMessages(ctx.lang),
    ...priceAlertMessages(ctx.lang),
  };
  return <DealAlertsScreen ctx={ctx} tags={tags} messages={messages} />;
}
