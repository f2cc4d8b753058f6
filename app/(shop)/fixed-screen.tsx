import type { Metadata } from 'next';
import { builtInText, type FixedPageName, OWN_TEXT_PAGES } from '#locales/fixed-pages.ts';
import { fixedText } from '#schemas/api/invented/fixed-texts.ts';
import { articleText, plainText } from '#schemas/content/article-text.ts';
import type { FixedText } from '#schemas/entities/fixed-text.ts';
import { keysOf } from '#schemas/typed-object.ts';
import { ContactLinks } from '#storefront/fixed-pages/contact-links.tsx';
import { FixedPage } from '#storefront/fixed-pages/fixed-page.tsx';
import { StoreLinks } from '#storefront/fixed-pages/store-links.tsx';
import { shortSummary } from '#storefront/text/article-text.ts';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext, tagPage } from '../page-context.ts';
import { pageMetadata } from './page-metadata.ts';

/** Lifetime in s. Only a release, an operator or the tenant's settings change these pages. */
const LIFETIME = { maxAge: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 };

/** The screen of one of the footer's text pages. */
export async function FixedScreen({ page }: { page: FixedPageName }) {
  const { ctx, request } = pageContext();
  const own = await readOwnText(page);
  tagPage(request, ['fixed-texts']);
  request.answer.lifetime = LIFETIME;
  return (
    <FixedPage ctx={ctx} page={page} own={own}>
      {page === 'help' && <ContactLinks ctx={ctx} />}
      {page === 'download' && <StoreLinks ctx={ctx} />}
    </FixedPage>
  );
}

/** Metadata of a fixed page, described by how its text begins. */
export async function fixedMetadata(page: FixedPageName): Promise<Metadata> {
  const { ctx, request } = pageContext();
  const own = await readOwnText(page);
  if (own) {
    const words = plainText(own.body.replaceAll(/<h\d[^>]*>.*?<\/h\d>/gs, ' '));
    return pageMetadata(ctx, { ...request, title: own.title, description: shortSummary(words) });
  }
  const { title, sections } = builtInText(ctx.t, page, tenantName(ctx));
  return pageMetadata(ctx, { ...request, title, description: sections[0]?.text ?? '' });
}

/** The shop's own text of a page; undefined while the built-in one stands there. */
async function readOwnText(page: FixedPageName): Promise<FixedText | undefined> {
  const path = keysOf(OWN_TEXT_PAGES).find((one) => OWN_TEXT_PAGES[one] === page);
  if (path === undefined) return undefined;
  const { ctx, api } = pageContext();
  const own = await api.call(fixedText, { query: { page: path } });
  return own ? { ...own, body: articleText(own.body, ctx.tenant.siteOrigin).html } : undefined;
}
