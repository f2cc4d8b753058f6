import type { Metadata } from 'next';
import type { ViewContext } from '#runtime/context.ts';
import { LANGUAGES, type Language, PAGE } from '#schemas/constants.ts';
import { pageHref, pageNumber } from '#storefront/page-query.ts';

type PageFacts = {
  path: string;
  /** The parameters of the address. */
  query: Readonly<Record<string, string>>;
  /** True where `?page=n` shows another part of a list. */
  paged?: boolean;
  title: string;
  description: string;
  image?: string | undefined;
  noindex?: boolean | undefined;
};

/**
 * A page's head: absolute canonical and alternate addresses (X45), the same for every visitor of a language. Each part
 * of a paged list is its own canonical page; a list sorted or filtered otherwise is none, and stays out of indexes.
 */
export function pageMetadata(
  ctx: ViewContext,
  { path, query, paged = false, title, description, image, noindex }: PageFacts,
): Metadata {
  const { siteOrigin, defaultLanguage, languages, name } = ctx.tenant;
  const { page, ...choices } = query;
  const isVariant = Object.keys(choices).length > 0;
  const number = paged ? pageNumber(page) : PAGE.first;
  const part = number === PAGE.first ? '' : pageHref({}, number);
  const address = (lang: Language) =>
    `${siteOrigin}${lang === defaultLanguage ? '' : `/${lang}`}${path === '/' && lang !== defaultLanguage ? '' : path}${part}`;
  const alternates = Object.fromEntries(
    LANGUAGES.filter((lang) => languages.includes(lang)).map((lang) => [lang, address(lang)]),
  );
  const site = name[ctx.lang] ?? name[defaultLanguage] ?? ctx.tenant.id;
  return {
    metadataBase: new URL(siteOrigin),
    title: title ? `${title} | ${site}` : site,
    description,
    alternates: isVariant
      ? undefined
      : {
          canonical: address(ctx.lang),
          languages: { ...alternates, 'x-default': address(defaultLanguage) },
        },
    openGraph: {
      title: title || site,
      description,
      url: address(ctx.lang),
      siteName: site,
      locale: ctx.lang,
      ...(image ? { images: [image] } : {}),
    },
    robots: noindex || isVariant ? { index: false } : undefined,
  };
}
