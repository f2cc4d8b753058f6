import { allClassifications } from '#schemas/api/content.ts';
import { Sitemap } from '#storefront/fixed-pages/sitemap.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext, tagPage } from '../../page-context.ts';
import { pageMetadata } from '../page-metadata.ts';

/** Lifetime in s; a purge of the categories comes first. */
const LIFETIME = { maxAge: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 };

export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('meta.sitemap', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, title: ctx.t('screen.sitemap'), description });
}

export default async function SitemapPage() {
  const { ctx, api, request } = pageContext();
  const all = await api.call(allClassifications, {});
  const categories = all.filter(({ type }) => type === 'GOODS');
  const articleCategories = all.filter(({ type, level }) => type === 'ARTICLE' && level === 1);
  tagPage(request, ['classifications']);
  request.answer.lifetime = LIFETIME;
  return <Sitemap ctx={ctx} categories={categories} articleCategories={articleCategories} />;
}
