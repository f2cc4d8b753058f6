import type { Metadata } from 'next';
import { ContactLinks } from '#storefront/fixed-pages/contact-links.tsx';
import { FixedPage, type FixedPageName, fixedPageSummary } from '#storefront/fixed-pages/fixed-page.tsx';
import { StoreLinks } from '#storefront/fixed-pages/store-links.tsx';
import { pageContext } from '../page-context.ts';
import { pageMetadata } from './page-metadata.ts';

/** Lifetime in s. Only a release or the tenant's settings change these pages. */
const LIFETIME = { maxAge: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 };

/** The screen of one of the footer's text pages. */
export function FixedScreen({ page }: { page: FixedPageName }) {
  const { ctx, request } = pageContext();
  request.answer.lifetime = LIFETIME;
  return (
    <FixedPage ctx={ctx} page={page}>
      {page === 'about' && <ContactLinks ctx={ctx} />}
      {page === 'download' && <StoreLinks ctx={ctx} />}
    </FixedPage>
  );
}

/** Metadata of a fixed page. */
export function fixedMetadata(page: FixedPageName): Metadata {
  const { ctx, request } = pageContext();
  return pageMetadata(ctx, { ...request, ...fixedPageSummary(ctx, page) });
}
