import type { Metadata } from 'next';
import type { ViewContext } from '#runtime/context.ts';
import { LANGUAGES, type Language } from '#schemas/constants.ts';

type PageFacts = {
  path: string;
  title: string;
  description: string;
  image?: string | undefined;
  noindex?: boolean | undefined;
};

/** A page's head: absolute canonical and alternate addresses (X45), the same for every visitor of a language. */
export function pageMetadata(
  ctx: ViewContext,
  { path, title, description, image, noindex }: PageFacts,
): Metadata {
  const { siteOrigin, defaultLanguage, languages, name } = ctx.tenant;
  const address = (lang: Language) =>
    `${siteOrigin}${lang === defaultLanguage ? '' : `/${lang}`}${path === '/' && lang !== defaultLanguage ? '' : path}`;
  const alternates = Object.fromEntries(
    LANGUAGES.filter((lang) => languages.includes(lang)).map((lang) => [lang, address(lang)]),
  );
  const site = name[ctx.lang] ?? name[defaultLanguage] ?? ctx.tenant.id;
  return {
    metadataBase: new URL(siteOrigin),
    title: title ? `${title} | ${site}` : site,
    description,
    alternates: {
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
    robots: noindex ? { index: false } : undefined,
  };
}
