import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { ApiError } from '#client/api-error.ts';
import { SHARE_PICTURE_PX, sharePicturePath } from '#locales/format/share-picture.ts';
import { subjectDetail } from '#schemas/api/search.ts';
import type { Language } from '#schemas/constants.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { platformLook } from '#schemas/platforms.ts';
import { type ResolvedDeal, resolveDeal } from '#schemas/resolve-deal.ts';
import { localHref, paths } from '#storefront/links/paths.ts';
import { articleTitle, shortSummary } from '#storefront/text/article-text.ts';
import { lastSegment, pageContext } from '../page-context.ts';
import { canonicalPath } from './canonical-path.ts';
import { pageMetadata } from './page-metadata.ts';

type Kind = 'CONTENT' | 'GOODS' | 'NOTE' | 'ARTICLE';

/**
 * Subject at the current address. A missing one responds with 404, a removed one with 410, and one with another
 * address, such as one by its id, redirects permanently.
 */
export async function readSubject(type: Kind): Promise<SubjectDetail> {
  const { api, request } = pageContext();
  const code = lastSegment();
  const includeText = type === 'NOTE' || type === 'ARTICLE';
  const detail = await api
    .call(subjectDetail, { body: { subject: { type, code }, includeText } }, { signal: request.signal })
    .catch((error) => {
      if (error instanceof ApiError && error.status === 410) gone();
      if (error instanceof ApiError && (error.status === 404 || error.status === 422)) notFound();
      throw error;
    });
  const own = subjectPath(detail);
  if (decodeURIComponent(own) !== decodeURIComponent(request.path)) movedTo(own);
  return detail;
}

/** Path of a subject's page. */
export function subjectPath({ id, subjectType, deal, goods, article }: SubjectDetail): string {
  if (deal) return paths.deal(deal.code ?? id);
  if (article)
    return subjectType === 'NOTE' ? paths.note(article.code ?? id) : paths.article(article.code ?? id);
  return paths.product(goods?.code ?? id);
}

/** Metadata of a subject's page. */
export function subjectMetadata(detail: SubjectDetail): Metadata {
  const { ctx, request } = pageContext();
  const { deal, goods, article } = detail;
  const shown = deal && resolveDeal(deal);
  const title = shown?.title || (article && articleTitle(article)) || goods?.goodsName || '';
  // Not the deal's summary, which may be the seller's place.
  const summary = article ? article.content.summary : goods?.description;
  const platform = platformLook(goods?.platformName)?.name;
  const about = platform && !article ? ctx.t('meta.item', { name: title, platform }) : title;
  const picture = article?.content.coverImage?.url ?? goods?.pictureUrls?.[0];
  const image = shown ? sharedDeal(ctx.lang, shown) : picture;
  return pageMetadata(ctx, {
    ...request,
    canonicalPath: canonicalPath(request.path, detail),
    title,
    description: shortSummary(summary ?? '') || about,
    image,
  });
}

/** Picture of a deal with its price; another price has another address, so that an old one is never shown. */
function sharedDeal(lang: Language, { code, currentPrice, maxPrice, priceHeld, priceDeduct }: ResolvedDeal) {
  const shown = priceHeld ? ['held'] : [currentPrice, maxPrice ?? priceDeduct?.priceReduction];
  const url = sharePicturePath(lang, code, shown.join('-'));
  return { url, ...SHARE_PICTURE_PX };
}

/** Responds with 410: the subject was here, and won't be again. */
export function gone(): never {
  pageContext().request.answer.status = 410;
  notFound();
}

/** Responds with 301 to the canonical address; a path without language prefix. */
export function movedTo(path: string): never {
  const { ctx, request } = pageContext();
  request.answer.status = 301;
  permanentRedirect(localHref(ctx, path));
}

/** Responds with 307 to another address, for this time only; a path without language prefix. */
export function ledTo(path: string): never {
  redirect(localHref(pageContext().ctx, path));
}
