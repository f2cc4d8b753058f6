import type { Metadata } from 'next';
import type { ViewContext } from '#runtime/context.ts';
import { headAddress, headTitles, type SharedPicture, sharedPicture } from '#runtime/page-head.ts';
import { LANGUAGES, type Language, PAGE } from '#schemas/constants.ts';
import { pageHref, pageNumber } from '#storefront/links/page-query.ts';

/** Picture of pages without one of their own: the shop's icon, in its colour. */
const SHOP_PICTURE: SharedPicture = { url: '/icons/maskable-512.png', width: 512, height: 512 };

type PageFacts = {
  path: string;
  /** Paths by language, where they differ. */
  paths?: Partial<Record<Language, string>>;
  /** Path of another page that stands for this one in search engines. */
  canonicalPath?: string;
  /** Query of the address. */
  query: Readonly<Record<string, string>>;
  /** True where `?page=n` shows another part of a list. */
  paged?: boolean;
  title: string;
  description: string;
  /** Address, or a picture made for sharing. */
  image?: string | SharedPicture | undefined;
  noindex?: boolean | undefined;
};

/**
 * Metadata of a page: absolute canonical and alternate addresses (X45), the same for every visitor of a language. Each
 * page of a paged list is its own canonical one; a page with another `canonicalPath` names that one, but no languages; a list with another sort or with filters has none, and stays out of
 * indexes.
 */
export function pageMetadata(
  ctx: ViewContext,
  {
    path,
    paths = {},
    canonicalPath = path,
    query,
    paged = false,
    title,
    description,
    image,
    noindex,
  }: PageFacts,
): Metadata {
  const { siteOrigin, defaultLanguage, languages } = ctx.tenant;
  const { page, ...choices } = query;
  const isVariant = Object.keys(choices).length > 0;
  const number = paged ? pageNumber(page) : PAGE.first;
  const part = number === PAGE.first ? '' : pageHref({}, number);
  const address = (lang: Language, own = paths[lang] ?? path) => headAddress(ctx.tenant, lang, own) + part;
  // Another page lists its languages itself.
  const isOwn = canonicalPath === path;
  const alternates = Object.fromEntries(
    LANGUAGES.filter((lang) => languages.includes(lang)).map((lang) => [lang, address(lang)]),
  );
  const titles = headTitles(title, ctx.tenant, ctx.lang);
  return {
    metadataBase: new URL(siteOrigin),
    title: titles.title,
    description,
    alternates: isVariant
      ? undefined
      : {
          canonical: isOwn ? address(ctx.lang) : address(ctx.lang, canonicalPath),
          languages: isOwn ? { ...alternates, 'x-default': address(defaultLanguage) } : undefined,
        },
    openGraph: {
      title: titles.shared,
      description,
      url: address(ctx.lang),
      siteName: titles.site,
      locale: ctx.lang,
      images: [{ ...sharedPicture(image || SHOP_PICTURE), alt: titles.shared }],
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
    robots: noindex || isVariant ? { index: false } : undefined,
  };
}
